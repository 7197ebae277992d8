"""One game, looked through."""

import pickle
from typing import Any

import pytest

from mt_widgets.puzzles.load import parse_puzzle
from mt_widgets.puzzles.mine.dig import dig, marks
from mt_widgets.puzzles.mine.job import Find, Job, Settings
from mt_widgets.puzzles.prove import prove
from tests.puzzles.mine.jobs import GAMES, SMALL, hauls


def finds() -> list[Find]:
    return [find for haul in hauls() for find in haul.finds]


def test_something_is_found_and_not_everywhere() -> None:
    assert len(finds()) >= 3
    assert any(not haul.finds for haul in hauls())
    assert sum(haul.candidates for haul in hauls()) > len(finds())


def test_the_same_job_brings_the_same() -> None:
    number = next(n for n, haul in enumerate(hauls()) if haul.finds)
    assert dig(GAMES[number]) == hauls()[number]


def test_what_is_found_is_a_puzzle_that_is_proven_as_its_file_says() -> None:
    for find in finds():
        puzzle = parse_puzzle(find.text, find.name)
        assert puzzle.proof == prove(puzzle)
        assert 1 <= len(puzzle.proof.solutions) <= 3
        assert find.marks == marks(puzzle)


def test_the_title_tells_the_game_and_the_turn() -> None:
    for find in finds():
        words = parse_puzzle(find.text, find.name).words
        game, _, turn = find.name.partition("-turn-")
        assert words.title == f"Found in game {int(game)}, turn {int(turn)}"
        assert len(words.hints) == 3


def test_nobody_could_have_peeked() -> None:
    for find in finds():
        puzzle = parse_puzzle(find.text, find.name)
        start: Any = puzzle.start
        if puzzle.turns == 1:
            assert start.draw is None


def test_jobs_and_hauls_travel() -> None:
    for thing in (GAMES[0], *hauls()):
        assert pickle.loads(pickle.dumps(thing)) == thing  # noqa: S301  # our own


def test_only_puzzles_of_a_theme_are_brought_where_one_is_wanted() -> None:
    settings = Settings({"players": "2", "spells": "0"}, looks=4, theme="dice")
    dice = [find for job in GAMES[1:4] for find in dig(Job(job.seed, settings)).finds]
    assert all("dice" in parse_puzzle(find.text, "").themes for find in dice)
    assert {find.name for find in dice} != {find.name for find in finds()}


@pytest.mark.parametrize("rules", ["master", "team", "solo"])
def test_every_way_of_playing_can_be_looked_through(rules: str) -> None:
    settings = Settings({"rules": rules, "spells": "-", "bots": "random,greedy"}, looks=3, most=300)
    haul = dig(Job(1, settings))
    assert all(f"rules={rules}" in find.text for find in haul.finds)


def test_a_job_is_written_as_in_folders_of_old() -> None:
    written = "players=None spells=None rules=base bots=greedy theme= looks=8 most=3000"
    assert str(Job(3)) == f"seed=3 {written}"


def test_no_two_jobs_are_written_alike() -> None:
    jobs = [Job(1, SMALL), Job(2, SMALL), Job(1), Job(1, Settings(theme="dice"))]
    assert len({str(job) for job in jobs}) == len(jobs)
