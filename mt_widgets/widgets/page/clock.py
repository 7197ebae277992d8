"""What day it is where the learner is."""

from datetime import date, datetime


def today() -> date:
    """The date on the learner's own clock."""
    return datetime.now().astimezone().date()
