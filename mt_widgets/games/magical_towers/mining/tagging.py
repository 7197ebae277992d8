"""What a found puzzle teaches, from what happens in its solution."""

from collections.abc import Iterator

from ....engine.goal_language import Both
from ....search.finds import Candidate, PlayedMove, Solved
from .. import events as e
from .. import game
from ..bots import prospect
from ..cards import BY_LETTER
from ..moves import Cast, Move, NewHand, RollCard
from ..puzzling.features import spell_of
from ..state import State

_LAST = 2  # with so few wizards on the way, or fewer, it is the end of the game
_Steps = tuple[PlayedMove[State, Move], ...]


def themes(solved: Solved[State, Move]) -> set[str]:
    """The themes of a puzzle."""
    start, aim, line = solved.candidate.start, solved.candidate.aim, solved.line
    own = start.table.colours[solved.seat]
    teaches = {
        "teams": start.table.team,
        "solo": start.table.solo,
        "endgame": "".join(start.covered + start.tops).count(own) <= _LAST,
        "defence": aim.keep,
        "dice": aim.likely or any(isinstance(move, RollCard) for move in line),
        "new-hand": any(isinstance(move, NewHand) for move in line),
        "laboratory": any(map(spell_of, line)),
        _by_goal(solved.candidate): True,
    }
    found = {theme for theme, is_so in teaches.items() if theme and is_so}
    return found | {*_by_events(solved.steps, own)}


def _by_goal(candidate: Candidate[State]) -> str:
    """What a goal teaches, or nothing."""
    asked = str(candidate.aim)
    if "castle" in asked or candidate.turns > 1:
        return "next-stop"
    if "imprisoned" in asked:
        return "freeing"
    return "tempo" if isinstance(candidate.aim.goal, Both) else ""


def _by_events(steps: _Steps, own: str) -> Iterator[str]:
    for number, step in enumerate(steps):
        later = steps[number:]
        for event in step.events:
            match event:
                case e.WizardEntered():
                    yield "exact-entry"
                case e.WizardsImprisoned():
                    yield "imprison"
                case e.TowerMoved(target=space) if event.castle or _leaves(later, own, space):
                    yield "riding"
                case e.WizardFreed():
                    yield "freeing"
                case e.WizardsRevealed(space=space) if _leaves(later, own, space):
                    yield "freeing"


def _leaves(steps: _Steps, own: str, space: int) -> bool:
    """Whether a wizard of that colour walks away from a space."""
    events = (event for step in steps for event in step.events)
    return any(
        isinstance(event, e.WizardMoved) and (event.colour, event.origin) == (own, space)
        for event in events
    )


def needs(solved: Solved[State, Move]) -> tuple[str, ...]:
    """The spells that every solution casts, where without them there is not even a chance."""
    aim, start = solved.candidate.aim, solved.candidate.start
    if aim.likely or aim.keep or _may_roll(start):
        return ()
    cast = [{*map(spell_of, line)} for line in solved.found.solutions]
    return tuple(s for s in start.table.spells if all(s in line for line in cast))


def _may_roll(state: State) -> bool:
    cards = {*state.held, *(state.draw or "")} & BY_LETTER.keys()
    return any(BY_LETTER[card].dice for card in cards)


def tempting(solved: Solved[State, Move]) -> Move | None:
    """The first move that looks best, if it is wrong."""
    start, found = solved.candidate.start, solved.found
    looks = {move: prospect(game.play(start, move), solved.seat) for move, _ in found.first_moves}
    best = [move for move in looks if looks[move] == max(looks.values())]
    right = {move for move, value in found.first_moves if value == found.value}
    return None if right & {*best} else best[0]


def traps(solved: Solved[State, Move]) -> tuple[str, ...]:
    """The spell that looks like the best beginning and never is."""
    move, found = tempting(solved), solved.found
    if not isinstance(move, Cast):
        return ()
    right = [m for m, value in found.first_moves if value == found.value]
    used = {spell_of(m) for line in (right, *found.solutions) for m in line}
    return () if move.spell in used else (move.spell,)
