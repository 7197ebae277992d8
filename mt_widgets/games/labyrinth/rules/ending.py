"""Section 10: the end of the game, and the points."""

from dataclasses import dataclass

from ..box import FORMULA_POINTS, FORMULAS, WAND_POINTS
from ..state import UNKNOWN, State
from .alone import is_alone


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's points so far: ``face`` of the tokens, for the ``formula``, for the ``wands``.

    ``formula`` is None where the card is unknown; ``points`` are then those that are sure.
    """

    seat: int
    face: int
    formula: int | None
    wands: int

    @property
    def points(self) -> int:
        """The sum of all three."""
        return self.face + (self.formula or 0) + self.wands


def ended_by(state: State) -> str | None:
    """The rule that has ended the game; None while it goes on."""
    if not state.tokens:
        return "end.last"
    return "solo.limit" if state.left == 0 else None


def is_over(state: State) -> bool:
    """Whether the game is over: no token lies on the board, or no turn is left."""
    return not state.tokens or state.left == 0


def standing(seat: int, formula: str, taken: tuple[int, ...], wands: int) -> Standing:
    """``score.*``: what a player's tokens, formula and wands are worth."""
    found = [number for number in FORMULAS.get(formula, ()) if number in taken]
    bonus = None if formula == UNKNOWN else FORMULA_POINTS * len(found)
    return Standing(seat, sum(taken), bonus, WAND_POINTS * wands)


def standings(state: State) -> tuple[Standing, ...]:
    """Everybody's points so far, by seat."""
    hands = zip(state.setup.formulas, state.taken, state.wands, strict=True)
    return tuple(standing(seat, *hand) for seat, hand in enumerate(hands))


def winners(state: State) -> tuple[int, ...] | None:
    """``end.winner``, ``end.tie``: who has won, nobody if that depends on an unknown formula."""
    if not is_over(state):
        return None
    if is_alone(state):
        return () if state.tokens else (0,)
    if UNKNOWN in state.setup.formulas:
        return ()
    ranks = [_rank(state, reached) for reached in standings(state)]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def _rank(state: State, reached: Standing) -> tuple[int, ...]:
    """What is compared: points; with ``tie_break`` also tokens of the formula, then wands."""
    if "tie_break" not in state.setup.options:
        return (reached.points,)
    return reached.points, reached.formula or 0, reached.wands
