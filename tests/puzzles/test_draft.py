"""A puzzle while it is being written."""

from dataclasses import replace
from fractions import Fraction

import pytest

from mt_widgets.engine.errors import Mistake
from mt_widgets.games import FIRST, GAMES
from mt_widgets.puzzles.draft import (
    PuzzleDraft,
    check_words,
    draft_of,
    read_draft,
    say_proof,
    suggested_hints,
    within,
)
from mt_widgets.puzzles.load import load_puzzle, parse_puzzle
from mt_widgets.puzzles.packs import find_files
from mt_widgets.puzzles.prove import prove, proving
from mt_widgets.puzzles.puzzle import Proof
from mt_widgets.puzzles.write import format_puzzle
from tests.towers import parse

GAME = GAMES[FIRST]
NEAR = parse("K/10/R/1/b/2 b2 b4+0-6:W2,W3|y4+0-6:?,?,? mw")
WORDS = PuzzleDraft(
    goal="enters(b)", title="Three steps!", hint1="Count.", hint2="Look at {b}.",
    hint3="{W3:b13}.", explanation="`castle.enter` does it.", themes="exact-entry",
)  # fmt: skip


@pytest.mark.parametrize(
    ("goal", "kind"),
    [("enters(b)", "reach"), ("likely enters(b)", "odds"), ("keep not enters(y)", "defend")],
)
def test_the_goal_tells_the_kind(goal: str, kind: str) -> None:
    assert read_draft(GAME, NEAR, PuzzleDraft(goal=goal)).kind == kind


def test_what_is_shown_first_makes_it_a_question_for_the_memory() -> None:
    state = parse("K/1/y/R/12 b1 b0+0-6:T5,T5|y0+0-6:? -")
    draft = PuzzleDraft(goal="where(y)", sequence="T5:t3.1")
    assert read_draft(GAME, state, draft).kind == "memory"


def test_a_puzzle_can_be_proven_before_anybody_has_found_words_for_it() -> None:
    puzzle = read_draft(GAME, NEAR, PuzzleDraft(goal="enters(b)"))
    assert prove(puzzle).solutions == ("W3:b13",)
    with pytest.raises(Mistake, match=r"^themes: each is meant once, and there has to be one$"):
        check_words(puzzle)


def test_a_puzzle_with_words_is_read_back_from_its_file() -> None:
    puzzle = read_draft(GAME, NEAR, WORDS)
    check_words(puzzle)
    assert puzzle.name == "three-steps"
    assert parse_puzzle(format_puzzle(puzzle), puzzle.name) == puzzle


@pytest.mark.parametrize(
    ("fields", "answer"),
    [
        ({"goal": ""}, "goal: character 1: "),
        ({"goal": "enters(r)"}, "goal: character 8: a colour of by is meant here"),
        ({"turns": 0}, "turns: a whole number from 1 to 9 is meant here"),
        ({"others": "W9:y1"}, "others: move: 'W9:y1': "),
        ({"others": "nobody"}, "others: move: 'nobody': "),
        ({"sequence": "x"}, "sequence: move: 'x': "),
        ({"sequence": "W3:b1"}, "sequence: W3:b1: wizard.visible: "),
        ({"needs": "zz"}, "needs: 'zz' is none of mw"),
        ({"goal": "where(y)"}, "sequence: it is missing: something has to be shown"),
    ],
)
def test_a_field_that_cannot_be_read_is_named(fields: dict[str, object], answer: str) -> None:
    with pytest.raises(Mistake) as wrong:
        read_draft(GAME, NEAR, WORDS.with_fields(fields))
    assert str(wrong.value).startswith(answer)


@pytest.mark.parametrize(
    ("fields", "answer"),
    [
        ({"hint1": ""}, "hints[1]: it is empty"),
        ({"title": " "}, "title: it is empty"),
        ({"story": "Blue walks."}, "story: 'Blue' would stay in a variant"),
        ({"themes": "flying"}, "themes: 'flying' is none of exact-entry"),
    ],
)
def test_words_that_do_not_do_are_named(fields: dict[str, object], answer: str) -> None:
    with pytest.raises(Mistake) as wrong:
        check_words(read_draft(GAME, NEAR, WORDS.with_fields(fields)))
    assert str(wrong.value).startswith(answer)


@pytest.mark.parametrize("fields", [{"colour": "b"}, {"turns": "1"}, {"turns": 1.5}, {"goal": 5}])
def test_a_field_that_there_is_not_is_refused(fields: dict[str, object]) -> None:
    with pytest.raises(Mistake):
        WORDS.with_fields(fields)


@pytest.mark.parametrize("others", ["best", "nothing", "", " best "])
def test_what_the_others_do_is_a_word(others: str) -> None:
    assert read_draft(GAME, NEAR, replace(WORDS, others=others)).others == (
        others.strip() or "best"
    )


def test_what_the_others_do_is_written_turn_by_turn() -> None:
    puzzle = read_draft(GAME, NEAR, replace(WORDS, others="T3:t11.1 W1:y1; new\nW2:y1"))
    assert isinstance(puzzle.others, tuple)
    assert [" ".join(map(str, line)) for line in puzzle.others] == [
        "T3:t11.1 W1:y1",
        "new",
        "W2:y1",
    ]


def test_every_puzzle_of_ours_can_be_taken_up_again() -> None:
    for path in find_files([])[::7]:
        puzzle = load_puzzle(path)
        again = read_draft(GAME, puzzle.start, draft_of(puzzle))
        assert replace(again, name=puzzle.name, proof=puzzle.proof) == puzzle


def test_hints_are_made_of_the_solution() -> None:
    puzzle = read_draft(GAME, NEAR, WORDS)
    hints = suggested_hints(puzzle, prove(puzzle))
    assert hints[2] == "Play {W3:b13}."
    check_words(
        read_draft(GAME, NEAR, replace(WORDS, hint1=hints[0], hint2=hints[1], hint3=hints[2]))
    )


def test_work_that_grows_too_large_is_given_up() -> None:
    puzzle = read_draft(
        GAME, parse("K/10/R/1/b/2 b1 b4+0-6:W**,W*T*|y4+0-6:? -"), PuzzleDraft("enters(b)")
    )
    with pytest.raises(Mistake, match="There are more than 5 positions to look at"):
        list(within(5, proving(puzzle)))


def test_a_proof_in_words() -> None:
    puzzle = read_draft(GAME, NEAR, WORDS)
    sentence, lines = say_proof(puzzle, Proof(Fraction(1), ("W3:b13",), 1200, 1.25, 1))
    assert sentence == "Proven. It can always be done, in one way only."
    assert lines == [
        "The task: See to it that Blue gets a wizard into the castle, before this turn ends.",
        "Solution: W3:b13",
        "How hard: 1 of 5 ravens (1.25). Positions looked at: 1,200.",
    ]
    many = Proof(Fraction(5, 12), tuple(map(str, range(14))), 3, 2, 3)
    sentence, lines = say_proof(puzzle, many)
    assert sentence == "Proven. The best chance is 5/12, about 41.7%, in 14 ways."
    assert lines[13] == "And 2 more."
