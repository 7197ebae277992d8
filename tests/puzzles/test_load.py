"""Puzzle files: read, written back, and refused with the key at fault."""

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.engine.errors import FileError, Mistake
from mt_widgets.puzzles.load import load_puzzle, parse_puzzle
from mt_widgets.puzzles.packs import find_files, packs
from mt_widgets.puzzles.puzzle import Proof
from mt_widgets.puzzles.write import format_puzzle, write_proof
from tests.puzzles.samples import sample

GOOD = """format = 1
kind = "reach"
title = "Three steps"
story = "{B} is near."
position = "K/10/R/1/b/2 b2 b4+0-6:W2,W3|y4+0-6:?,?,? mw"
goal = "enters(b)"
turns = 2
others = ["W1:y5", ""]
themes = ["exact-entry"]
needs = ["mw"]
hints = ["Count.", "Space {13}.", "{W3:b13}"]
explanation = "`castle.enter` needs {W3:b13}."
author = "Somebody \\"x\\""

[proof]
value = "5/12"
unique = false
solutions = ["W3:b13", "W2:b13"]
positions = 7
difficulty = 0.50
ravens = 2
"""


def without(key: str) -> str:
    return "".join(line for line in GOOD.splitlines(True) if not line.startswith(f"{key} ="))


def changed(key: str, value: str) -> str:
    lines = GOOD.splitlines(keepends=True)
    return "".join(f"{key} = {value}\n" if line.startswith(f"{key} =") else line for line in lines)


def test_a_file_is_read() -> None:
    puzzle = parse_puzzle(GOOD, "pack/001-three-steps")
    assert (puzzle.kind, puzzle.turns, puzzle.needs) == ("reach", 2, ("mw",))
    assert str(puzzle.aim) == "enters(b)"
    assert [[str(move) for move in line] for line in puzzle.others] == [["W1:y5"], []]
    assert puzzle.proof == Proof(Fraction(5, 12), ("W3:b13", "W2:b13"), 7, 0.5, 2)
    assert puzzle.pack == "pack"


def test_what_is_written_reads_back_the_same() -> None:
    puzzle = parse_puzzle(GOOD, "pack/001")
    text = format_puzzle(puzzle)
    assert parse_puzzle(text, "pack/001") == puzzle
    bare = replace(puzzle, proof=None, others="nothing", needs=())
    assert parse_puzzle(format_puzzle(bare), "pack/001") == bare


def test_any_text_of_a_proof_is_written_so_that_it_can_be_read() -> None:
    strange = Proof(Fraction(1), ('\x7f \x00 \\ "',))
    puzzle = replace(parse_puzzle(GOOD, "pack/001"), proof=strange)
    assert parse_puzzle(format_puzzle(puzzle), "pack/001") == puzzle


def test_the_version_that_was_published_first_stays_readable() -> None:
    sample = Path(__file__).with_name("puzzle-1.toml")
    puzzle = load_puzzle(sample)
    assert puzzle.words.title == "Three steps"
    assert puzzle.proof is not None


def test_a_proof_is_put_in_place_of_the_old_one_and_nothing_else_changes(tmp_path: Path) -> None:
    path = tmp_path / "001-x.toml"
    path.write_text(f"# a teacher's remark\n{GOOD}", "utf-8")
    write_proof(path, Proof(Fraction(1), ("W3:b13",), 3, 0.25, 1))
    text = path.read_text("utf-8")
    assert text.startswith(f"# a teacher's remark\n{GOOD.partition('[proof]')[0]}")
    assert text.count("[proof]") == 1
    assert load_puzzle(path).proof == Proof(Fraction(1), ("W3:b13",), 3, 0.25, 1)


def test_a_proof_is_not_written_where_the_file_would_become_too_long(tmp_path: Path) -> None:
    path = tmp_path / "001-x.toml"
    path.write_text(GOOD, "utf-8")
    with pytest.raises(FileError, match="with its proof this is too long for a puzzle"):
        write_proof(path, Proof(Fraction(1), ("W3:b13",) * 2_000))
    assert path.read_text("utf-8") == GOOD


