"""Attacks on marks: what is claimed counts for nothing more than the moves that come with it."""

from dataclasses import replace
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.classroom import jury
from mt_widgets.classroom.assignment import AssignmentFile
from mt_widgets.classroom.overview import Overview, PlanChoice, overview, state
from mt_widgets.classroom.receipt import Receipt, format_line, format_receipt
from mt_widgets.classroom.report import format_csv
from mt_widgets.classroom.told import report_text
from mt_widgets.learner.results import Attempt, merge
from mt_widgets.learner.results_format import fit, format_results
from mt_widgets.puzzles.account import turned_account
from mt_widgets.puzzles.load import load_puzzle
from mt_widgets.puzzles.packs import shipped
from tests.classroom.handed import ANNA, MONDAY, RIDE, RODE, WALK
from tests.learner.attempts import BEGAN

DICE, FRIEND = "dice/001-one-die-or-two", "first-steps/003-friend-and-rival"
HARD, MEMORY = "dice/004-what-to-leave-to-luck", "memory/001-gone-again"
WORDS = [
    "W3:b13",
    "W*T*",
    "W**",
    "=1",
    "=6",
    "+W3,T2",
    "again",
    "end",
    "new",
    "9",
    "10",
    "T1:t3.1",
    "pass",
]
LATER = "2026-03-02T08:00:00+00:00"
RIGHT = "W3:b13"


def attempt(item: str = WALK, moves: str | None = RIGHT, **more: object) -> Attempt:
    mark = sha256(f"{item} {moves} {more}".encode()).hexdigest()[:16]
    done = Attempt(mark, item, BEGAN, solved=True, moves=moves)
    return replace(done, **more)  # type: ignore[arg-type]


def handed(*attempts: Attempt, pupil: str = "Max", of: AssignmentFile = MONDAY) -> Overview:
    return overview([format_line(Receipt(pupil, of.code, merge(attempts)))], of)


def shows(of: Overview) -> list[str]:
    return [doubt.shows for doubt in of.judged.doubts]


def test_an_honest_mark_counts_and_nothing_is_in_doubt() -> None:
    of = overview([format_line(ANNA)], MONDAY)
    assert [state(row) for row in of.rows] == ["later", "first"]
    assert [row.proof for row in of.rows] == ["moves", "told"]
    assert not of.judged.doubts


@pytest.mark.parametrize(
    ("moves", "told"),
    [
        (None, "it came without moves: the mark is claimed, not shown"),
        ("W3:b12", "the rules do not allow these moves in this pupil's puzzle"),
        ("I solved it, really", "the rules do not allow these moves in this pupil's puzzle"),
        ("=6 =6 =6", "the rules do not allow these moves in this pupil's puzzle"),
        ("end", "the rules do not allow these moves in this pupil's puzzle"),
    ],
)
def test_a_forged_mark_with_a_right_digest_counts_for_nothing(moves: str | None, told: str) -> None:
    of = handed(attempt(moves=moves))
    [row] = [row for row in of.rows if row.item == WALK]
    assert (row.solved, row.first_try, row.stars, state(row)) == (False, False, 0, "doubted")
    assert shows(of) == [told]
    assert row.doubt == f"claimed: solved; {told}"


def test_moves_that_lead_elsewhere_are_a_wrong_try() -> None:
    asked = AssignmentFile("Friends", (FRIEND,))
    puzzle = load_puzzle(shipped() / f"{FRIEND}.toml")
    assert puzzle.proof is not None
    of = handed(attempt(FRIEND, "T1:t3.1"), of=asked)
    assert [row.solved for row in of.rows] == [False]
    assert handed(attempt(FRIEND, puzzle.proof.solutions[0]), of=asked).rows[0].first_try


def test_an_old_hand_in_is_named_as_such_and_counts_where_the_teacher_trusts_it() -> None:
    old = Receipt("Anna", MONDAY.code, merge([attempt(moves=None), RODE]), format=1)
    for handed_in in (format_line(old), format_receipt(old)):
        of = overview([("anna.json", handed_in)], MONDAY)
        assert [state(row) for row in of.rows] == ["doubted", "first"]
        assert shows(of) == [
            "it is from an older version, without moves: the mark is claimed, not shown"
        ]
        trusted = overview([("anna.json", handed_in)], MONDAY, choice=PlanChoice(trust=True))
        assert [state(row) for row in trusted.rows] == ["first", "first"]
        assert [row.proof for row in trusted.rows] == ["told", "told"]


