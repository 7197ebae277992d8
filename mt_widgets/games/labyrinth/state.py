"""State: everything about a game at one moment, immutable, made of short texts and tuples."""

from typing import NamedTuple

from .moves import ProposeDeal

SHIFT, MOVE, WAND = 1, 2, 3  # the steps of a turn; at the third a wand is used or the turn ended
UNKNOWN, NO_FORMULA = "?", "-"


class Setup(NamedTuple):
    """What stays the same all game: colours in turn order, a formula for each, the options.

    A formula is the text of its card, UNKNOWN where nobody told us, NO_FORMULA where there is none.
    """

    colours: str
    formulas: tuple[str, ...]
    options: tuple[str, ...] = ()


class Turn(NamedTuple):
    """Whose turn it is, the step to come, and what has been done in this turn.

    ``declined``: a deal was proposed before this shift and declined. ``deal`` waits for its answer.
    """

    seat: int
    step: int = SHIFT
    wand_used: bool = False
    declined: bool = False
    deal: ProposeDeal | None = None


class State(NamedTuple):
    """A position with everything in it; see the notation for each field's text.

    ``tiles`` is the maze, a letter for each place, row by row from the north-west. Places are
    numbers into it. ``tokens`` are those on the board, in rising order, and ``lying`` the place of
    each. ``pawns``, ``wands`` and ``taken`` go by seat. ``closed`` is an arrow, or nothing.
    ``left`` is how many turns are left, None without a limit.
    """

    setup: Setup
    tiles: str
    spare: str
    closed: str
    pawns: tuple[int, ...]
    tokens: tuple[int, ...]
    lying: tuple[int, ...]
    turn: Turn
    wands: tuple[int, ...]
    taken: tuple[tuple[int, ...], ...]
    left: int | None = None

    def __str__(self) -> str:
        """The position as text."""
        from .notation import format_position  # the notation imports states

        return format_position(self)
