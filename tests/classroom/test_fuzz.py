"""Whatever a class hands in or a teacher types: one sentence, at once, and nothing is changed."""

import base64
import csv
import io
import json
import re
import tracemalloc
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

import pytest
from hypothesis import example, given, settings
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
from mt_widgets.classroom.draft import file_name, site_link
from mt_widgets.classroom.gather import gather
from mt_widgets.classroom.inbox import assignments_in, parse_names, thing
from mt_widgets.classroom.plans import NAMES, find_plan, parse_plan
from mt_widgets.classroom.progress import (
    AssignmentProgress,
    ItemAnswer,
    format_progress,
    parse_progress,
)
from mt_widgets.classroom.receipt import Receipt, format_line, format_receipt, parse_receipt
from mt_widgets.classroom.report import format_csv, rows
from mt_widgets.classroom.setting import find_assignment
from mt_widgets.classroom.subjects import find_subjects
from mt_widgets.classroom.symbols import format_groups, parse_groups
from mt_widgets.commands.lab import SEALS, trust
from mt_widgets.engine.errors import Mistake
from mt_widgets.files.whole import is_folder
from mt_widgets.learner.results import Attempt
from mt_widgets.learner.results_format import parse_results
from mt_widgets.learner.teacher_file import remembered_site
from mt_widgets.lessons.sharing import check_site
from mt_widgets.paper.pupils import parse_pupils
from mt_widgets.school.names import learner_name
from tests.classroom.handed import ANNA, MONDAY, WALK, assignments, receipts
from tests.classroom.test_plans import PLAIN
from tests.learner.attempts import BEGAN, attempts
from tests.mutate import NASTY, mutated, mutated_text
from tests.test_fuzz import is_a_sentence

TOML, LINK = format_assignment(MONDAY), format_link(MONDAY, "https://example.org/")
FILE, LINE = format_receipt(ANNA).encode(), format_line(ANNA).encode()
OURS = files("mt_widgets.games.magical_towers").joinpath("data/plans/first.toml").read_text("utf-8")
OWN = b'{"format": 2, "attempts": [\n' + FILE.partition(b'"attempts": [\n')[2]


@contextmanager
def sentence_or_nothing() -> Iterator[None]:
    """Nothing is wrong, or it is told in one sentence."""
    try:
        yield
    except Mistake as error:
        is_a_sentence(error)


@contextmanager
def little(seconds: float = 3.0, megabytes: float = 60.0) -> Iterator[None]:
    """Not much time and memory is taken."""
    tracemalloc.start()
    begun = process_time()
    try:
        yield
        taken, peak = process_time() - begun, tracemalloc.get_traced_memory()[1] / 1e6
    finally:
        tracemalloc.stop()
    assert taken < 3 * seconds, f"{taken} s"  # tracing memory takes time, too
    assert peak < megabytes, f"{peak} MB"


# Mutated samples


@given(mutated_text(TOML))
def test_a_mutated_assignment(text: str) -> None:
    with sentence_or_nothing():
        found = parse_assignment(text, "monday.assignment.toml")
        assert parse_assignment(format_assignment(found), "again") == found


@given(mutated_text(LINK))
def test_a_mutated_link(text: str) -> None:
    with sentence_or_nothing():
        found = parse_link(text)
        assert parse_link(format_link(found)) == found


@given(mutated(TOML.encode()))
def test_a_link_with_a_mutated_assignment_inside(inside: bytes) -> None:
    packed = base64.urlsafe_b64encode(zlib.compress(inside)).decode()
    with sentence_or_nothing():
        assert isinstance(parse_link(f"#assignment={packed}"), AssignmentFile)


@given(mutated(FILE))
def test_a_mutated_receipt_is_what_it_was_or_gets_a_sentence(content: bytes) -> None:
    with sentence_or_nothing():
        assert parse_receipt(content) == ANNA


@given(mutated(LINE))
def test_a_mutated_line_is_what_it_was_or_gets_a_sentence(content: bytes) -> None:
    for handed in (content, content.decode(errors="surrogateescape")):
        with sentence_or_nothing():
            assert parse_receipt(handed) == ANNA


