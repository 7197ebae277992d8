"""Positions of Wonderful Towers for property tests: reached in play, and made up."""

from random import Random

from hypothesis import strategies as st

from mt_widgets.engine.game import CHANCE
from mt_widgets.games.wonderful_towers import game
from mt_widgets.games.wonderful_towers.box import ALL, COLOURS, LEVELS, OPTIONS, POWERS
from mt_widgets.games.wonderful_towers.moves import DRAW, PUTS, REVEALS, USES, Move, Shuffle
from mt_widgets.games.wonderful_towers.rules.ending import is_complete
from mt_widgets.games.wonderful_towers.rules.setup import deal
from mt_widgets.games.wonderful_towers.state import (
    DRAWING,
    Destroying,
    Drawn,
    Pending,
    State,
)
from mt_widgets.games.wonderful_towers.view import look, reconstruct

__all__ = ["cards", "every_move", "made_up", "positions", "some_move", "starts", "walk"]


def starts(rng: Random) -> State:
    """A start position of one to four; half of them without the order of the deck."""
    colours = "".join(rng.sample(COLOURS, rng.randint(1, 4)))
    state = deal(colours, tuple(OPTIONS[: rng.randint(0, 1)]), rng)
    return reconstruct(look(state)) if rng.random() < 0.5 else state


def some_move(state: State, rng: Random) -> Move:
    """A random move; chance tells a card or the whole order."""
    if game.mover(state) == CHANCE and rng.random() < 0.3:
        return game.chance_move(state, rng)
    return rng.choice(game.legal_moves(state))


def walk(state: State, moves: int, rng: Random) -> State:
    """The state after so many random moves, or the end."""
    for _ in range(moves):
        if game.mover(state) is None:
            break
        state = game.play(state, some_move(state, rng))
    return state


def made_up(rng: Random) -> State:
    """A position that need not be reachable: blocks, tokens, market and piles anyhow."""
    cards = rng.sample(ALL, len(ALL))
    colours = "".join(rng.sample(COLOURS, rng.randint(1, 4)))
    towers = tuple(_tower([cards.pop() for _ in range(LEVELS)], rng) for _ in colours)
    tokens = tuple(rng.choice((0, 0, rng.randrange(128), 127)) for _ in colours)
    market = bytearray(len(POWERS))
    for power in POWERS.values():
        card = next(card for card in cards if card in power.cards)
        if rng.random() < 0.6:
            market[power.place] = card
            cards.remove(card)
    known = rng.choice((0, 0, rng.randint(1, 9)))
    deck = bytes(cards.pop() for _ in range(known))
    pending = _pending(colours, tokens, cards, rng) if not deck or rng.random() < 0.2 else None
    if any(map(is_complete, towers)) or (deck and not isinstance(pending, Drawn)):
        pending = None
    if isinstance(pending, Drawn):
        cards.remove(pending.card)
    unknown = sorted(rng.sample(cards, rng.choice((len(cards), rng.randint(0, len(cards))))))
    if not unknown and not isinstance(pending, Drawn):
        pending = None
    options = tuple(OPTIONS[: rng.randint(0, 1)])
    seat = rng.randrange(len(colours))
    return State(
        colours, options, towers, tokens, seat, pending, bytes(market), deck, bytes(unknown)
    )


def _tower(cards: list[int], rng: Random) -> bytes:
    """Blocks in any order, often nearly complete."""
    if rng.random() < 0.7:
        cards.sort(reverse=True)
        one, other = rng.randrange(LEVELS), rng.randrange(LEVELS)
        cards[one], cards[other] = cards[other], cards[one]
    return bytes(cards)


def _pending(
    colours: str, tokens: tuple[int, ...], cards: list[int], rng: Random
) -> Pending | None:
    """Something under way, or nothing."""
    power = POWERS[rng.choice(("top", "middle", "bottom"))]
    open_seats = [s for s in range(len(colours)) if not tokens[s] >> power.level - 1 & 1]
    kinds: list[Pending | None] = [None, None, DRAWING, Drawn(rng.choice(cards))]
    if open_seats:
        kinds.append(Destroying(power.word, rng.choice(open_seats)))
    return rng.choice(kinds)


def position(seed: int) -> State:
    """A readable position, half of them reached in play."""
    rng = Random(seed)
    while True:
        state = walk(starts(rng), rng.randint(0, 250), rng) if rng.random() < 0.5 else made_up(rng)
        if sum(map(is_complete, state.towers)) <= 1:
            return state


def positions() -> st.SearchStrategy[State]:
    """Readable positions."""
    return st.integers(0, 1 << 30).map(position)


def every_move(state: State) -> list[Move]:
    """Every move that can be written, but of the shuffles only a few."""
    unknown = tuple(state.unknown)
    shuffles = [unknown, unknown[::-1], unknown[1:], (*unknown, 1), (47,), unknown[:1] * 2]
    uses = [use for uses in USES.values() for use in uses]
    return [DRAW, *PUTS, *uses, *REVEALS.values(), *(Shuffle(cards) for cards in shuffles if cards)]


def cards(state: State) -> list[int]:
    """Every card on the table, wherever it is."""
    drawn = [state.pending.card] if isinstance(state.pending, Drawn) else []
    market = [card for card in state.market if card]
    piles = [*state.deck, *state.unknown, *state.discard]
    return sorted([*b"".join(state.towers), *market, *piles, *drawn])
