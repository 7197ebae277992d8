"""Setting up (section 4): sectors, cards, wizards and treasures, before the dice are rolled."""

from random import Random

from ..board import board_for
from ..box import HAND, LAYOUTS, LIFE, PLANS
from ..cards import DECK, TRAPS, Hand, sorted_hand
from ..sectors import laid_out, spaces
from ..state import NO_TURN, Rolling, Setup, State
from ..things import sorted_floor


def start(colours: str, options: frozenset[str], rng: Random) -> State:
    """A start position for these colours, in the order of the seats; the dice come next."""
    seats = range(len(colours))
    owners = tuple(seat for row in LAYOUTS[len(colours)] for seat in row)  # setup.sectors
    setup, board = Setup(colours, owners, options), board_for(len(colours))
    plans = rng.sample(list(PLANS), len(colours))
    sectors = tuple(f"{plan}{rng.randrange(4)}" for plan in plans)
    hands, draw = _deal(len(colours), rng)
    return State(
        setup=setup,
        sectors=sectors,
        borders=laid_out(board, sectors),
        damage=(),
        turn=NO_TURN,
        pending=(Rolling(tuple(seats)),),
        lives=(LIFE,) * len(colours),  # setup.life
        squares=setup.bases,  # setup.wizard
        hands=hands,
        carried=((),) * len(colours),
        lasting=((),) * len(colours),
        things=_treasures(setup, sectors),
        creations=(),
        creatures=(),
        first=frozenset(seats),
        draw=draw,
        discard=(),
    )


def _treasures(setup: Setup, sectors: tuple[str, ...]) -> tuple[tuple[int, str], ...]:
    """``setup.treasures``: two for each player, on the spaces of the player's sector."""
    return sorted_floor(
        (square, setup.colours[owner].upper())
        for number, owner in enumerate(setup.owners)
        for square in spaces(setup.board, sectors, number)
    )


def _deal(players: int, rng: Random) -> tuple[tuple[Hand, ...], Hand]:
    """``setup.cards``: seven cards each, none of them a trap; traps are shuffled back in."""
    deck = rng.sample(DECK, len(DECK))
    dealt = [card for card in deck if card not in TRAPS][: HAND * players]
    hands = tuple(sorted_hand(dealt[seat::players]) for seat in range(players))
    rest = list(deck)
    for card in dealt:
        rest.remove(card)
    return hands, tuple(rng.sample(rest, len(rest)))