@pytest.mark.parametrize(
    "text",
    [
        changed("explanation", "'''\n`castle.enter`\n[proof] of it\n'''"),
        GOOD.replace("[proof]", "[ proof ]"),
        GOOD.replace("[proof]", '["proof"]'),
    ],
)
def test_a_proof_is_not_written_where_something_would_be_lost(tmp_path: Path, text: str) -> None:
    path = tmp_path / "001-x.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(FileError, match="at the end of the file"):
        write_proof(path, Proof(Fraction(1), ("W3:b13",), 3, 0.25, 1))
    assert path.read_text("utf-8") == text


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("", "format: this program reads format 1"),
        ("not toml", "this is not TOML: "),
        (changed("format", "2"), "format: this program reads format 1"),
        (f"colour = 1\n{GOOD}", "'colour': there is no such key"),
        (without("goal"), "goal: it is missing"),
        (changed("kind", '"odds"'), "kind: odds is said, but the goal makes it reach"),
        (changed("kind", '"chess"'), "kind: 'chess' is none of reach, odds, defend, memory"),
        (changed("kind", '"memory"'), "kind: memory is said, but the goal makes it reach"),
        (changed("position", '"K/3"'), "position: "),
        (changed("position", "7"), "position: a text is meant here"),
        (changed("position", '"K/10/R/1/b/2 b2[W**] b4+0-6:|y4+0-6: mw"'), "position: nobody is"),
        (changed("goal", '"home(r) = 1"'), "goal: character 6: a colour of by is meant here"),
        (changed("turns", "0"), "turns: a whole number from 1 to 9 is meant here"),
        (changed("turns", "true"), "turns: a whole number from 1 to 9 is meant here"),
        (changed("others", '"worst"'), "others: best, nothing or a list of turns is meant here"),
        (changed("others", '["W9:y5"]'), "others: move: 'W9:y5'"),
        (changed("others", "[1]"), "others: a list of texts is meant here"),
        (changed("themes", '["chess"]'), "themes: 'chess' is none of exact-entry"),
        (changed("themes", "[]"), "themes: each is meant once, and there has to be one"),
        (changed("needs", '["sw"]'), "needs: 'sw' is none of mw"),
        (changed("hints", '["a", "b"]'), "hints: three are meant"),
        (changed("hints", '["a", " ", "c"]'), "hints[2]: it is empty"),
        (changed("hints", '["a", "blue", "c"]'), "hints[2]: "),
        (changed("explanation", '"`castle.fly`"'), "explanation: "),
        (changed("title", r'"a\u0007b"'), r"title: the character '\x07' cannot stand here"),
        (changed("title", r'"a\nb"'), r"title: the character '\n' cannot stand here"),
        (changed("story", r'"a\u001b[31m"'), r"story: the character '\x1b' cannot stand here"),
        (changed("hints", r'["a", "b\rc", "d"]'), r"hints[2]: the character '\r' cannot"),
        (changed("explanation", r'"a\u0085b"'), r"explanation: the character '\x85' cannot"),
        (changed("author", r'"a\u007f"'), r"author: the character '\x7f' cannot stand here"),
        (changed("value", '"1/0"'), "proof: value: a fraction"),
        (changed("value", '"1e99999999"'), "proof: value: a fraction"),
        (changed("format", "true"), "format: this program reads format 1"),
        (changed("turns", "9" * 5_000), "this is not TOML: "),
        (
            changed("position", '"K/10/R/1/b/2 b2 b4+0-6:?|y4+0-6: mw"'),
            "position: whoever is to decide has to know what there is to choose from",
        ),
        (changed("value", "0.5"), "proof: value: a text is meant here"),
        (changed("unique", "true"), "proof: unique: it does not fit the solutions"),
        (changed("solutions", "[1]"), "proof: solutions: a list of texts is meant here"),
        (changed("positions", '"7"'), "proof: positions: a whole number"),
        (without("ravens"), "proof: ravens: it is missing"),
        (f'sequence = "W3:b13 W3:b13"\n{GOOD}', "sequence: W3:b13: "),
    ],
)
def test_a_bad_file_is_answered_with_the_key_at_fault(text: str, answer: str) -> None:
    with pytest.raises(FileError) as refused:
        parse_puzzle(text, "pack/001")
    assert str(refused.value).startswith(f"'pack/001': {answer}")
    assert "\n" not in str(refused.value)