def test_trusting_does_not_count_moves_that_are_wrong() -> None:
    forged = Receipt("Max", MONDAY.code, (attempt(moves="W3:b12"),))
    of = overview([format_line(forged)], MONDAY, choice=PlanChoice(trust=True))
    assert state(of.rows[0]) == "doubted"


def test_of_several_tries_those_that_are_shown_count() -> None:
    of = handed(attempt(moves="W3:b12"), attempt(began=LATER))
    assert [state(row) for row in of.rows if row.item == WALK] == ["later"]
    assert len(of.judged.doubts) == 1


def test_a_chance_that_no_move_has_is_not_believed() -> None:
    asked = AssignmentFile("Dice", (DICE,))
    claimed = attempt(DICE, None, solved=False, value="1/3", best="1/100", tried=("W**",))
    of = handed(claimed, of=asked)
    assert (of.rows[0].value, of.rows[0].best) == ("11/36", "1/3")
    assert shows(of) == ["its first move has the chance 11/36"]
    honest = replace(claimed, value="11/36", best="1/3")
    assert not handed(honest, of=asked).judged.doubts


def test_what_no_move_shows_about_a_chance_is_left_away() -> None:
    asked = AssignmentFile("Dice", (DICE,))
    of = handed(attempt(DICE, None, solved=False, value="1", best="1"), of=asked)
    assert (of.rows[0].value, of.rows[0].best) == ("", "")
    assert shows(of) == ["no move shows it"]


def test_an_odds_puzzle_is_solved_by_the_best_move_whatever_luck_did() -> None:
    asked = AssignmentFile("Dice", (DICE,))
    assert handed(attempt(DICE, "W*T* =1"), of=asked).rows[0].solved
    assert not handed(attempt(DICE, "W** =6"), of=asked).rows[0].solved


# Variants

VARIED = replace(MONDAY, variants=True)
NOT_OWN = f"'{WALK}' is not the variant of this pupil"


def own_line(pupil: str) -> str:
    seed, puzzle = VARIED.seed(pupil), load_puzzle(shipped() / f"{WALK}.toml")
    assert seed is not None
    return turned_account(puzzle, RIGHT, puzzle.game.puzzling.symmetry(seed, puzzle.start))


def varied(pupil: str, line: str, seed_of: str | None = None) -> Overview:
    seed = VARIED.seed(seed_of or pupil)
    return handed(attempt(moves=line, variant=seed), pupil=pupil, of=VARIED)


def test_a_line_of_ones_own_variant_counts() -> None:
    assert varied("Anna", own_line("Anna")).rows[0].first_try


def test_a_line_of_another_pupils_variant_or_of_the_plain_puzzle_counts_for_nothing() -> None:
    names = [f"pupil {number}" for number in range(40)]
    other = next(name for name in names if own_line(name) not in (own_line("Anna"), RIGHT))
    for line in (own_line(other), RIGHT):
        of = varied("Anna", line)
        assert of.rows[0].solved is (line == own_line("Anna"))
    assert varied(other, own_line("Anna")).rows[0].solved is False


@pytest.mark.parametrize("spelling", ["anna", "ANNA", "An na", "Anпa", "Аnna", "Ａnna"])
def test_another_spelling_of_a_name_has_variants_of_its_own(spelling: str) -> None:
    copied = attempt(moves=own_line("Anna"), variant=VARIED.seed("Anna"))
    of = overview([format_line(Receipt(spelling, VARIED.code, (copied,)))], VARIED)
    assert not any(row.solved for row in of.rows)
    assert [why for _, why in of.gathered.left_out] == [NOT_OWN]


def test_the_plain_puzzle_of_an_own_file_does_not_count_for_a_variant() -> None:
    of = overview([("Max.json", format_results([attempt()]))], VARIED)
    assert [why for _, why in of.gathered.left_out] == ["there is nothing in it that counts here"]


def test_without_the_assignment_a_foreign_seed_is_left_out_all_the_same() -> None:
    receipt = Receipt("Max", VARIED.code, (attempt(variant=VARIED.seed("Anna")),))
    of = overview([format_line(receipt)])
    assert [why for _, why in of.gathered.left_out] == [NOT_OWN]