@given(mutated(OWN))
def test_a_mutated_file_of_ones_own_results_is_read_as_far_as_it_can_be(content: bytes) -> None:
    reading = parse_results(content)
    assert reading.damaged or reading.newer or len(reading.attempts) <= 4


@given(mutated_text(PLAIN))
def test_a_mutated_plan(text: str) -> None:
    with sentence_or_nothing():
        parse_plan(text, "plan.toml")


@settings(max_examples=40)
@given(st.sampled_from(NASTY), st.floats(0, 1))
def test_a_nasty_thing_anywhere_in_a_plan_of_ours(nasty: bytes, where: float) -> None:
    at = int(where * len(OURS))
    changed = OURS[:at] + nasty.decode(errors="surrogateescape") + OURS[at:]
    with sentence_or_nothing():
        parse_plan(changed, "odds")


PROGRESS = format_progress(
    AssignmentProgress(
        "A9JN5YDY", "17", BEGAN, 312.5, 1, answers={WALK: ItemAnswer("W3:b5", BEGAN, 74.5)}
    )
).encode()


@given(mutated(PROGRESS))
def test_a_mutated_file_of_how_far_a_pupil_has_come(content: bytes) -> None:
    with sentence_or_nothing():
        progress = parse_progress(content)
        assert parse_progress(format_progress(progress).encode()) == progress


@settings(max_examples=40)
@given(mutated(b'{"format": 1, "site": "http://localhost:8000/index.html"}'))
def test_a_mutated_file_of_what_is_remembered_of_a_teacher(content: bytes) -> None:
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setenv("MAGICAL_TOWERS_HOME", folder)
        (Path(folder) / "teacher.json").write_bytes(content)
        with sentence_or_nothing():
            check_site(remembered_site())
        assert (Path(folder) / "teacher.json").read_bytes() == content


# Names, codes and items


@given(st.text(max_size=60) | mutated_text("Anna Ł. \u05d0"))
def test_a_pupils_name_has_one_spelling_that_can_be_shown(text: str) -> None:
    with sentence_or_nothing():
        pupil = parse_pupil(text)
        assert parse_pupil(pupil) == pupil
        assert pupil.isprintable()
        assert 0 < len(pupil) <= 40
        assert not re.search("[\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]", pupil)


@given(st.text(max_size=80) | mutated_text("Anna, 3-5;Bob\n17"))
@example("0-9999")
@example("9999-0")
def test_any_list_of_names(text: str) -> None:
    with sentence_or_nothing():
        assert len(parse_names(text)) <= 1000
    with sentence_or_nothing():
        assert len(parse_pupils(text)) <= 200


@given(st.text(max_size=60) | mutated_text("Anna B 17"))
@example("..")
@example("a/../b")
@example("\uff0e\uff0e")
@example("nul\0")
@example("𝑄" * 26)
def test_a_learners_name_is_one_plain_folder(text: str) -> None:
    with sentence_or_nothing():
        name = learner_name(text)
        assert learner_name(name) == name
        assert name == Path(name).name
        assert not {"/", "\\", "\0", ".", "~"} & {*name}


@given(assignments(), mutated_text("http://localhost:8000/"))
def test_the_file_and_the_link_of_any_assignment_are_plain(
    assignment: AssignmentFile, site: str
) -> None:
    name = file_name(assignment)
    assert name == Path(name).name
    assert not {"/", "\\", "\0", "."} & {*name}
    with sentence_or_nothing():
        link = site_link(assignment, site)
        assert link.startswith(("http://", "https://", "file://"))
        assert link.isprintable()
        assert parse_link(link) == assignment


@given(st.text(max_size=120) | mutated_text("first-steps/001-three-steps"))
@example("../../etc/passwd")
@example("first-steps/../first-steps/001-three-steps")
@example("lesson:..")
def test_an_item_never_names_a_file_elsewhere(name: str) -> None:
    if is_item(name):
        assert ".." not in name
        assert "\0" not in name
        assert not name.startswith("/")
    found = find_subjects([name])
    assert not found or is_item(name)


