"""Symbols that people copy by hand: what goes wrong with one is always noticed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.classroom.symbols import format_groups, parse_groups, plain
from mt_widgets.engine.errors import Mistake


@given(st.binary(max_size=300))
def test_bytes_come_back_with_nothing_but_zeros_behind_them(data: bytes) -> None:
    back = parse_groups(plain(format_groups(data)))
    assert back.startswith(data)
    assert not back[len(data) :].strip(b"\0")


@given(st.binary(max_size=100))
def test_there_are_five_symbols_in_every_group(data: bytes) -> None:
    text = format_groups(data)
    assert {len(group) for group in text.split("-")} <= ({5} if data else {0})


def test_what_looks_alike_is_forgiven() -> None:
    assert plain("o0 i1-lL\tb\n8–x—") == "001111B8X"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("EHQQ8ESBJF", None),
        ("EHQQ8ESBJG", "a symbol is wrong in group 2"),
        ("EHQQ8ESBJ", "a symbol is missing or too many, at group 2"),
        ("EHQQQ8ESBJF", "a symbol is missing or too many, at group 1"),
        ("ESBJFEHQQ8", "a symbol is wrong in group 1"),
        ("EHQU8ESBJF", "'U' is never used in such a line"),
        ("EHQ\u0663", r"'\u0663' is never used in such a line"),
    ],
)
def test_a_sentence_tells_where_to_look(typed: str, told: str | None) -> None:
    if told is None:
        assert parse_groups(typed).startswith(b"tower")
    else:
        with pytest.raises(Mistake) as caught:
            parse_groups(typed)
        assert str(caught.value) == told


@given(st.binary(min_size=6, max_size=200), st.data())
def test_exchanged_neighbouring_groups_are_noticed(data: bytes, draw: st.DataObject) -> None:
    groups = format_groups(data).split("-")
    at = draw.draw(st.integers(0, len(groups) - 2))
    groups[at : at + 2] = groups[at + 1], groups[at]
    with pytest.raises(Mistake):
        parse_groups("".join(groups))
