"""The results file of one learner, as a site lets it be downloaded: whose it is, its name tells."""

import re

from ..engine.errors import Mistake, mistake
from ..engine.words import say
from ..puzzles.results_format import Reading, parse_results
from .assignment import parse_pupil

__all__ = ["NO_CODE", "is_own_file", "named_after", "parse_own_file"]

NO_CODE = ""  # such a file belongs to no assignment
_HEAD = re.compile(r'\ufeff?\s*\{\s*"format"\s*:\s*\d+\s*,\s*"attempts"\s*:')
_LONGEST_PUPIL = 40


def is_own_file(text: str) -> bool:
    """Whether a text begins like such a file."""
    return _HEAD.match(text) is not None


def parse_own_file(text: str) -> Reading:
    """All that a learner has done, or raise a Mistake."""
    reading = parse_results(text.encode(errors="replace"))
    if reading.newer:
        raise mistake("a newer version wrote this")
    if reading.damaged:
        raise mistake("this is damaged: not all of it can be read")
    return reading


def named_after(name: str) -> str:
    """A pupil who is known by a file's name alone."""
    stem = re.sub(r"\.(json|txt)$", "", name, flags=re.IGNORECASE)
    try:
        return parse_pupil(stem[:_LONGEST_PUPIL])
    except Mistake:
        return say("no name")
