"""Files of found puzzles have facts, which are worded when they are read."""

import json
import tomllib
from dataclasses import replace

import pytest

from mt_widgets.engine.errors import FileError
from mt_widgets.puzzles.draft import draft_of, read_draft
from mt_widgets.puzzles.load import parse_puzzle
from mt_widgets.puzzles.packs import shipped
from mt_widgets.puzzles.puzzle import PuzzleWords
from mt_widgets.puzzles.telling import say_text
from mt_widgets.puzzles.variant import variant, vary
from mt_widgets.puzzles.write import format_puzzle
from tests.puzzles.mine.samples import DICE, FIRST_TURN, THREAT, TWO_TURNS, file_of
from tests.puzzles.test_load import GOOD
from tests.towers import Symmetry
from tests.translate import invented

FILES = {
    "spell": file_of(FIRST_TURN, "enters(b)"),
    "threat": file_of(THREAT, "keep not enters(b)"),
    "two turns": file_of(TWO_TURNS, "home(r) >= 3", 2, "nothing"),
    "dice": file_of(DICE, "likely enters(y)"),
}
SENTENCES = {"title", "story", "hints", "explanation", "author"}


def words_of(text: str) -> PuzzleWords:
    return parse_puzzle(text, "found/7").words


def sentences(words: PuzzleWords) -> list[str]:
    return [words.title, words.story, *words.hints, words.explanation, words.author]


@pytest.mark.parametrize("text", FILES.values(), ids=FILES)
def test_a_file_has_facts_and_no_sentence(text: str) -> None:
    data = tomllib.loads(text)
    assert not SENTENCES & data.keys()
    assert {"seed", "turn", "line"} <= data["facts"].keys()
    assert format_puzzle(parse_puzzle(text, "found/7")) == text


def test_the_words_are_those_that_were_written_into_files_once() -> None:
    explanation = (
        "{W4T2:t13.3}: tower 3 of space {13} goes to {15} (`tower.stacks`); in sight again on "
        "space {13}: 2 {b}, 1 {y} (`tower.reveals`). {W*T*}: the move that is needed. When the die "
        "shows 1: {fw:t15.2 y15}. When the die shows 3: {y13}. When the die shows 5: {t15.2 "
        "mw:y15}. It is tempting to begin with {T4:t13.5}, but that spoils it. The best chance is "
        "1/2."
    )
    assert sentences(words_of(FILES["dice"])) == [
        "Found in game 7, turn 3",
        "{Y} has a whole turn. Bring a {y} wizard into the castle. Make it as likely as you can.",
        "Trust the die.",
        "Look at your cards with stars.",
        "Play {W4T2:t13.3 W*T*}.",
        explanation,
        "Found by the miner",
    ]
    two_turns = words_of(FILES["two turns"])
    assert two_turns.story == (
        "{R} has one action left. Bring a {r} wizard into the castle now, and one more in your "
        "next turn. The draw pile lies open. The others do nothing."
    )
    assert two_turns.explanation == (
        "{W5T1:r11}: a {r} wizard goes from space {11} to {0} (`wizard.clockwise`); a {r} wizard "
        "is in the castle (`castle.enter`); the castle moves to space {4} (`castle.moves-on`). "
        "{W4T2:t1.2}: tower 2 of space {1} goes to {3} (`tower.stacks`); in sight again on space "
        "{1}: 1 {b}, 1 {y}, 1 {r}, 1 {g} (`tower.reveals`). {W3:r1}: a {r} wizard goes from space "
        "{1} to {4}; a {r} wizard is in the castle; the castle moves to space {8}."
    )
    assert words_of(FILES["threat"]).story == (
        "{Y} has one action left. {B} has laid all cards on the table. Keep {b} out of the castle "
        "until your next turn."
    )


@pytest.mark.parametrize("text", FILES.values(), ids=FILES)
def test_they_are_in_the_language_of_whoever_reads_them(text: str) -> None:
    with invented.spoken():
        puzzle = parse_puzzle(text, "found/7")
        for told in sentences(puzzle.words):
            shown = say_text(puzzle.game, told)
            assert not invented.english(shown), shown
            assert not invented.joints(shown.replace("`", "")), shown
    assert format_puzzle(puzzle) == text


