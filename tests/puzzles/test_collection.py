"""The collection: every puzzle proven again, and what the whole of it has to be."""

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from mt_widgets.games import FIRST, GAMES
from mt_widgets.games.magical_towers.box import SPELL_COSTS
from mt_widgets.puzzles.load import load_puzzle
from mt_widgets.puzzles.packs import find_files, packs
from mt_widgets.puzzles.prove import prove
from mt_widgets.puzzles.puzzle import Proof, PuzzleFile
from mt_widgets.puzzles.themes import themes
from mt_widgets.puzzles.wording import fill
from tests.towers import canonical

FILES = find_files([])


@cache
def puzzle(path: Path) -> PuzzleFile:
    return load_puzzle(path)


def everything() -> list[PuzzleFile]:
    return [puzzle(path) for path in FILES]


def proof(of: PuzzleFile) -> Proof:
    assert of.proof is not None
    return of.proof


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_puzzle_is_proven_again(path: Path) -> None:
    assert prove(puzzle(path)) == puzzle(path).proof


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_file_reads_well(path: Path) -> None:
    words = puzzle(path).words
    for text in (words.title, words.story, *words.hints, words.explanation):
        assert text.strip()
        assert "{" not in fill(GAMES[FIRST], text)
    assert "`" in words.explanation, "it quotes a rule"
    assert words.author


def test_there_are_at_least_eighty_and_half_have_one_solution_only() -> None:
    assert len(FILES) >= 80
    assert 2 * sum(proof(each).unique for each in everything()) >= len(FILES)


def test_no_two_are_the_same_after_turning_and_recolouring() -> None:
    seen = Counter((canonical(each.start), str(each.sequence)) for each in everything())
    assert [position for position, count in seen.items() if count > 1] == []


def test_titles_are_all_different() -> None:
    assert max(Counter(each.words.title for each in everything()).values()) == 1


def test_every_theme_has_at_least_four() -> None:
    counts = Counter(theme for each in everything() for theme in each.themes)
    assert {theme: counts[theme] for theme in themes(GAMES[FIRST]) if counts[theme] < 4} == {}


def test_at_least_twenty_are_longer_than_one_turn() -> None:
    assert sum(each.turns > 1 for each in everything()) >= 20


@pytest.mark.parametrize("spell", SPELL_COSTS)
def test_the_laboratory_needs_every_spell_once_and_warns_of_it_once(spell: str) -> None:
    laboratory = [each for each in everything() if "laboratory" in each.themes]
    assert any(spell in each.needs for each in laboratory)
    assert any(spell in each.traps for each in laboratory)


def test_solutions_are_few() -> None:
    many = {each.name: len(proof(each).solutions) for each in everything()}
    assert {name: count for name, count in many.items() if count > 12} == {}


def test_every_pack_tells_what_it_is() -> None:
    assert {file for pack in packs() for file in pack.files} == set(FILES)
    assert all(pack.title and pack.about for pack in packs())


def test_every_number_of_ravens_is_there() -> None:
    assert {proof(each).ravens for each in everything()} == {1, 2, 3, 4, 5}
