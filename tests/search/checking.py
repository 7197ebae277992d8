"""The checker, asked at one go."""

from typing import Any

from mt_widgets.engine.work import finish
from mt_widgets.search.problem import Certificate, Problem
from mt_widgets.search.verify import examine

__all__ = ["objection"]


def objection(problem: Problem[Any, Any], claim: Certificate[Any, Any]) -> str:
    """What is wrong with a certificate, in a sentence; nothing if it is true."""
    return finish(examine(problem, claim))
