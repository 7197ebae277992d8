"""What a seat may not know has no say in what a level plays for it, or thinks of it."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

import mt_widgets as mt
from mt_widgets.cli import main
from mt_widgets.engine.game import CHANCE
from mt_widgets.engine.work import finish
from mt_widgets.games import GAMES
from mt_widgets.games.magical_towers.draft import changed
from mt_widgets.games.magical_towers.stacks import build, land, levels, without_prisoners
from mt_widgets.games.magical_towers.state import State
from mt_widgets.search.opponents.choose import weighing
from mt_widgets.search.opponents.levels import Level, levels_of
from mt_widgets.search.opponents.turn_search import Foresight
from tests.games.magical_towers.test_bots import with_other_secrets
from tests.reachable import walk

TOWERS = GAMES["magical-towers"]
LEVELS = levels_of(TOWERS)
BRIEF = 300  # positions: what is looked at first and last is looked at in the same way
WAYS = [
    ("base", 2), ("base", 6), ("master", 2), ("master", 5), ("team", 4), ("team", 6),
    ("master+team", 4), ("solo", 1),
]  # fmt: skip
ALL_WAYS = pytest.mark.parametrize(("rules", "players"), WAYS)
ALL_LEVELS = pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)


@cache
def positions(rules: str, players: int) -> list[State]:
    """Some where a seat has to decide, early and late, with spells to cast and prisoners."""
    spells = 3 if rules == "solo" else 8
    found = list[State]()
    for seed, moves in enumerate((0, 30, 75, 140)):
        start = mt.start(players, spells, rules, seed=seed)
        if rules != "solo":
            half = tuple(count // 2 for count in start.empty)
            start = changed(
                start, full=half, empty=tuple(count - count // 2 for count in start.empty)
            )
        found += _deciding(start, moves, Random(seed))
    assert found
    return found


def _deciding(start: State, moves: int, rng: Random) -> Iterator[State]:
    state: Any = walk(start, moves, rng)
    while TOWERS.rules.mover(state) == CHANCE:
        state = TOWERS.rules.play(state, TOWERS.rules.chance_move(state, rng))
    if TOWERS.rules.mover(state) is not None:
        yield state


def thought(state: Any, level: Level) -> list[tuple[Any, float]]:
    """All moves that a level thinks of, with what it expects of them."""
    seat = TOWERS.rules.mover(state)
    assert seat is not None
    look = level.foresight
    brief = replace(level, foresight=Foresight(look.depth, look.width, min(look.positions, BRIEF)))
    view = TOWERS.knowledge.look(state, seat, TOWERS.knowledge.GRADES[-1])
    return finish(weighing(TOWERS, view, seat, brief, Random(7)))


@ALL_LEVELS
@ALL_WAYS
def test_nothing_hidden_is_thought_of(rules: str, players: int, level: Level) -> None:
    for state in positions(rules, players):
        expected, here = thought(state, level), TOWERS.rules.mover(state)  # type: ignore[arg-type]
        assert here is not None
        for seed in range(2):
            assert thought(with_other_secrets(state, here, Random(seed)), level) == expected
        view: Any = TOWERS.knowledge.look(state, here, "memory")  # type: ignore[arg-type]
        assert thought(TOWERS.knowledge.reconstruct(view), level) == expected


def test_there_is_something_to_hide() -> None:
    """The positions above differ in what is shuffled, and peeking would change what is thought."""
    for rules, players in WAYS:
        secrets = [
            with_other_secrets(state, mover, Random(seed)) != state
            for state in positions(rules, players)
            for seed in range(2)
            if (mover := TOWERS.rules.mover(state)) is not None  # type: ignore[arg-type]
        ]
        assert any(secrets)


def with_prisoners_elsewhere(state: State, rng: Random) -> State:
    """All who are trapped in other places, of which nobody but a good memory knows."""
    crowds = [[*levels(covered)] for covered in state.covered]
    shut_in = [wizard for below in crowds for crowd in below for wizard in crowd]
    rooms = [(space, level) for space, below in enumerate(crowds) for level in range(len(below))]
    moved = [["" for _ in below] for below in crowds]
    for wizard in shut_in:
        space, level = rng.choice([room for room in rooms if len(moved[room[0]][room[1]]) < 6])
        moved[space][level] = land(moved[space][level], wizard)
    towers = map(without_prisoners, state.covered)
    covered = (build(stack, [*below, ""])[0] for stack, below in zip(towers, moved, strict=True))
    return changed(state, covered=tuple(covered))


@ALL_WAYS
def test_who_forgets_the_trapped_does_not_know_where_they_are(rules: str, players: int) -> None:
    (forgetful,) = [level for level in LEVELS if level.memory == "nobody"]
    elsewhere = 0
    for state in positions(rules, players):
        other = with_prisoners_elsewhere(state, Random(3))
        assert Counter("".join(other.covered)) == Counter("".join(state.covered))
        elsewhere += other != state
        assert thought(other, forgetful) == thought(state, forgetful)
    assert elsewhere


@ALL_LEVELS
def test_the_command_does_not_peek_either(capsys: pytest.CaptureFixture[str], level: Level) -> None:
    answers = list[set[str]]()
    for rules, players in (("base", 3), ("master", 2), ("team", 4)):
        for state in positions(rules, players)[1:3]:
            mover = TOWERS.rules.mover(state)  # type: ignore[arg-type]
            assert mover is not None
            shown = [str(state), *(str(with_other_secrets(state, mover, Random(seed)))
                                   for seed in range(2))]  # fmt: skip
            assert len({*shown}) > 1
            words = ["--level", str(level.number), "--seed", "5"]
            assert [main(["move", text, *words]) for text in shown] == [0, 0, 0]
            answers.append({*capsys.readouterr().out.splitlines()})
    assert {len(found) for found in answers} == {1}
