"""The Raven Castle: who is home, and where it moves on to."""

from ..box import SHIELDS, SPACES
from ..draft import Draft, Position
from ..events import CastleMoved, WizardEntered
from ..stacks import RAVEN


def next_stop(position: Position) -> int:
    """``castle.moves-on``: the next space that shows a raven shield without a wizard on it."""
    tops, covered, castle = position.tops, position.covered, position.castle
    for step in range(1, SPACES):
        space = (castle + step) % SPACES
        if not tops[space]:
            tower = covered[space][-1:]
            if tower == RAVEN or (not tower and space in SHIELDS):
                return space
    return castle  # castle.stays


def free_space(position: Position, direction: int) -> int | None:
    """``nudge.free``: the next space in a direction whose top level has no wizard."""
    spaces = ((position.castle + direction * step) % SPACES for step in range(1, SPACES))
    return next((space for space in spaces if not position.tops[space]), None)


def move_castle(draft: Draft, target: int) -> None:
    """Put the castle on another space."""
    if target != draft.castle:
        if draft.log is not None:
            draft.tell(CastleMoved(draft.castle, target))
        draft.castle = target


def enter(draft: Draft, wizards: str) -> None:
    """``castle.enter``: wizards go in together, and the castle moves on once."""
    home = list(draft.home)
    for colour in wizards:
        home[draft.table.colours.index(colour)] += 1
        if draft.log is not None:
            draft.tell(WizardEntered(colour, draft.castle))
    draft.home = tuple(home)
    move_castle(draft, next_stop(draft))
