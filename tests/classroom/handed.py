"""Assignments and receipts to test with: plain ones, and any."""

from hypothesis import strategies as st

from mt_widgets.classroom.assignment import AssignmentFile, parse_pupil
from mt_widgets.classroom.receipt import Receipt
from mt_widgets.engine.errors import Mistake
from mt_widgets.learner.results import Attempt, merge
from tests.learner.attempts import BEGAN, attempts

WALK, RIDE = "first-steps/001-three-steps", "lesson:riding"
MONDAY = AssignmentFile("Monday", (WALK, RIDE))
CLICK = Attempt("3f9a01c2", WALK, BEGAN, 74.5, 1, ("W3:b5", "T2:t5.1"), solved=True, moves="W3:b13")
RODE = Attempt("3f9a01c3", RIDE, BEGAN, 300.0, solved=True, value="1", best="1")
ANNA = Receipt("Anna", MONDAY.code, (CLICK, RODE))
NAMES = ["Anna", "17", "Олена", "=1+1", "<b>Bob</b>", '"); import os', "a; b, c", "🐦‍⬛"]


def _is_pupil(text: str) -> bool:
    try:
        return parse_pupil(text) == text
    except Mistake:
        return False


def pupils() -> st.SearchStrategy[str]:
    return st.sampled_from(NAMES).filter(_is_pupil) | st.text(max_size=40).filter(_is_pupil)


def receipts() -> st.SearchStrategy[Receipt]:
    codes = st.text("0123456789ABCDEFGHJKMNPQRSTVWXYZ", min_size=8, max_size=8)
    done = st.lists(attempts(), max_size=4).map(merge)
    return st.builds(Receipt, pupils(), codes, done)


def assignments() -> st.SearchStrategy[AssignmentFile]:
    titles = st.text(min_size=1, max_size=100).filter(
        lambda text: text.isprintable() and text == text.strip()
    )
    names = st.sampled_from([WALK, RIDE, "lesson:walking", "моя тека/001-перша", "own/002-b_c"])
    return st.builds(
        AssignmentFile,
        titles,
        st.lists(names, min_size=1, unique=True).map(tuple),
        st.integers(0, 3),
        st.integers(0, 600),
        st.booleans(),
        st.booleans(),
    )
