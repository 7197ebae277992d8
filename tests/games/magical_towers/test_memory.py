"""How much room states and games take."""

import sys
from random import Random

import pytest

import mt_widgets as mt
from mt_widgets.engine.record import Record
from mt_widgets.games.magical_towers import game
from mt_widgets.games.magical_towers.moves import Move
from mt_widgets.games.magical_towers.state import State
from tests.reachable import MODES, some_move


def size(*roots: object, without: object = None) -> int:
    """Bytes of all that can be reached, each thing once, but for what everything shares anyway:
    the table, and what Python keeps one copy of (small numbers, single letters, nothing at all).
    """
    seen = {id(without)}
    todo, total = list(roots), 0
    while todo:
        item = todo.pop()
        shared = item is None or isinstance(item, int) or (isinstance(item, str) and len(item) < 2)
        if shared or item in ((), frozenset()) or id(item) in seen:
            continue
        seen.add(id(item))
        total += sys.getsizeof(item)
        todo += list(item) if isinstance(item, tuple | frozenset) else []
        todo += [getattr(item, name) for name in getattr(type(item), "__slots__", ())]
    return total


def played(players: int, rules: str) -> Record[State, Move]:
    spells = 3 if rules == "solo" else 8
    rng, record = Random(3), mt.record(mt.start(players, spells, rules, seed=3))
    while game.mover(record.state) is not None and len(record.moves) < 400:
        record = record.play(some_move(record.state, rng))
    return record


@pytest.mark.parametrize("rules", MODES)
def test_a_state_takes_less_than_two_kilobytes(rules: str) -> None:
    """Alone, for any number of players; within a game less than one."""
    for players in MODES[rules]:
        record = played(players, rules)
        states = list(record.states())
        assert max(size(state, without=state.table) for state in states) < 2_048
        assert size(*states, without=record.start.table) / len(states) < 1_024


def test_a_record_of_a_whole_game_takes_less_than_a_hundred_kilobytes() -> None:
    record = played(6, "master+team")
    assert size(record.start, record.moves, record.state) < 100_000
