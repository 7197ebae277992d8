"""Setting up: the start position."""

from random import Random

from ..box import ALL, LEVELS, PLACE, POWERS
from ..state import State

EMPTY_MARKET = bytes(len(POWERS))


def deal(colours: str, options: tuple[str, ...], rng: Random) -> State:
    """``setup.*``: a tower for each player, a card in the market, the rest face down."""
    cards = bytes(rng.sample(ALL, len(ALL)))  # setup.shuffle
    seats = range(len(colours))
    # setup.deal, setup.tower: seven each, the smallest on the ground
    towers = tuple(bytes(sorted(cards[LEVELS * s : LEVELS * (s + 1)])) for s in seats)
    first, rest = cards[LEVELS * len(colours)], cards[LEVELS * len(colours) + 1 :]
    market = bytearray(EMPTY_MARKET)
    market[PLACE[first]] = first  # setup.market
    return State(colours, options, towers, (0,) * len(colours), 0, None, bytes(market), rest, b"")