@given(st.text("0123456789ABCDEFGHJKMNPQRSTVWXYZ", max_size=60) | st.text(max_size=60))
def test_any_symbols(text: str) -> None:
    with sentence_or_nothing():
        data = parse_groups(text)
        assert parse_groups(format_groups(data).replace("-", "")).startswith(data.rstrip(b"\0"))


# Whole classes


def _tries(receipt: Receipt) -> dict[str, tuple[str, ...]]:
    """What Anna tried, as far as she has handed it in."""
    known = {attempt.mark: len(attempt.tried) for attempt in ANNA.attempts}
    return {one.mark: one.tried[: known[one.mark]] for one in receipt.attempts if one.mark in known}


@given(st.lists(mutated(FILE) | mutated(LINE) | mutated(OWN) | st.binary(max_size=80), max_size=4))
def test_nothing_that_is_handed_in_keeps_a_good_one_away(contents: list[bytes]) -> None:
    things = [(f"{chr(0x202E) * n}{n}\n.json", content) for n, content in enumerate(contents)]
    handed = [("anna.json", FILE), *things]
    found = gather(handed, MONDAY)
    later = [one for one in found.receipts if one.pupil == ANNA.pupil]
    if later:  # perhaps with another try at the end
        assert [*map(_tries, later)] == [_tries(ANNA)]
    else:  # somebody else has handed in what contradicts it
        assert "anna.json" in {option.name for one in found.doubled for option in one.options}
        assert ANNA in gather(handed, MONDAY, take=["anna.json"]).receipts
    for name, why in found.left_out:
        assert name.isprintable()
        assert why.isprintable()
        assert len(name) + len(why) < 400


