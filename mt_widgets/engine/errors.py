"""What can be wrong with what people give us; each error is one sentence for a person."""

from dataclasses import dataclass
from typing import Any

from .words import say

_LONGEST_ESCAPED = 160


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not allowed: the rule's name, which of its sentences, and their arguments."""

    rule: str
    case: str = ""
    arguments: tuple[tuple[str, object], ...] = ()


def refuse(rule: str, case: str = "", **arguments: object) -> Refusal:
    """A refusal by a rule."""
    return Refusal(rule, case, tuple(arguments.items()))


class Mistake(ValueError):
    """Something that a person gave us is wrong; a notebook shows the sentence alone."""

    def _render_traceback_(self) -> list[str]:
        return [str(self)]

    def __reduce__(self) -> tuple[Any, ...]:
        """For another process: an error is its sentence there, too, whatever it is made of."""
        return _again, (type(self), self.args, self.__dict__)


def _again(kind: type[Mistake], sentence: tuple[str, ...], fields: dict[str, object]) -> Mistake:
    error = kind.__new__(kind, *sentence)
    error.__dict__.update(fields)
    return error


def mistake(sentence: str, /, **arguments: object) -> Mistake:
    """A mistake that is told in the reader's language, its placeholders filled."""
    return Mistake(say(sentence, **arguments))


class TooLarge(Mistake):
    """There is more to look at than was allowed."""


class PositionError(Mistake):
    """A position that cannot be read, and where reading stopped."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"position: {where}: {what}")
        self.where, self.what = where, what


class MoveError(Mistake):
    """A move that cannot be read."""

    def __init__(self, text: str, what: str) -> None:
        super().__init__(f"move: {excerpt(text)}: {what}")


class IllegalMove(Mistake):
    """A move that a rule refuses; the sentence starts with the rule's name."""

    def __init__(self, refusal: Refusal, sentence: str) -> None:
        super().__init__(f"{refusal.rule}: {sentence}")
        self.refusal = refusal


class EditError(Mistake):
    """A change that would leave no position; ``rule`` is the name of the rule that says so."""

    def __init__(self, rule: str, what: str) -> None:
        super().__init__(f"{rule}: {what}" if rule else what)
        self.rule, self.what = rule, what


class FileError(Mistake):
    """A file that cannot be read, with the line at fault."""

    def __init__(self, name: str, line: int, what: str) -> None:
        super().__init__(
            f"{excerpt(name)}: line {line}: {what}" if line else f"{excerpt(name)}: {what}"
        )


def excerpt(text: str, longest: int = 40) -> str:
    """Somebody's text, short and printable, so that an error stays one clear line.

    >>> excerpt("W3:b5")
    "'W3:b5'"
    """
    shown = text[:longest]
    while len(ascii(shown)) > max(longest, _LONGEST_ESCAPED) + 2:  # a sign may take ten
        shown = shown[:-1]
    return ascii(shown) if shown == text else ascii(shown) + "..."
