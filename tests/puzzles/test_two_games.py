"""Puzzles of two games side by side."""

from dataclasses import replace
from pathlib import Path

import pytest

from mt_widgets.engine.errors import FileError, Mistake
from mt_widgets.games import FIRST as FIRST_GAME
from mt_widgets.games import GAMES
from mt_widgets.puzzles.draft import draft_of, read_draft, suggested_hints
from mt_widgets.puzzles.load import load_puzzle, parse_puzzle
from mt_widgets.puzzles.packs import packs
from mt_widgets.puzzles.prove import prove
from mt_widgets.puzzles.puzzle import Proof
from mt_widgets.puzzles.shelf import find, next_entry, read_shelf, tour
from mt_widgets.puzzles.telling import known, say_text
from mt_widgets.puzzles.variant import vary
from mt_widgets.puzzles.wording import check_wording
from mt_widgets.puzzles.write import format_puzzle
from tests.nim import NIM
from tests.puzzles.toy_packs import DIE, FIRST, OURS, TAKE, TOY, two_games

__all__ = ["two_games"]  # for pytest, which finds fixtures by their names
pytestmark = pytest.mark.usefixtures("two_games")


def test_a_file_of_the_first_game_names_no_game_and_others_do() -> None:
    ours, toy = load_puzzle(find(FIRST)[0]), load_puzzle(find(TAKE)[0])
    assert (ours.game.name, toy.game.name) == (FIRST_GAME, "nim")
    assert "game =" not in format_puzzle(ours)
    assert format_puzzle(toy).startswith('format = 1\ngame = "nim"\nkind = "reach"\n')
    for puzzle in (ours, toy):
        assert parse_puzzle(format_puzzle(puzzle), puzzle.name) == puzzle


def test_a_game_that_there_is_not_is_a_mistake() -> None:
    text = (TOY / "001-the-last-but-two.toml").read_text("utf-8").replace('"nim"', '"chess"')
    with pytest.raises(FileError, match=r"game: there is no 'chess'; there are magical-towers"):
        parse_puzzle(text, "a/b")


def test_packs_of_a_game_lie_in_its_folder_and_have_its_name(two_games: Path) -> None:
    assert [pack.name for pack in packs()] == ["first-steps", "nim/heaps"]
    names = [entry.puzzle.name for entry in read_shelf().entries]
    assert names[:1] + names[-3:-1] == [FIRST, TAKE, DIE]
    assert find("nim/heaps") == sorted((two_games / "nim" / "heaps").glob("0*.toml"))


def test_what_comes_next_is_of_the_same_game() -> None:
    shelf = read_shelf()
    games = {entry.puzzle.game for entry in shelf.entries}
    for entry in shelf.entries:
        others = {one.puzzle.name for one in shelf.entries if one.puzzle.game is entry.puzzle.game}
        assert next_entry(shelf, entry.puzzle, frozenset(others)) is None
        following = next_entry(shelf, entry.puzzle, frozenset())
        assert following is not None
        assert following.puzzle.game is entry.puzzle.game
    assert len(games) == 2


def test_a_tour_is_of_one_game() -> None:
    assert {entry.puzzle.game.name for entry in tour(read_shelf())} == {FIRST_GAME}
    assert tour(read_shelf(), "nim") == ()
    assert find("tour")


def test_without_a_part_for_puzzles_hints_are_plain() -> None:
    puzzle = load_puzzle(find(TAKE)[0])
    hints = suggested_hints(puzzle, prove(puzzle))
    assert hints == ("One move is enough.", "Look at heap 3.", "Play {3-1}.")
    assert say_text(NIM, hints[2]) == "Play `3-1`."
    longer = Proof(prove(puzzle).value, ("3-1 1-1",))
    assert suggested_hints(puzzle, longer)[0] == "It takes 2 moves."


def test_without_a_part_for_puzzles_there_are_no_variants_and_nothing_is_told_beside() -> None:
    puzzle = load_puzzle(find(TAKE)[0])
    with pytest.raises(Mistake, match=r"^There are no variants of puzzles for Nim with a die"):
        vary(puzzle, 1)
    assert known(puzzle, puzzle.position) == ()


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("{b}", "story: '{b}' is no move as {"),
        ("{3-1", "story: a brace has no partner"),
        ("`castle.enter`", "story: there is no rule 'castle.enter'"),
        ("\x07", "story: the character"),
    ],
)
def test_only_moves_of_the_game_stand_in_braces(text: str, answer: str) -> None:
    with pytest.raises(Mistake) as refused:
        check_wording(NIM, text, "story")
    assert str(refused.value).startswith(answer)
    check_wording(NIM, "Play {3-1 =2}, space 5 is blue.", "story")


def test_a_draft_is_read_for_its_game() -> None:
    puzzle = load_puzzle(find(TAKE)[0])
    again = read_draft(NIM, puzzle.start, draft_of(puzzle))
    assert replace(again, name=puzzle.name) == puzzle
    with pytest.raises(Mistake):
        read_draft(GAMES[FIRST_GAME], load_puzzle(OURS / "001-three-steps.toml").start,
                   draft_of(puzzle))  # fmt: skip
