"""What a found puzzle teaches, from what happens in its solution."""

from collections.abc import Iterator

from ...games.magical_towers.cards import BY_LETTER
from ...games.magical_towers.events import (
    TowerMoved,
    WizardEntered,
    WizardFreed,
    WizardMoved,
    WizardsImprisoned,
    WizardsRevealed,
)
from ...games.magical_towers.goals import Aim, Both
from ...games.magical_towers.moves import Cast, Move, NewHand, RollCard
from ...games.magical_towers.state import State
from ..puzzle import Puzzle
from ..themes import themes
from .solved import Solved, Step, spell_of

__all__ = ["spells_needed", "spells_tempting", "tag"]

_LAST = 2  # with so few wizards on the way, or fewer, it is the end of the game


def tag(solved: Solved) -> tuple[str, ...]:
    """The themes of a puzzle, in teaching order."""
    found = {*_by_rules(solved.puzzle), *_by_aim(solved.puzzle)}
    found |= {theme for move in solved.line for theme in _by_move(move)}
    found |= {*_by_events(solved.steps, solved.own)}
    return tuple(theme for theme in themes() if theme in found)


def _by_rules(puzzle: Puzzle) -> Iterator[str]:
    table, start = puzzle.start.table, puzzle.start
    if table.team:
        yield "teams"
    if table.solo:
        yield "solo"
    colour = table.colours[puzzle.seat]
    if "".join(start.covered + start.tops).count(colour) <= _LAST:
        yield "endgame"


def _by_aim(puzzle: Puzzle) -> Iterator[str]:
    aim = puzzle.aim
    assert isinstance(aim, Aim)
    if aim.keep:
        yield "defence"
    if aim.likely:
        yield "dice"
    if "castle" in str(aim) or puzzle.turns > 1:
        yield "next-stop"
    elif "imprisoned" in str(aim):
        yield "freeing"
    elif isinstance(aim.goal, Both):
        yield "tempo"


def _by_move(move: Move) -> Iterator[str]:
    if isinstance(move, NewHand):
        yield "new-hand"
    if isinstance(move, RollCard):
        yield "dice"
    if spell_of(move):
        yield "laboratory"


def _by_events(steps: tuple[Step, ...], own: str) -> Iterator[str]:
    for number, step in enumerate(steps):
        later = steps[number:]
        for event in step.events:
            match event:
                case WizardEntered():
                    yield "exact-entry"
                case WizardsImprisoned():
                    yield "imprison"
                case TowerMoved(target=space) if event.castle or _leaves(later, own, space):
                    yield "riding"
                case WizardFreed():
                    yield "freeing"
                case WizardsRevealed(space=space) if _leaves(later, own, space):
                    yield "freeing"


def _leaves(steps: tuple[Step, ...], own: str, space: int) -> bool:
    """Whether a wizard of that colour walks away from a space."""
    events = (event for step in steps for event in step.events)
    return any(
        isinstance(event, WizardMoved) and (event.colour, event.origin) == (own, space)
        for event in events
    )


def spells_needed(solved: Solved) -> tuple[str, ...]:
    """The spells that every solution casts, where without them there is not even a chance."""
    if solved.puzzle.kind != "reach" or _may_roll(solved.puzzle.start):
        return ()
    cast = [{*map(spell_of, line)} for line in solved.found.solutions]
    return tuple(s for s in solved.puzzle.start.table.spells if all(s in line for line in cast))


def _may_roll(state: State) -> bool:
    cards = {*state.held, *(state.draw or "")} & BY_LETTER.keys()
    return any(BY_LETTER[card].dice for card in cards)


def spells_tempting(solved: Solved) -> tuple[str, ...]:
    """The spell that looks like the best beginning and never is."""
    move, found = solved.tempting, solved.found
    if not isinstance(move, Cast):
        return ()
    right = [m for m, value in found.first_moves if value == found.value]
    used = {spell_of(m) for line in (right, *found.solutions) for m in line}
    return () if move.spell in used else (move.spell,)
