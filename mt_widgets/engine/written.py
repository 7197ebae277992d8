"""Moves that print as they are written."""

from importlib import import_module


class Written:
    """A move that prints as the ``notation`` beside its module writes it."""

    __slots__ = ()

    def __str__(self) -> str:
        game = type(self).__module__.rpartition(".")[0]
        text: str = import_module(f"{game}.notation").format_move(self)  # it imports moves
        return text
