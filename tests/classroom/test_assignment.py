"""Assignments: as a file, as a link, and what is wrong with one in a sentence."""

import base64
import zlib
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.classroom.assignment import (
    AssignmentFile,
    format_assignment,
    format_link,
    is_item,
    parse_assignment,
    parse_link,
    parse_pupil,
)
from mt_widgets.engine.errors import FileError, Mistake
from tests.classroom.handed import MONDAY, RIDE, WALK, assignments
from tests.test_fuzz import is_a_sentence

SAMPLE = Path(__file__).parent / "assignment-1.assignment.toml"
TEXT = format_assignment(MONDAY)


@given(assignments())
def test_what_is_written_is_read_again(assignment: AssignmentFile) -> None:
    assert parse_assignment(format_assignment(assignment), "file") == assignment


@given(assignments(), st.sampled_from(["", "http://localhost:8000/index.html?a=b"]))
def test_a_link_holds_the_whole_assignment(assignment: AssignmentFile, site: str) -> None:
    link = format_link(assignment, site)
    assert link.startswith(f"{site}#assignment=")
    assert parse_link(link) == assignment
    assert parse_link("\n ".join(link)) == assignment


def test_version_1_stays_readable_and_keeps_its_code() -> None:
    text = SAMPLE.read_text("utf-8")
    assignment = parse_assignment(text, SAMPLE.name)
    assert format_assignment(assignment) == text
    assert assignment == AssignmentFile(
        'Montag: "Türme" \\ вежі', (RIDE, WALK), hints=1, minutes=20, exam=True, variants=True
    )
    assert assignment.code == "A86SHRAF"


def test_what_is_left_out_is_as_open_as_can_be() -> None:
    short = f'format = 1\ntitle = "Monday"\nitems = ["{WALK}", "{RIDE}"]'
    assert parse_assignment(short, "file") == MONDAY


def test_a_mark_that_an_editor_puts_before_the_text_is_forgiven() -> None:
    assert parse_assignment("\ufeff" + TEXT, "file") == MONDAY


@pytest.mark.parametrize(
    "other",
    [
        replace(MONDAY, title="monday"), replace(MONDAY, items=(RIDE, WALK)),
        replace(MONDAY, hints=2), replace(MONDAY, minutes=1), replace(MONDAY, exam=True),
        replace(MONDAY, variants=True),
    ],
)  # fmt: skip
def test_whatever_is_changed_the_code_is_another(other: AssignmentFile) -> None:
    assert other.code != MONDAY.code


def test_the_code_is_of_the_content_and_not_of_the_file() -> None:
    noted = "# for class 4b\n" + TEXT.replace(" = ", "=")
    assert parse_assignment(noted, "file").code == MONDAY.code


def test_each_pupil_has_a_seed_of_its_own_however_it_is_spaced() -> None:
    varied = replace(MONDAY, variants=True)
    assert varied.seed("  Anna  B ") == f"{varied.code}:Anna B"
    assert varied.seed("17") != varied.seed("18")
    assert MONDAY.seed("17") is None


