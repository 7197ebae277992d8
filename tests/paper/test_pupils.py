"""Variants for each pupil."""

import pytest

from mt_widgets.engine.errors import Mistake
from mt_widgets.paper.pupils import copies_for, parse_pupils
from mt_widgets.puzzles.prove import prove

from .samples import puzzle

THREE_STEPS = puzzle("first-steps/001")


def numbered(copies: int) -> tuple[str, ...]:
    return tuple(map(str, range(1, copies + 1)))


def test_each_pupil_has_a_code_and_the_same_one_again() -> None:
    pupils = numbered(30)
    copies = copies_for((THREE_STEPS,), pupils)
    assert [copy.pupil for copy in copies] == [str(number) for number in range(1, 31)]
    assert len({copy.code for copy in copies}) == 30
    assert copies == copies_for((THREE_STEPS,), pupils)


def test_variants_differ_and_what_is_proven_of_them_holds() -> None:
    copies = copies_for((THREE_STEPS,), numbered(6))
    assert len({str(copy.puzzles[0].start) for copy in copies}) > 3
    for copy in copies:
        variant = copy.puzzles[0]
        assert variant.proof is not None
        assert prove(variant).solutions == variant.proof.solutions


def test_without_pupils_everybody_gets_the_puzzle_as_it_is() -> None:
    (copy,) = copies_for((THREE_STEPS,), ())
    assert copy.puzzles == (THREE_STEPS,)
    assert not copy.code


def test_names_are_parted_by_commas() -> None:
    assert parse_pupils("anna, ben,7") == ("anna", "ben", "7")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "pupils: '' is no name of 1 to 40 letters"),
        ("anna,,ben", "pupils: '' is no name of 1 to 40 letters"),
        ("an\x07na", r"pupils: 'an\\x07na' is no name of 1 to 40 letters"),
        ("anna,ben,anna", "pupils: 'anna' is there twice"),
        (",".join(numbered(201)), "pupils: 200 at a time, not more"),
    ],
)
def test_bad_names_are_answered_with_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(Mistake, match=f"^{sentence}$"):
        parse_pupils(text)
