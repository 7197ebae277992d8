"""A learner's own results file, as downloaded from a site; its file name says whose it is."""

import re

from ..engine.errors import Mistake, mistake
from ..engine.words import say
from ..learner.results_format import parse_results
from .assignment import LONGEST_PUPIL, parse_pupil
from .receipt import Receipt

NO_CODE = ""  # such a file belongs to no assignment
_HEAD = re.compile(r'\ufeff?\s*\{\s*"format"\s*:\s*\d+\s*,\s*"attempts"\s*:')


def is_own_file(text: str) -> bool:
    """Whether a text begins like such a file."""
    return _HEAD.match(text) is not None


def parse_own_file(text: str, name: str) -> Receipt:
    """The results of a pupil named like the file. Raises Mistake if it is damaged or newer."""
    reading = parse_results(text.encode(errors="replace"))
    if reading.newer:
        raise mistake("a newer version wrote this")
    if reading.damaged:
        raise mistake("this is damaged: not all of it can be read")
    stem = re.sub(r"\.(json|txt)$", "", name, flags=re.IGNORECASE)
    try:
        pupil = parse_pupil(stem[:LONGEST_PUPIL])
    except Mistake:
        pupil = say("no name")
    return Receipt(pupil, NO_CODE, reading.attempts, reading.format)
