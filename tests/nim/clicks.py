"""How moves are clicked: a heap, which is drawn, and a number, which is a button."""

import re
from collections.abc import Sequence

from mt_widgets.engine.errors import Refusal
from mt_widgets.engine.parts import MoveTags

from .game import why_not
from .moves import Move, Take

ACTIONS, PRIMARY = ("take",), frozenset({"take:1", "take:2", "take:3"})
_TAG = re.compile(r"heap:[1-3]|take:[1-9]|die")


def move_tags(_state: int, move: Move) -> MoveTags:
    """How a move is clicked; nobody clicks a roll."""
    if isinstance(move, Take):
        return MoveTags((f"heap:{move.heap}", f"take:{move.number}"))
    return MoveTags(("chance",))


def why_not_clicks(state: int, clicked: Sequence[str]) -> Refusal | None:
    """Why so many stones cannot be taken from a heap; without a number, why none can."""
    said = dict(tag.split(":") for tag in clicked if ":" in tag)
    return (
        why_not(state, Take(int(said["heap"]), int(said.get("take", 1))))
        if "heap" in said
        else None
    )


def is_tag(tag: str) -> bool:
    """Whether a text is a tag."""
    return _TAG.fullmatch(tag) is not None


def kind(tag: str) -> str:
    """Another heap takes the place of a heap, another number that of a number."""
    return tag.partition(":")[0]


def place(_tag: str) -> str:
    """Empty: nothing stands on anything else."""
    return ""


def held(_state: int) -> tuple[str, ...]:
    """Nothing: every choice begins with an empty hand."""
    return ()
