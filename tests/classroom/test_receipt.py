"""What is handed in: two forms that say the same, and nothing wrong with one goes unnoticed."""

import json
import zlib
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.classroom.receipt import (
    Receipt,
    format_line,
    format_receipt,
    hand_in,
    parse_receipt,
)
from mt_widgets.classroom.symbols import format_groups
from mt_widgets.engine.errors import Mistake
from mt_widgets.learner.results import attempts_of
from tests.classroom.handed import ANNA, CLICK, MONDAY, RODE, WALK, receipts
from tests.learner.attempts import PLAIN
from tests.test_fuzz import is_a_sentence

FOLDER = Path(__file__).parent
SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LINE, FILE = format_line(ANNA), format_receipt(ANNA)


@given(receipts())
def test_a_file_is_read_as_it_was_written(receipt: Receipt) -> None:
    assert parse_receipt(format_receipt(receipt)) == receipt
    assert parse_receipt(format_receipt(receipt).encode()) == receipt


@given(receipts())
def test_a_line_is_read_as_it_was_written(receipt: Receipt) -> None:
    assert parse_receipt(format_line(receipt)) == receipt


@given(receipts(), st.integers(0, 1000))
def test_a_line_may_be_typed_by_a_careless_hand(receipt: Receipt, seed: int) -> None:
    rng, line = Random(seed), format_line(receipt)
    alike = {"0": "0oO", "1": "1iIlL", "-": ["-", " ", "", "\n", "–"]}
    typed = (rng.choice(alike.get(sign, [sign, sign.lower()])) for sign in line)
    assert parse_receipt(f" {''.join(typed)}\r\n") == receipt


def test_version_1_stays_readable() -> None:
    bare = tuple(replace(attempt, moves=None) for attempt in ANNA.attempts)
    old = replace(ANNA, attempts=bare, format=1)
    assert parse_receipt((FOLDER / "receipt-1.json").read_bytes()) == old
    assert parse_receipt((FOLDER / "receipt-1.txt").read_bytes()) == old
    assert parse_receipt(format_line(old)) == parse_receipt(format_receipt(old)) == old


def test_version_2_stays_readable_and_is_written_so() -> None:
    assert parse_receipt((FOLDER / "receipt-2.json").read_bytes()) == ANNA
    assert parse_receipt((FOLDER / "receipt-2.txt").read_bytes()) == ANNA
    assert (FOLDER / "receipt-2.json").read_text("utf-8") == FILE


def test_moves_have_no_place_in_version_1() -> None:
    old = json.loads((FOLDER / "receipt-1.json").read_text("utf-8"))
    old["attempts"][0]["moves"] = "W3:b13"
    with pytest.raises(Mistake, match="damaged"):
        parse_receipt(json.dumps(old))


def test_a_file_from_another_editor_is_read() -> None:
    saved = "\ufeff" + json.dumps(json.loads(FILE), indent=4).replace("\n", "\r\n")
    assert parse_receipt(saved.encode()) == ANNA


def test_all_that_is_asked_for_is_handed_in_and_nothing_else() -> None:
    done = [replace(PLAIN, mark="aa"), RODE, replace(CLICK, mark="bb", variant="7"), CLICK]
    assert hand_in(MONDAY, " Anna ", done) == ANNA


def test_of_an_assignment_with_variants_only_the_pupils_own_count() -> None:
    varied = replace(MONDAY, variants=True)
    own = replace(CLICK, mark="01", variant=varied.seed("Anna"))
    others = replace(CLICK, mark="02", variant=varied.seed("Bob"))
    handed = hand_in(varied, "Anna", [CLICK, own, others, RODE])
    assert attempts_of(handed.attempts, WALK) == (own,)
    assert RODE in handed.attempts


# One symbol


def _places() -> Iterator[int]:
    """Where the symbols of the line stand; the dashes between them do not matter."""
    return (at for at, sign in enumerate(LINE) if sign != "-")


def _is_noticed(line: str) -> None:
    with pytest.raises(Mistake) as caught:
        parse_receipt(line)
    is_a_sentence(caught.value)


def test_every_single_wrong_symbol_is_noticed() -> None:
    for at in _places():
        for sign in SYMBOLS.replace(LINE[at], "") + "U*":
            _is_noticed(LINE[:at] + sign + LINE[at + 1 :])


def test_every_single_missing_symbol_is_noticed() -> None:
    for at in _places():
        _is_noticed(LINE[:at] + LINE[at + 1 :])


def test_every_single_symbol_too_many_is_noticed() -> None:
    for at in _places():
        for sign in SYMBOLS:
            _is_noticed(LINE[:at] + sign + LINE[at:])
        _is_noticed(LINE[: at + 1] + LINE[at] + LINE[at + 1 :])


def test_all_exchanged_neighbours_are_noticed() -> None:
    places = [*_places()]
    for one, other in pairwise(places):
        if LINE[one] != LINE[other]:
            signs = [*LINE]
            signs[one], signs[other] = signs[other], signs[one]
            _is_noticed("".join(signs))


def test_a_line_that_is_cut_off_anywhere_is_noticed() -> None:
    for at in range(len(LINE)):
        if LINE[at] != "-":
            _is_noticed(LINE[:at])


