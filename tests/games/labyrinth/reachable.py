"""States of the Labyrinth that can be reached in play, with every option, for property tests."""

from random import Random

from hypothesis import strategies as st

from mt_widgets.games.labyrinth import game, setup
from mt_widgets.games.labyrinth.box import COLOURS, OPTIONS
from mt_widgets.games.labyrinth.moves import Move, ProposeDeal, Walk
from mt_widgets.games.labyrinth.state import State

__all__ = ["some_move", "some_start", "starts", "states", "walk"]


def some_start(rng: Random) -> State:
    """A start position for any players, now and then with most tokens gone already."""
    colours = "".join(rng.sample(COLOURS, rng.randint(1, 4)))
    given = {"players": colours, "seed": str(rng.randrange(1 << 30))}
    given["options"] = ",".join(option for option in OPTIONS if rng.random() < 0.4)
    given["formulas"] = rng.choice(["dealt", "dealt", "none"])
    if len(colours) == 1 and rng.random() < 0.5:
        given["left"] = str(rng.randint(1, 30))
    return _later(setup.new(given), rng.choice([0, 0, 10, 17]), rng)


def _later(state: State, gone: int, rng: Random) -> State:
    """The state as if so many tokens had been taken, by anybody."""
    owners = [rng.randrange(len(state.setup.colours)) for _ in range(gone)]
    taken = tuple(
        tuple(number for number, owner in zip(state.tokens, owners, strict=False) if owner == seat)
        for seat in range(len(state.setup.colours))
    )
    return state._replace(tokens=state.tokens[gone:], lying=state.lying[gone:], taken=taken)


def some_move(state: State, rng: Random) -> Move:
    """A random move; a token is taken where it can be, and deals are as frequent as shifts."""
    moves = game.legal_moves(state)
    takes = [move for move in moves if isinstance(move, Walk) and move.take]
    deals = [move for move in moves if isinstance(move, ProposeDeal)]
    others = [move for move in moves if not isinstance(move, ProposeDeal)]
    return rng.choice(takes or (deals if deals and rng.random() < 0.5 else others))


def walk(state: State, moves: int, rng: Random) -> State:
    """The state after so many random moves, or the end."""
    for _ in range(moves):
        if game.mover(state) is None:
            break
        state = game.play(state, some_move(state, rng))
    return state


@st.composite
def starts(draw: st.DrawFn) -> State:
    """Start positions of every kind."""
    return some_start(Random(draw(st.integers(0, 100_000))))


@st.composite
def states(draw: st.DrawFn) -> State:
    """States in the middle of random games."""
    rng = Random(draw(st.integers(0, 100_000)))
    return walk(some_start(rng), draw(st.integers(0, 120)), rng)
