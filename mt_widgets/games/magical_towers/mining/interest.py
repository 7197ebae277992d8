"""Whether a puzzle is worth anybody's time, and how much."""

from collections import Counter
from collections.abc import Sequence

from ....search.finds import PlayedMove, Solved
from .. import events as e
from .. import game
from ..knowledge import OPEN
from ..moves import Move, NewHand, PlayCard, Wizard
from ..state import State

_Steps = tuple[PlayedMove[State, Move], ...]

_FEW = 3  # solutions
_NARROW = 0.85  # of the first moves, the share that has to fail where it is not looks that mislead
_ON_THE_BOARD = (*OPEN, e.WizardFreed, e.WizardsRevealed)


def worth(solved: Solved[State, Move]) -> float:
    """How much is in a puzzle: about a point for each idea; nothing if it is not worth it."""
    aim, turns = solved.candidate.aim, solved.candidate.turns
    foresight = turns > 1 or aim.keep
    misleads = solved.tempted > 0 or (foresight and solved.failing >= _NARROW)
    woven = _woven(solved.steps)
    if not misleads or not _concise(solved) or not (aim.likely or aim.keep or woven):
        return 0
    if len(solved.line) <= turns > 1:
        return 0  # a walk in each turn
    points = min(solved.tempted, 2) + woven + foresight
    spread = (len(solved.found.solutions) - 1) / 2
    contrived = "castle" in str(aim)  # nobody but a teacher asks for its next space
    return points + _surprises(solved) / 2 - spread - contrived


def _concise(solved: Solved[State, Move]) -> bool:
    """There are few solutions, and none that does more than another."""
    sets = [Counter(line) for line in solved.found.solutions]
    return len(sets) <= _FEW and not any(one < other for one in sets for other in sets)


def _woven(steps: _Steps) -> int:
    """How many moves serve a later one, which without them would do something else or nothing.

    A single move serves itself, unless it is a walk: everybody thinks of that first.
    """
    if len(steps) == 1:
        move = steps[0].move
        return not (isinstance(move, PlayCard) and isinstance(move.piece, Wizard))
    return sum(_missed(steps, number) for number in range(len(steps) - 1))


def _missed(steps: _Steps, left_out: int) -> bool:
    state = steps[left_out].state
    for step in steps[left_out + 1 :]:
        if game.why_not(state, step.move) is not None:
            return True
        if _kinds(game.events(state, step.move)) != _kinds(step.events):
            return True
        state = game.play(state, step.move)
    return False


def _kinds(events: Sequence[e.Event]) -> list[type[e.Event]]:
    return [type(event) for event in events if isinstance(event, _ON_THE_BOARD)]


def _surprises(solved: Solved[State, Move]) -> int:
    """Things that one does not think of at once; each counts once."""
    own = solved.candidate.start.table.colours[solved.seat]
    return len({name for step in solved.steps for name in _surprising(step, own)})


def _surprising(step: PlayedMove[State, Move], own: str) -> set[str]:
    names = {"new hand"} if isinstance(step.move, NewHand) else set[str]()
    for event in step.events:
        match event:
            case e.TowerMoved(castle=True):
                names.add("the castle rides along")
            case e.WizardsImprisoned(wizards=wizards) if own in wizards:
                names.add("own wizards shut in")
            case e.WizardMoved(colour=colour) if colour != own:
                names.add("another's wizard")
            case e.WizardMoved(steps=steps) if steps < 0:
                names.add("backwards")
            case e.WizardEntered(colour=colour) if colour != own:
                names.add("another's entry")
            case e.WizardFreed():
                names.add("freed")
    return names
