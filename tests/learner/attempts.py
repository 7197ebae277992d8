"""Attempts to test with: a plain one by its mark, and any."""

from dataclasses import replace

from hypothesis import strategies as st

from mt_widgets.learner.results import Attempt
from mt_widgets.learner.results_format import fit

BEGAN = "2026-03-01T16:20:00+00:00"
PLAIN = Attempt("00", "first-steps/001-walk", BEGAN)
TRIED = [(), ("W3:b5",), ("W1:b2",), ("W3:b5", "end"), ("ходити\x00", "\ud800", "", '"')]
ODDS = [None, "0", "1", "5/12", "1/2", "11/36"]


def attempt(mark: str) -> Attempt:
    return replace(PLAIN, mark=mark)


def attempts() -> st.SearchStrategy[Attempt]:
    """Of few marks and values, so that they meet."""
    return st.builds(
        Attempt,
        mark=st.sampled_from(["0", "1", "2a"]),
        item=st.sampled_from(["first-steps/001-walk", "незнайома/загадка"]),
        began=st.sampled_from([BEGAN, "2026-03-01T16:20:01Z"]),
        seconds=st.sampled_from([0.0, -0.0, -3.0, 74.49, 1e9, float("nan")]),
        hints=st.integers(0, 3),
        tried=st.sampled_from(TRIED),
        solved=st.booleans(),
        shown=st.booleans(),
        value=st.sampled_from(ODDS),
        best=st.sampled_from(ODDS),
        variant=st.sampled_from([None, "7", "8"]),
        moves=st.sampled_from([None, "W3:b13", "W3:b13 =4 end", "хід", "3 5", "x" * 2_000]),
    ).map(fit)
