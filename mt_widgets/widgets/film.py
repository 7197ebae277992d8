"""A board that can show what happened, and then something else: films that end in a rest."""

from collections.abc import Iterator, Sequence
from functools import partial

from ..engine.game import Event, View
from .animate import Clip
from .board import Board

__all__ = ["Film", "FilmBoard"]

Film = Sequence[tuple[View, tuple[Event, ...], View]]
_GLANCE, _REST = 0.7, 1.6  # seconds: for what happens without a move, and before it is taken back


class FilmBoard(Board):
    """A board for tries: they are shown even where they are taken back at once."""

    def _show_film(self, film: Film, *, rest: bool = False) -> None:
        """Let it run, with a rest at its end before something else is shown."""
        if self.desk.page["still"] or not self.desk.settings["motion"]:
            self._paint()
        else:
            self._animator.play(self._frames(film, rest=rest), self._paint)

    def _frames(self, film: Film, *, rest: bool) -> Iterator[Clip]:
        for before, events, after in film:
            clips = list(self._clips(before, events))
            yield from clips or [self._still(after, _GLANCE)]
        if rest and film:
            yield self._still(film[-1][2], _REST)

    def _still(self, view: View, seconds: float) -> Clip:
        return Clip(seconds, partial(self._show, self._picture(view)), lambda _: ())