@pytest.mark.parametrize(
    "content",
    [
        b"PK\x03\x04" + bytes(200),
        b"\x1f\x8b\x08" + bytes(200),
        b"%PDF-1.7\n",
        b"\x89PNG\r\n\x1a\n",
        "MT1-AAAAA".encode("utf-16"),
        b"<html>",
        TOML.encode(),
        b"",
        *NASTY,
    ],
    ids=lambda content: repr(content[:12]),
)
def test_a_file_that_was_never_handed_in_is_named(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "x.bin"
    path.write_bytes(content)
    for one in (path, ("x.bin", content), tmp_path):
        found = gather([one])
        assert not found.receipts
        assert found.left_out or not content.strip()
        assert all("\n" not in why for _, why in found.left_out)
    assert path.read_bytes() == content
    assert [*tmp_path.iterdir()] == [path]


@given(st.text(max_size=60) | mutated_text(TOML) | mutated_text(LINK))
@example("~nobody/handed-in")
@example("\ud800")
@example("a" * 300)
def test_whatever_a_teacher_gives_is_read_or_gets_a_sentence(text: str) -> None:
    with sentence_or_nothing():
        handed = thing(text)
        assignments_in([handed])
        if not isinstance(handed, Path) or not is_folder(handed):  # what lies here is not ours
            for name, why in gather([handed]).left_out:
                is_a_sentence(ValueError(f"{name}: {why}"))
    with sentence_or_nothing():
        find_assignment(text)


TEXTS = [
    "=1+1",
    "@SUM(A1)",
    "-2",
    "+3",
    "＝1",
    ";=1",
    ",+1",
    ", =1",
    '"=1"',
    "\u00a0=1",
    "-",
    "'=1",
]


@settings(max_examples=50)
@given(st.lists(receipts(), max_size=3), attempts(), st.sampled_from(TEXTS))
def test_no_formula_gets_into_a_spreadsheet(
    handed: list[Receipt], done: Attempt, text: str
) -> None:
    evil = replace(done, tried=(text, f"{text} {text}"), item=text)
    table = format_csv(rows([*handed, Receipt(text, "0" * 8, (evil,))]))
    for row in csv.reader(io.StringIO(table, newline="")):
        assert len(row) == 14
        for cell in row:
            assert not re.search(r"(^|[,;\t])\s*[=+\-@＝＋－＠]", cell), cell


# Much of it


BIG = 10_000_000
_FLOODS: dict[str, bytes] = {
    "nothing": b"\0" * BIG,
    "spaces": b" " * BIG,
    "lines": b"\n" * BIG,
    "brackets": b"[" * BIG,
    "objects": b'{"a":' * (BIG // 5),
    "digits": b"9" * BIG,
    "quotes": b'"' * BIG,
    "slashes": b'"\\' * (BIG // 2),
    "marks": b"MT2-" * (BIG // 4),
    "names": b"a," * (BIG // 2),
    "file": FILE + b" " * BIG,
}
_READERS: dict[str, Callable[[bytes], object]] = {
    "assignment": lambda data: parse_assignment(data.decode(), "a"),
    "link": lambda data: parse_link("#assignment=" + data.decode()),
    "receipt": parse_receipt,
    "gather": lambda data: gather([("a", data), data.decode()]),
    "own": lambda data: parse_results(data[: BIG // 10]),
    "progress": lambda data: parse_progress(data[: BIG // 10]),
    "plan": lambda data: parse_plan(data.decode(), "p"),
    "pupil": lambda data: parse_pupil(data.decode()),
    "names": lambda data: parse_names(data.decode()),
}


@pytest.mark.parametrize("reader", _READERS)
def test_ten_megabytes_of_anything_are_refused_at_once(reader: str) -> None:
    for name, flood in _FLOODS.items():
        begun = process_time()
        with sentence_or_nothing():
            _READERS[reader](flood)
        assert process_time() - begun < 4, name


def _bomb(wbits: int) -> bytes:
    """A few kilobytes that would unpack to many megabytes."""
    packing = zlib.compressobj(9, zlib.DEFLATED, wbits)
    return packing.compress(bytes(30_000_000)) + packing.flush()


def test_what_unpacks_without_end_takes_neither_time_nor_memory() -> None:
    zipped, link = _bomb(31), base64.urlsafe_b64encode(_bomb(15)).decode().rstrip("=")
    line = f"MT1-{format_groups(bytes(4) + _bomb(-15))}"
    with little(megabytes=15):
        for read in (lambda: parse_link(f"#assignment={link}"), lambda: parse_receipt(line)):
            with pytest.raises(Mistake) as caught:
                read()
            is_a_sentence(caught.value)
        assert len(gather([line, ("bomb.gz", zipped)]).left_out) == 2


def test_what_goes_deep_is_refused_before_anybody_follows_it() -> None:
    dots, quoted = "a." * 9_000 + "a", '"a".' * 4_000 + "a"
    both = "a = [\n" + ("{" + "b." * 90 + "b = [\n") * 90
    for text in ("a = " + "[" * 9_000, "a = " + "{b=" * 6_000, f"[{dots}]", f"{quoted} = 1", both):
        for parse in (parse_assignment, parse_plan):
            with pytest.raises(Mistake) as caught:
                parse(text, "deep")
            is_a_sentence(caught.value)


# Seals of notebooks


BOOK = json.dumps({"cells": [], "metadata": {}, "nbformat": 4, "nbformat_minor": 5})


@settings(max_examples=30)
@example(b"\xff\xfe")
@given(mutated(f"{'0' * 64}  a.ipynb\n{'1' * 64}  b.ipynb\n".encode()))
def test_a_damaged_list_of_seals_trusts_nothing_new_and_stops_nothing(content: bytes) -> None:
    with TemporaryDirectory() as folder:
        (Path(folder) / "a.ipynb").write_text(BOOK, "utf-8")
        seals = Path(folder) / SEALS
        seals.write_bytes(content)
        assert trust(Path(folder), seals) == 0


def test_plans_of_ours_stay_readable() -> None:
    assert all(find_plan(name).hours for name in NAMES)