@pytest.mark.parametrize("text", FILES.values(), ids=FILES)
def test_a_variant_of_it_reads_right(text: str) -> None:
    symmetry, puzzle = Symmetry(4, "ovgbry"), parse_puzzle(text, "found/7")
    varied = variant(puzzle, symmetry)
    assert varied.words.facts is None
    assert parse_puzzle(format_puzzle(varied), varied.name) == varied
    again = variant(varied, symmetry.inverse())
    assert sentences(again.words) == sentences(puzzle.words)
    with invented.spoken():
        assert not invented.english(vary(parse_puzzle(text, "found/7"), "x").words.title)


def test_whoever_takes_it_up_in_the_workshop_has_its_sentences() -> None:
    puzzle = parse_puzzle(FILES["threat"], "found/7")
    again = read_draft(puzzle.game, puzzle.start, draft_of(puzzle))
    assert again.words == replace(puzzle.words, facts=None)
    assert "[facts]" not in format_puzzle(again)


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("seed = 7", "seed = -1", "facts: seed: a whole number from 0"),
        ("turn = 3", "", "facts: turn: it is missing"),
        ('line = "W4T2:t13.3 W*T*"', 'line = ""', "facts: line: it is empty"),
        ('line = "W4T2:t13.3 W*T*"', 'line = "W9"', "facts: line: "),
        ('line = "W4T2:t13.3 W*T*"', 'line = "T4:t13.9"', "facts: line: T4:t13.9 cannot"),
        ('tempting = "T4:t13.5"', 'tempting = "T4:t1.1"', "facts: tempting: "),
        ('tempting = "T4:t13.5"', 'tempting = "T4:t13.5 end"', "facts: tempting: one move"),
        ('"3 y13"', '"12 y13"', "facts: then: a number of the die and moves are meant here"),
        ('"3 y13"', '"3"', "facts: then: a number of the die and moves are meant here"),
        ('"3 y13"', '"3 y99"', "facts: then: "),
        ("seed = 7", "seed = 7\nmood = 1", "facts: 'mood': there is no such key here"),
        ("format = 1", 'format = 1\ntitle = "Mine"', "'title': there is no such key here"),
        ("likely enters(y)", "likely enters(b)", "goal: there are no words for it; write a title"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named(old: str, new: str, wrong: str) -> None:
    assert FILES["dice"].count(old) == 1
    with pytest.raises(FileError) as refused:
        words_of(FILES["dice"].replace(old, new))
    assert str(refused.value).startswith(f"'found/7': {wrong}")
    assert "\n" not in str(refused.value)


def test_a_line_ends_with_its_puzzle() -> None:
    with pytest.raises(FileError, match="facts: line: W2:y1 cannot be played there"):
        words_of(FILES["threat"].replace('line = "W5T1:t10.1"', 'line = "W5T1:t10.1 W2:y1"'))


def test_what_is_to_be_remembered_has_no_facts() -> None:
    shown = {"kind": "memory", "goal": "where(b)", "sequence": "W2:b13"}
    kept = [
        line for line in GOOD.splitlines() if line.startswith(("format ", "position ", "themes "))
    ]
    text = "\n".join([*kept, *(f'{key} = "{value}"' for key, value in shown.items()), "[facts]"])
    with pytest.raises(FileError, match="facts: puzzles of this kind are not found, but written"):
        words_of(text)


def test_the_schema_knows_them() -> None:
    jsonschema = pytest.importorskip("jsonschema", reason="its parts are compiled")
    schema = json.loads((shipped() / "puzzle.schema.json").read_text("utf-8"))
    for text in FILES.values():
        jsonschema.validate(tomllib.loads(text), schema)
    for old, new in (("seed = 7", ""), ("seed = 7", "seed = 7\nmood = 1"), ('"3 y13"', '"y13"')):
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(tomllib.loads(FILES["dice"].replace(old, new)), schema)
