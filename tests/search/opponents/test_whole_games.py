"""Weak and strong levels play every mode to its end, use what it has, and waste nothing."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import mt_widgets as mt
from mt_widgets.engine.game import Move, Position
from mt_widgets.engine.record import Record
from mt_widgets.engine.work import finish
from mt_widgets.games import GAMES
from mt_widgets.games.magical_towers.moves import Ask, Cast, Give, GiveBack, Lend, Pass
from mt_widgets.search.opponents.choose import choose, weighing
from mt_widgets.search.opponents.levels import Level, levels_of
from mt_widgets.search.opponents.turn_search import Foresight
from mt_widgets.search.playout import play_out
from tests.reachable import MODES

TOWERS = GAMES["magical-towers"]
WEAK, *_, STRONG = levels_of(TOWERS)
BRIEF = replace(STRONG, foresight=Foresight(4, 2, 150))  # the same eyes, and a quicker hand
LONGEST = 20_000  # six who pass in every window of Master Wizards take many moves
SPELLS = {"solo": 3}
CASES = [(rules, players) for rules, sizes in MODES.items() for players in {sizes[0], sizes[-1]}]


def played(rules: str, players: int, levels: list[Level], seed: int = 5) -> Record[Any, Any]:
    """A whole game; levels sit by turns."""
    start: Any = mt.start(players, SPELLS.get(rules, 8), rules, seed=seed)
    rng, look = Random(seed), TOWERS.knowledge.look

    def player(seat: int) -> Callable[[Position], Move]:
        level = levels[seat % len(levels)]
        return lambda state: choose(TOWERS, look(state, seat, "memory"), seat, level, rng)

    return play_out(TOWERS, start, [player(seat) for seat in range(players)], rng, LONGEST)


@pytest.mark.parametrize("levels", [[WEAK], [BRIEF]], ids=["weak", "strong"])
@pytest.mark.parametrize(("rules", "players"), CASES)
def test_every_mode_is_played_to_its_end(rules: str, players: int, levels: list[Level]) -> None:
    record = played(rules, players, levels)
    assert TOWERS.rules.winners(record.state) is not None
    assert len(record.moves) < LONGEST


def casters(record: Record[Any, Any]) -> list[tuple[bool, Any, int]]:
    """Of each cast whether it was the caster's turn, and the state and seat."""
    found, state = list[tuple[bool, Any, int]](), record.start
    for move in record.moves:
        seat = TOWERS.rules.mover(state)
        if isinstance(move, Cast) and seat is not None:
            found.append((TOWERS.rules.turn(state) == seat, state, seat))
        state = TOWERS.rules.play(state, move)
    return found


def test_the_strong_cast_in_their_own_turns_and_in_others_but_not_for_nothing() -> None:
    casts = [cast for seed in range(3) for cast in casters(played("master", 3, [BRIEF], seed))]
    assert {own for own, _, _ in casts} == {True, False}
    for own, state, seat in casts:
        view = TOWERS.knowledge.look(state, seat, "memory")
        weighed = dict(finish(weighing(TOWERS, view, seat, BRIEF, Random(0))))
        passing = [chance for move, chance in weighed.items() if isinstance(move, Pass)]
        if not own and passing:
            assert max(weighed.values()) > passing[0]


def test_who_gains_nothing_by_a_spell_passes() -> None:
    position = "K/Ry/5/Rb/8 b1[before]>b b4+6-0:W1|y4+0-6:? fw,mw rules=master"
    state = TOWERS.notation.parse_position(position)
    view = TOWERS.knowledge.look(state, 0, "memory")
    assert str(choose(TOWERS, view, 0, STRONG, Random(1))) == "pass"


def test_partners_lend_cards_and_hand_flasks() -> None:
    moves = [type(move) for seed in range(3) for move in played("team", 4, [BRIEF], seed).moves]
    assert {Ask, Lend, GiveBack, Give} <= {*moves}
