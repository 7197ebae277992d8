"""The game as a solver plays it: unknown formulas are turned up by chance when the game is over.

No move depends on a formula, so nobody needs one before the points are counted (``see.formula``).
Until then nobody reckons with an unknown card, not even its owner: whoever wants a rival to play
for their card writes it into the position. Any card that nobody has seen is equally likely.
"""

from itertools import permutations
from math import perm

from ...engine.errors import TooLarge
from ...engine.game import CHANCE, Outcome
from ...engine.words import say
from . import game
from .game import legal_moves, play, turn, turn_passed
from .moves import Move
from .rules.seeing import turned_up, unseen
from .state import UNKNOWN, State

__all__ = [
    "chance_move", "legal_moves", "mover", "outcomes", "play", "turn", "turn_passed", "ways",
]  # fmt: skip

_MOST_WAYS = 10_000  # three unknown formulas come in fewer


def mover(state: State) -> int | None:
    """The seat that is to move; CHANCE where formulas are to be turned up for counting."""
    decides = game.mover(state)
    return CHANCE if decides is None and UNKNOWN in state.setup.formulas else decides


def ways(state: State) -> list[State]:
    """The state with every deal of cards for its unknown formulas; raises TooLarge.

    A state without unknown formulas is the only one.
    """
    unknown = state.setup.formulas.count(UNKNOWN)
    if not unknown:
        return [state]
    cards = unseen(state.setup)
    if perm(len(cards), unknown) > _MOST_WAYS:
        raise TooLarge(say("there are too many unknown formulas: {number}", number=unknown))
    return [turned_up(state, dealt) for dealt in permutations(cards, unknown)]


def outcomes(state: State) -> list[Outcome[State]]:
    """Every deal of cards for the unknown formulas, each as likely as any other."""
    return [Outcome(1, _name(state, after), after) for after in ways(state)]


def _name(state: State, after: State) -> str:
    """The cards that were turned up: ``y=1-10-13``, with commas between several."""
    cards = zip(state.setup.colours, state.setup.formulas, after.setup.formulas, strict=True)
    return ",".join(f"{colour}={card}" for colour, before, card in cards if before != card)


def chance_move(_name: str) -> Move | None:
    """None: a card that is turned up is no move."""
    return None
