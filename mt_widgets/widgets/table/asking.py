"""Asking one after the other: the buttons that make it painless for those who only wait."""

from collections.abc import Callable

from ...engine.game import AnyGame, Position
from ...engine.words import say
from ..page.panel_parts import Button, button
from .company import Company
from .passing import all_pass, passing_move

__all__ = ["Asking"]


class Asking:
    """Passes for all who are asked, or for good: what its buttons do.

    ``look`` tells how the game stands, ``advance`` plays moves, ``show`` shows everything again.
    """

    def __init__(
        self, game: AnyGame, company: Company, look: Callable[[], Position],
        advance: Callable[..., str | None], show: Callable[[], object],
    ) -> None:  # fmt: skip
        self._game, self._company = game, company
        self._look, self._advance, self._show = look, advance, show

    def pass_all(self) -> str | None:
        """Pass for everybody who is asked now."""
        passes = all_pass(self._game, self._look())
        return self._advance(*passes) if passes else None

    def silence(self) -> str | None:
        """Pass, and pass by itself from now on, for whoever is asked now."""
        state = self._look()
        move, mover = passing_move(self._game, state), self._game.rules.mover(state)
        if move is None or mover is None:
            return None
        self._company.silent |= {mover}
        return self._advance(move)

    def ask_all(self) -> str | None:
        """Ask everybody again."""
        self._company.silent = frozenset()
        self._show()
        return None

    def buttons(self) -> list[Button]:
        """Buttons to pass for all or for good, and to have everybody asked again."""
        buttons, state = list[Button](), self._look()
        mover = self._game.rules.mover(state)
        if mover is not None and passing_move(self._game, state) is not None:
            who = self._game.voice.say_seat(state, mover)
            if not self._company.opponents.seats:  # who may want to do something
                words = self._game.voice.words()["nobody"]
                buttons.append(button("nobody", words, primary=True))
            buttons.append(button("silence", say("Do not ask {player} again", player=who)))
        if self._company.silent:
            buttons.append(button("ask-all", say("Ask everybody again")))
        return buttons
