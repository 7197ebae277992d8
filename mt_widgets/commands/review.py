"""The command line for a look back at a saved game."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from ..engine.words import say
from ..engine.work import finish
from ..games import load
from ..review.looking_back import GameReview, looking_back
from ..review.page import SIGN, review_page
from ..review.words import review_text
from .hire import hire
from .output import Output, check_outputs, named_file, write_outputs
from .streams import how_far


def handle_review(given: argparse.Namespace) -> int:
    """Print which decisions of a saved game mattered, and write the page that is asked for."""
    check_outputs(*_outputs(given))
    record = load(Path(given.file))
    told = say("Looking back: {percent} %", percent="{number}")
    with hire("review: workers", given.workers, given.cluster) as pool, how_far(told) as tell:
        review = finish(looking_back(record, pool, given.level), tell)
    print("\n".join(review_text(review)))
    write_outputs(*_outputs(given, review))
    return 0


def _outputs(given: argparse.Namespace, review: GameReview | None = None) -> Iterator[Output]:
    """The page that is asked for, also before there is anything to write on it."""
    if given.html is not None:
        page = "" if review is None else review_page(review)
        path = named_file("review", given.html)
        yield Output(path, page, lambda old: SIGN.encode() in old)
