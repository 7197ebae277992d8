"""Who is asked to cast: the engine remembers it, so it is reckoned anew here."""

from collections.abc import Iterator
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.games.magical_towers import game
from mt_widgets.games.magical_towers.moves import Cast, Move, Pass
from mt_widgets.games.magical_towers.rules.casting import why_not_cast
from mt_widgets.games.magical_towers.spells import SPELLS
from mt_widgets.games.magical_towers.state import State, Window
from tests.reachable import some_move, states

NOBODY = -1


@given(states(), st.integers(0, 999))
def test_whoever_could_cast_is_asked_and_nobody_else(state: State, seed: int) -> None:
    rng = Random(seed)
    for _ in range(40):
        if game.mover(state) is None:
            break
        move = some_move(state, rng)
        before, state = state, game.play(state, move)
        asked = [*_asked_in_turn(before, move, state)]
        could = [_could_cast(state, seat, caster) for seat, caster in asked]
        assert could == [False] * (len(asked) - 1) + [True] * bool(asked), f"{before} {move}"


def _asked_in_turn(before: State, move: Move, after: State) -> Iterator[tuple[int, int]]:
    """Those who were passed over and the one who is asked, each with who cast just now."""
    window, earlier = after.pending, before.pending
    if not isinstance(window, Window):
        return
    first, passes, caster = after.seat, 0, NOBODY
    if isinstance(earlier, Window) and (earlier.name, before.action) == (window.name, after.action):
        if isinstance(move, Cast):
            first, caster = earlier.decider, earlier.decider
        elif isinstance(move, Pass):
            first, passes = earlier.decider + 1, earlier.passes + 1
    for step in range(window.passes - passes + 1):
        yield (first + step) % after.table.seats, caster


def _could_cast(state: State, seat: int, caster: int) -> bool:
    """Whether the rules allow a seat any cast in the open window."""
    window = state.pending
    assert isinstance(window, Window)
    decider = seat if seat == caster else NOBODY
    asked = state._replace(pending=Window(window.name, decider, 0, window.named))
    casts = (cast for spell in state.table.spells for cast in SPELLS[spell].casts(asked, seat))
    return any(why_not_cast(asked, seat, cast) is None for cast in casts)