@pytest.mark.parametrize("name", ["", "  ", "x" * 41, "a\x00b", "\u202egnp.exe", "\ud800"])
def test_a_pupil_has_a_plain_short_name(name: str) -> None:
    with pytest.raises(Mistake, match=r"^A name or number of 1 to 40 plain characters is meant"):
        parse_pupil(name)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("format = 1", "", "format: it is missing"),
        ("format = 1", "format = 3", "format: this program reads formats 1 to 2"),
        ("format = 1", "format = 2", "release: it is missing"),
        ("Monday", "", "title: it is empty"),
        ("Monday", "x" * 101, "title: 1 to 100 plain characters are meant here"),
        ("Monday", "\\u001b[31m", "title: 1 to 100 plain characters are meant here"),
        (RIDE, WALK, f"items: '{WALK}' is there twice"),
        (RIDE, "../../passwd", "items: '../../passwd' is no puzzle pack/NNN-slug and no"),
        ("hints = 3", "hints = 4", "hints: a whole number from 0 to 3 is meant here"),
        ("hints = 3", "hints = true", "hints: a whole number from 0 to 3 is meant here"),
        ("minutes = 0", "minutes = -1", "minutes: a whole number from 0 to 600 is meant"),
        ("exam = false", 'exam = "no"', "exam: true or false is meant"),
        ("exam = false", "exams = false", "'exams': there is no such key here"),
        ("variants", "variants = [", "this is not TOML: "),
        ("hints", "x" * 20_000, "this is too long"),
    ],
)
def test_a_bad_file_is_answered_with_the_key(old: str, new: str, told: str) -> None:
    with pytest.raises(FileError) as caught:
        parse_assignment(TEXT.replace(old, new), "m.toml")
    assert str(caught.value).startswith(f"'m.toml': {told}")
    is_a_sentence(caught.value)


@pytest.mark.parametrize("wrong", [{"items": ()}, {"hints": 4}, {"minutes": -1}, {"title": "\n"}])
def test_an_assignment_that_cannot_be_is_not_made(wrong: dict[str, object]) -> None:
    [key] = wrong
    with pytest.raises(Mistake, match=f"^{key}: "):
        replace(MONDAY, **wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "name",
    ["/etc/passwd", "../x/001-a", "a/../b", "a/b/c", "a\\b/c", "lesson:../x", "lesson:a.toml",
     "a/001-b.toml", "a", "", "a/", "~/x", "lesson:", "a/b\n", "C:/x", "x/" + "y" * 100],
)  # fmt: skip
def test_no_name_of_an_item_is_a_way_out_of_the_packs(name: str) -> None:
    assert not is_item(name)


@given(st.text(max_size=300) | st.text('format=1"[]\n#{}.', max_size=300))
def test_any_text_is_an_assignment_or_gets_a_sentence(text: str) -> None:
    for read in (text, TEXT + text, text + TEXT):
        try:
            parse_assignment(read, "file")
        except FileError as error:
            is_a_sentence(error)


@given(st.integers(0, 100_000), st.characters())
def test_a_damaged_assignment_is_read_or_gets_a_sentence(seed: int, new: str) -> None:
    rng = Random(seed)
    at = rng.randrange(len(TEXT))
    damaged = TEXT[:at] + rng.choice([new, ""]) + TEXT[at + rng.randrange(3) :]
    try:
        again = parse_assignment(damaged, "file")
    except FileError as error:
        is_a_sentence(error)
    else:
        assert parse_assignment(format_assignment(again), "file") == again


@given(st.text(max_size=200) | st.text("abcXYZ0189-_=%&", max_size=200) | st.binary(max_size=200))
def test_any_text_is_a_link_or_gets_a_sentence(text: str | bytes) -> None:
    packed = text if isinstance(text, str) else base64.urlsafe_b64encode(zlib.compress(text))
    for link in (f"{packed!s}", f"#assignment={packed!s}", format_link(MONDAY) + f"{packed!s}"):
        try:
            parse_link(link)
        except Mistake as error:
            is_a_sentence(error)


@pytest.mark.parametrize("packed", [TEXT.encode()[:50], b"\xff\xfe", b" " * 50_000_000, b""])
def test_a_link_may_hold_anything(packed: bytes) -> None:
    link = "#assignment=" + base64.urlsafe_b64encode(zlib.compress(packed)).decode().rstrip("=")
    with pytest.raises(Mistake) as caught:
        parse_link(link)
    is_a_sentence(caught.value)


def test_one_wrong_sign_in_a_link_is_noticed() -> None:
    link = format_link(MONDAY)
    for at in range(len("#assignment="), len(link) - 1):
        wrong = link[:at] + ("A" if link[at] != "A" else "B") + link[at + 1 :]
        with pytest.raises(Mistake, match=r"^This link is damaged"):
            parse_link(wrong)
