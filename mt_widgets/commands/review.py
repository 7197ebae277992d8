"""The command line for a look back at a saved game."""

import argparse
from pathlib import Path

from ..engine.words import say
from ..engine.work import finish
from ..games import load
from ..review.looking_back import looking_back
from ..review.page import SIGN, review_page
from ..review.words import review_text
from .hire import hire
from .output import Output, named_file, write_outputs
from .streams import how_far


def handle_review(given: argparse.Namespace) -> int:
    """Print which decisions of a saved game mattered, and write the page that is asked for."""
    page = None if given.html is None else named_file("review", given.html)
    record = load(Path(given.file))
    told = say("Looking back: {percent} %", percent="{number}")
    with hire("review: workers", given.workers, given.cluster) as pool, how_far(told) as tell:
        review = finish(looking_back(record, pool, given.level), tell)
    if page is not None:
        write_outputs(Output(page, review_page(review), lambda old: SIGN.encode() in old))
    print("\n".join(review_text(review)))
    return 0
