"""States of Magical Towers that can be reached in play, in all modes, for property tests."""

from random import Random

from hypothesis import strategies as st

from mt_widgets.games.magical_towers import game
from mt_widgets.games.magical_towers.api import start
from mt_widgets.games.magical_towers.box import OPTIONS, SPELL_COSTS
from mt_widgets.games.magical_towers.draft import changed
from mt_widgets.games.magical_towers.moves import Cast, Move
from mt_widgets.games.magical_towers.state import State

MODES = {
    "base": [2, 3, 4, 5, 6],
    "master": [2, 3, 4, 5, 6],
    "team": [4, 6],
    "master+team": [4, 6],
    "solo": [1],
}


@st.composite
def starts(draw: st.DrawFn) -> State:
    """Start positions of every mode; often with full flasks, so that spells are cast a lot."""
    rules = draw(st.sampled_from(sorted(MODES)))
    players = draw(st.sampled_from(MODES[rules]))
    spells = draw(st.lists(st.sampled_from(sorted(SPELL_COSTS)), unique=True))
    options = draw(st.lists(st.sampled_from(OPTIONS), unique=True, max_size=2))
    if rules == "solo":
        spells = spells[:3] if len(spells) >= 3 else []
    text = ",".join(spells) or "-"
    seed = draw(st.integers(0, 1_000))
    state = start(players, text, rules, options=",".join(options), seed=seed)
    if draw(st.booleans()) and not state.table.solo:
        rich = tuple(count // 2 for count in state.empty)
        empty = tuple(count - count // 2 for count in state.empty)
        state = changed(state, full=rich, empty=empty)
    return state


def some_move(state: State, rng: Random) -> Move:
    """A random move, spells and others equally often, so that games go on."""
    moves = game.legal_moves(state)
    if not moves:
        return game.chance_move(state, rng)
    casts = [move for move in moves if isinstance(move, Cast)]
    others = [move for move in moves if not isinstance(move, Cast)]
    return rng.choice(casts if casts and (not others or rng.random() < 0.5) else others)


def walk(state: State, moves: int, rng: Random) -> State:
    """The state after so many random moves, or the end."""
    for _ in range(moves):
        if game.mover(state) is None:
            break
        state = game.play(state, some_move(state, rng))
    return state


@st.composite
def states(draw: st.DrawFn) -> State:
    """States in the middle of random games."""
    state = draw(starts())
    return walk(state, draw(st.integers(0, 200)), Random(draw(st.integers(0, 1_000))))