# What no moves can show


def test_a_lesson_counts_as_told_and_says_so() -> None:
    of = handed(RODE)
    [row] = [row for row in of.rows if row.item == RIDE]
    assert (row.first_try, row.proof) == (True, "told")
    assert "the pupil's program" in format_csv(of.rows)


def test_a_puzzle_that_is_not_ours_is_told_and_never_opened() -> None:
    asked = AssignmentFile("Own", ("own/001-x",))
    of = handed(attempt("own/001-x", "W3:b5"), of=asked)
    assert (of.rows[0].solved, of.rows[0].proof) == (True, "told")


# Stalling the teacher's machine


def test_a_heap_of_tries_is_looked_at_only_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    heap = [attempt(moves=f"end {number}") for number in range(2_000)]
    seen = list[int]()
    monkeypatch.setattr(jury, "_turned_back", _counting(seen))
    of = handed(*heap, pupil="Heap")
    assert seen == [50]
    assert not any(row.solved for row in of.rows)


def _counting(seen: list[int]) -> object:
    turned_back = jury._turned_back

    def counted(claims: object, puzzles: object) -> object:
        listed = list(claims)  # type: ignore[call-overload]
        seen.append(len(listed))
        return turned_back(listed, puzzles)  # type: ignore[arg-type]

    return counted


def test_searching_stops_at_its_bound_and_keeps_no_honest_line_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(jury, "_ROUNDS", ((100, 1_000), (300, 600)))
    asked = AssignmentFile("Hard", (HARD, WALK))
    forgers = [
        Receipt(f"forger {number}", asked.code, (replace(
            attempt(HARD, f"T1:t{number}.1 =1 again =1"), mark=f"f{number}"),))
        for number in range(16)
    ]  # fmt: skip
    honest = Receipt("Anna", asked.code, (attempt(),))
    looked = list[int]()
    things = [format_line(receipt) for receipt in (*forgers, honest)]
    of = overview(things, asked, on_progress=looked.append)
    assert looked[-1] <= 1_600
    assert {row.pupil for row in of.rows if row.solved} == {"Anna"}


def test_a_mark_that_would_take_too_long_to_judge_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jury, "_ROUNDS", ((3, 100), (5, 100)))
    of = handed(attempt(HARD, "T** =1 again =1"), of=AssignmentFile("Hard", (HARD,)))
    assert shows(of) == ["its moves would take too long to judge"]
    assert not of.rows[0].solved


def test_far_too_many_words_are_not_even_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jury, "_MOST_WORDS", 3)
    of = handed(attempt(moves="W1:b2 W1:b3 W1:b4 W1:b5"))
    assert shows(of) == ["its moves would take too long to judge"]


def test_equal_lines_of_all_variants_are_judged_once() -> None:
    names = [f"pupil {number}" for number in range(60)]
    handed_in = [
        Receipt(name, VARIED.code, (replace(
            attempt(moves=own_line(name), variant=VARIED.seed(name)), mark=f"{number:x}"),))
        for number, name in enumerate(names)
    ]  # fmt: skip
    looked = list[int]()
    of = overview([format_line(one) for one in handed_in], VARIED, on_progress=looked.append)
    assert all(row.first_try for row in of.rows if row.item == WALK)
    assert len(looked) < 5


# What a teacher reads


def test_doubts_are_told_in_text_table_and_page() -> None:
    of = handed(attempt(moves="W3:b12"))
    text = report_text(of)
    assert "In doubt: 1." in text
    assert "  Max: 1 Three steps: claimed: solved; the rules do not allow these moves" in text
    assert "nothing: it is claimed,claimed: solved; the rules" in format_csv(of.rows)


@given(
    st.sampled_from([WALK, DICE, MEMORY, FRIEND]),
    st.text(min_size=1, max_size=60) | st.lists(st.sampled_from(WORDS), min_size=1).map(" ".join),
    st.booleans(),
)
def test_whatever_stands_where_moves_should_be_is_judged_without_a_traceback(
    item: str, moves: str, varied_: bool
) -> None:
    asked = AssignmentFile("Any", (item,), variants=varied_)
    done = fit(attempt(item, moves, variant=asked.seed("Max")))
    of = handed(done, of=asked)
    assert of.gathered.receipts
    assert of.rows[0].solved <= (of.rows[0].proof == "moves")