@given(st.sampled_from(GOOD.splitlines()), st.text(max_size=40))
def test_noise_in_a_line_is_read_or_refused_in_one_sentence(line: str, noise: str) -> None:
    key = line.partition(" =")[0]
    for text in (GOOD.replace(line, f"{key} = {noise}"), GOOD.replace(line, noise)):
        try:
            parse_puzzle(text, "pack/001")
        except FileError as refused:
            assert "\n" not in str(refused)  # noqa: PT017 (it may also be read)


@given(st.binary(max_size=200))
def test_any_bytes_are_refused_in_one_sentence(
    tmp_path_factory: pytest.TempPathFactory, data: bytes
) -> None:
    path = tmp_path_factory.mktemp("noise") / "001.toml"
    path.write_bytes(data)
    with pytest.raises(FileError):
        load_puzzle(path)


def test_a_byte_order_mark_is_no_mistake(tmp_path: Path) -> None:
    path = tmp_path / "001.toml"
    path.write_text(GOOD, "utf-8-sig")
    assert load_puzzle(path).kind == "reach"
    write_proof(path, Proof(Fraction(1), ("W3:b13",), 3, 0.25, 1))
    written = load_puzzle(path)
    assert written.proof == Proof(Fraction(1), ("W3:b13",), 3, 0.25, 1)
    assert replace(written, proof=None) == replace(parse_puzzle(GOOD, written.name), proof=None)


@pytest.mark.parametrize("key", ["story", "explanation"])
def test_a_long_text_may_have_lines(key: str) -> None:
    words = parse_puzzle(changed(key, '"""One\n\tand another."""'), "pack/001").words
    assert getattr(words, key) == "One\n\tand another."


@pytest.mark.parametrize(
    "line", ["turns = 2", 'others = "nothing"', 'others = ["W1:b1"]', 'needs = ["mw"]',
             'traps = ["mw"]'],
)  # fmt: skip
def test_a_question_has_no_place_for_what_belongs_to_playing(line: str) -> None:
    text = sample("where").read_text("utf-8").replace("W3 -", "W3 mw")
    assert parse_puzzle(f'turns = 1\nothers = "best"\n{text}', "pack/001").kind == "memory"
    with pytest.raises(FileError) as refused:
        parse_puzzle(f"{line}\n{text}", "pack/001")
    key = line.partition(" =")[0]
    assert f"{key}: where() is a question, and nothing is played" in str(refused.value)


def test_a_folder_is_not_a_puzzle(tmp_path: Path) -> None:
    (tmp_path / "x.toml").mkdir()
    with pytest.raises(FileError, match="this is not a file"):
        load_puzzle(tmp_path / "x.toml")


def test_a_file_that_is_not_there_or_too_long_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="No such file"):
        load_puzzle(tmp_path / "gone.toml")
    long = tmp_path / "long.toml"
    long.write_text("#" * 300_000)
    with pytest.raises(FileError, match="this is too long"):
        load_puzzle(long)


def test_a_teachers_own_folder_is_a_pack(tmp_path: Path) -> None:
    pack = tmp_path / "monday"
    pack.mkdir()
    (pack / "pack.toml").write_text('title = "Monday"\nabout = "For the class."\norder = 3\n')
    (pack / "001-x.toml").write_text(GOOD)
    [found] = packs(tmp_path)
    assert (found.title, [file.name for file in found.files]) == ("Monday", ["001-x.toml"])
    assert find_files([pack]) == [pack / "001-x.toml"]


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("title = 3\n", "title and about are texts"),
        ('title = "a\\u0007"\nabout = ""\n', r"title: the character '\\x07' cannot stand here"),
        ("title", "this is not TOML"),
        (f"title = {'[' * 3_000}", "this is not TOML"),
    ],
)
def test_a_pack_that_cannot_be_read_is_told(tmp_path: Path, text: str, answer: str) -> None:
    (tmp_path / "monday").mkdir()
    (tmp_path / "monday" / "pack.toml").write_text(text)
    with pytest.raises(FileError, match=answer):
        packs(tmp_path)


def test_a_folder_without_a_puzzle_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="no puzzle in this folder"):
        find_files([tmp_path])
    about = tmp_path / "pack.toml"
    about.write_text('title = "Monday"\nabout = "For the class."\n')
    for name in (tmp_path, about):
        with pytest.raises(FileError, match="no puzzle in this folder"):
            find_files([name])


def test_an_empty_name_is_no_folder() -> None:
    with pytest.raises(Mistake, match="name of a file or a folder is empty"):
        find_files([""])