@given(receipts(), st.data())
def test_a_wrong_symbol_is_told_with_its_group(receipt: Receipt, draw: st.DataObject) -> None:
    groups = format_line(receipt).split("-")
    number = draw.draw(st.integers(1, len(groups) - 1))
    at, sign = draw.draw(st.integers(0, 4)), draw.draw(st.sampled_from(SYMBOLS))
    group = groups[number]
    groups[number] = group[:at] + sign + group[at + 1 :]
    if groups[number] == group:
        assert parse_receipt("-".join(groups)) == receipt
    else:
        with pytest.raises(Mistake, match=f"^a symbol is wrong in group {number}$"):
            parse_receipt("-".join(groups))


# Anything


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"Anna"', '"Bob"', "this was changed after it was handed in, or is damaged"),
        ("74.5", "7.5", "this was changed after it was handed in, or is damaged"),
        ('"hints": 1', '"hints": 0', "this was changed after it was handed in, or is damaged"),
        (MONDAY.code, "00000000", "this was changed after it was handed in, or is damaged"),
        (MONDAY.code, "<script>", "this is damaged: not all of it can be read"),
        ('"hints": 1', '"hints": 9', "this is damaged: not all of it can be read"),
        ("]}", "]", "this is damaged: not all of it can be read"),
        ('"format": 2', '"format": 2, "format": 2', "this is damaged: not all of it can be read"),
        ('"format": 2', '"format": 3', "a newer version wrote this"),
        ('"format": 2', '"format": 0', "this is nothing that was handed in"),
        ('"format": 2', '"format": true', "this is nothing that was handed in"),
        ('"check"', '"cheque"', "this is nothing that was handed in"),
        ('"Anna"', '""', "A name or number of 1 to 40 plain characters is meant."),
        ('"Anna"', '" Anna"', "this is damaged: not all of it can be read"),
        ('"Anna"', "7", "this is damaged: not all of it can be read"),
        ("W3:b5", "x" * 1_000_000, "this is too long"),
        ("W3:b5", "[" * 500, "this is damaged: not all of it can be read"),
        ("[", "[" * 500, "this is damaged: not all of it can be read"),
    ],
    ids=lambda value: value[:20],
)
def test_a_changed_or_damaged_file_is_told_of(old: str, new: str, told: str) -> None:
    with pytest.raises(Mistake) as caught:
        parse_receipt(FILE.replace(old, new).encode())
    assert str(caught.value) == told


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe\x00", b"PK\x03\x04", b"{}", b"[]", b"MT1-", b"MT1", "\ud800"]
)
def test_what_was_never_handed_in_gets_a_sentence(content: str | bytes) -> None:
    with pytest.raises(Mistake) as caught:
        parse_receipt(content)
    is_a_sentence(caught.value)


@given(st.binary(max_size=300) | st.text(max_size=300).map(str.encode))
def test_anything_gets_a_sentence(content: bytes) -> None:
    line = f"MT2-{format_groups(content)}".encode()
    for handed in (content, b"{" + content, b"MT2-" + content, line):
        with pytest.raises(Mistake) as caught:
            parse_receipt(handed)
        is_a_sentence(caught.value)


JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10),
    lambda inside: st.lists(inside) | st.dictionaries(st.text(max_size=5), inside),
    max_leaves=8,
)


@given(st.sampled_from(["format", "pupil", "assignment", "check", "attempts"]), JSON)
def test_any_value_in_a_file_gets_a_sentence(key: str, value: Any) -> None:
    data = json.loads(FILE)
    if data[key] == value and type(data[key]) is type(value):
        return
    with pytest.raises(Mistake) as caught:
        parse_receipt(json.dumps(data | {key: value}))
    is_a_sentence(caught.value)


def _packed(content: bytes) -> str:
    """A line with the check symbols it ought to have, but not the digest."""
    packing = zlib.compressobj(9, zlib.DEFLATED, -15)
    return f"MT2-{format_groups(bytes(4) + packing.compress(content) + packing.flush())}"


@given(JSON | st.tuples(JSON, JSON, JSON) | st.tuples(JSON, JSON, st.lists(st.lists(JSON))))
def test_any_value_in_a_line_gets_a_sentence(value: Any) -> None:
    with pytest.raises(Mistake) as caught:
        parse_receipt(_packed(json.dumps(value).encode()))
    is_a_sentence(caught.value)


def test_a_line_that_would_unpack_without_end_is_refused() -> None:
    with pytest.raises(Mistake, match=r"^this is damaged"):
        parse_receipt(_packed(b" " * 50_000_000))


@given(st.integers(0, 100_000), st.characters())
def test_a_damaged_file_is_read_as_it_was_or_gets_a_sentence(seed: int, new: str) -> None:
    rng = Random(seed)
    at = rng.randrange(len(FILE))
    damaged = FILE[:at] + rng.choice([new, ""]) + FILE[at + rng.randrange(3) :]
    try:
        assert parse_receipt(damaged) == ANNA
    except Mistake as error:
        is_a_sentence(error)


@pytest.mark.parametrize("text", ["<img src=x onerror=alert(1)>", "__import__('os')", "{0.x}%s"])
def test_text_stays_text(text: str) -> None:
    receipt = Receipt(text, MONDAY.code, (replace(CLICK, tried=(text,)),))
    for handed in (format_receipt(receipt), format_line(receipt)):
        assert parse_receipt(handed) == receipt
