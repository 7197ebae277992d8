"""Section 3: setting up, which is all that chance has to do with this game."""

from random import Random

from ..box import FIXED, FORMULAS, LOOSE, NUMBERS, PLACES, SIZE, STARTS, TURNINGS, WANDS
from ..state import NO_FORMULA, Setup, State, Turn


def _is_inside(place: int) -> bool:
    """Whether a place is not at the edge of the board."""
    row, column = divmod(place, SIZE)
    return 0 < row < SIZE - 1 and 0 < column < SIZE - 1


# ``setup.tokens``: neither at the edge nor a start space, used or not.
TOKEN_PLACES = tuple(
    place for place in range(len(PLACES)) if _is_inside(place) and place not in STARTS.values()
)


def deal_formulas(number: int, rng: Random) -> tuple[str, ...]:
    """``setup.formula``: a card for each player; the rest is put away unseen."""
    return tuple(rng.sample(list(FORMULAS), number))


def start(colours: str, rng: Random, options: tuple[str, ...], *, formulas: bool = True) -> State:
    """``setup.*``: a maze at random, pawns, tokens, wands, a formula each if they are wanted."""
    seats = len(colours)
    dealt = deal_formulas(seats, rng) if formulas else (NO_FORMULA,) * seats
    tiles, spare = _maze(rng)
    return State(
        Setup(colours, dealt, options), tiles, spare, "",
        tuple(STARTS[colour] for colour in colours), NUMBERS,
        tuple(rng.sample(TOKEN_PLACES, len(NUMBERS))), Turn(0), (WANDS,) * seats, ((),) * seats,
    )  # fmt: skip


def _maze(rng: Random) -> tuple[str, str]:
    """``setup.maze``: the loose tiles shuffled and turned at random, and the one left over."""
    loose = [spare for spare, number in LOOSE.items() for _ in range(number)]
    rng.shuffle(loose)
    laid = [
        FIXED[place] if place in FIXED else rng.choice(TURNINGS[loose.pop()])
        for place in range(len(PLACES))
    ]
    (spare,) = loose
    return "".join(laid), spare
