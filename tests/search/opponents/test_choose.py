"""Opponents: by the rules, from what their seat may know, the same for the same seed."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mt_widgets as mt
from mt_widgets.engine.errors import Mistake
from mt_widgets.engine.game import CHANCE, AnyGame, Position
from mt_widgets.engine.work import finish
from mt_widgets.games import GAMES
from mt_widgets.games.magical_towers.state import State
from mt_widgets.search.opponents.choose import choose, weighing
from mt_widgets.search.opponents.levels import find_level, levels_of
from tests.games.magical_towers.test_bots import with_other_secrets
from tests.nim import NIM
from tests.reachable import states

TOWERS = GAMES["magical-towers"]
LEVELS = levels_of(TOWERS)


def chosen(game: AnyGame, state: Any, number: int, seed: int = 0) -> str:
    """What a level plays for the seat that is to move."""
    seat = game.rules.mover(state)
    assert seat is not None
    view = game.knowledge.look(state, seat, game.knowledge.GRADES[-1])
    return game.notation.format_move(
        choose(game, view, seat, find_level(game, number), Random(seed))
    )


def decides(state: Position) -> bool:
    return TOWERS.rules.mover(state) not in (None, CHANCE)


@given(state=states(), number=st.integers(1, len(LEVELS)), seed=st.integers(0, 99))
def test_no_level_knows_more_than_its_seat(state: State, number: int, seed: int) -> None:
    here: Any = state
    mover = TOWERS.rules.mover(here)
    if mover is None or mover == CHANCE:
        return
    secret: Any = with_other_secrets(state, mover, Random(seed))
    move = chosen(TOWERS, here, number, seed)
    assert move == chosen(TOWERS, secret, number, seed)
    assert move in map(TOWERS.notation.format_move, TOWERS.rules.legal_moves(here))


@pytest.mark.parametrize("number", [1, 3, 5])
def test_the_same_seed_gives_the_same_move(number: int) -> None:
    start: Any = mt.start("byr", 8, "master", seed=4)
    moves = {chosen(TOWERS, start, number, seed=7) for _ in range(3)}
    assert len(moves) == 1


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_every_level_walks_home_when_that_wins(level: Any) -> None:
    position = "K/10/T/2/b/yT b2 b4+1-0x5:W2,T1|y0+0-6:T1,T2,T3 mw,mt draw=W1,W1,W1,W1"
    assert chosen(TOWERS, TOWERS.notation.parse_position(position), level.number) == "W2:b14"


def test_who_thinks_a_turn_through_sees_what_two_cards_do_together() -> None:
    position = "K/10/b/3/yT b1 b4+1-0x5:W2,W3,T5|y0+0-6:T1,T2,T3 - draw=W1,W1,W1,W1"
    state = TOWERS.notation.parse_position(position)
    assert chosen(TOWERS, state, 5) in ("W2:b11", "W3:b11")


def test_a_level_leaves_out_what_it_never_thinks_of() -> None:
    state: Any = mt.parse("K/3/b/T/10 b1 b0+6-0:W2,T1,T5|y0+0-6:T1,T2,T3 mw,mt")
    seat = TOWERS.rules.mover(state)
    assert seat is not None
    view = TOWERS.knowledge.look(state, seat, "memory")
    kinds = [
        {
            TOWERS.judgement.kind(move)
            for move, _ in finish(weighing(TOWERS, view, seat, level, Random(0)))
        }
        for level in LEVELS
    ]
    assert "spell" not in kinds[0]
    assert "spell" in kinds[-1]


def test_nobody_chooses_for_another() -> None:
    state: Any = mt.start("by", seed=1)
    view = TOWERS.knowledge.look(state, 1, "memory")
    with pytest.raises(Mistake, match=r"^there is nothing to choose for y now$"):
        choose(TOWERS, view, 1, LEVELS[0], Random(0))


def test_levels_are_known_by_their_numbers() -> None:
    with pytest.raises(Mistake, match=r"^there is no level 9, only 1 to 5$"):
        find_level(TOWERS, 9)
    with pytest.raises(Mistake, match=r"^wiz-war has no opponents yet$"):
        find_level(GAMES["wiz-war"], 1)


@pytest.mark.parametrize(("position", "move"), [("0,0,2 a 2", "3-2"), ("2,0,0 b 3", "1-2")])
def test_a_toy_gets_opponents_by_its_judgement_alone(position: str, move: str) -> None:
    assert chosen(NIM, NIM.notation.parse_position(position), 2) == move
