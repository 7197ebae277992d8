"""All that a solver is told beside the goal: what the others do, and which cards are known."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from ..engine.words import listing, say, translated
from ..games.magical_towers.cards import UNKNOWN
from ..games.magical_towers.goals import Aim
from ..games.magical_towers.rulebook import rules
from ..games.magical_towers.spoken import say_player
from ..games.magical_towers.state import State
from ..games.magical_towers.symmetry import Symmetry
from .puzzle import BEST, NOTHING, Puzzle
from .session import Session
from .wording import fill

__all__ = [
    "Pile", "known_cards", "quoted_rules", "say_count", "say_hints", "say_others", "say_text",
]  # fmt: skip

_MOVES = re.compile(r"\{[^{}]{3,}\}")  # colours and spaces are shorter


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards (letters) that a solver may look at, what they are, and whose colour they have."""

    label: str
    cards: str
    colour: str


def say_text(text: str) -> str:
    """A text of a puzzle as people read it; moves stand in backticks, as the names of rules do."""
    return fill(_MOVES.sub(r"`\g<0>`", translated(text)), Symmetry())


def say_hints(session: Session) -> list[str]:
    """The hints that were taken."""
    return [say_text(hint) for hint in session.puzzle.words.hints[: session.hints]]


def quoted_rules(puzzle: Puzzle) -> list[str]:
    """The rules that the explanation names, each with what it says."""
    names = re.findall("`([^`]*)`", puzzle.words.explanation)
    known = rules()
    return [f"`{name}`: {say(known[name].text)}" for name in dict.fromkeys(names) if name in known]


def say_others(puzzle: Puzzle) -> list[str]:
    """What the others do, where that matters."""
    aim = puzzle.aim
    if not isinstance(aim, Aim) or (puzzle.turns == 1 and not aim.keep):
        return []
    if puzzle.others == BEST and aim.likely:
        return [say("The others do what is worst for you.")]
    if puzzle.others == BEST:
        return [say("It has to work whatever the others do.")]
    others = [seat for seat in _order(puzzle) if seat not in puzzle.seats]
    names = [say_player(puzzle.start.table, seat) for seat in others]
    if puzzle.others == NOTHING:
        who = listing(names)
        one = len(names) == 1
        return [say("{who} does nothing." if one else "{who} do nothing.", who=who)] if who else []
    script = zip(puzzle.others, names * len(puzzle.others), strict=False)
    return [say("{who} will play `{moves}`.", who=who, moves=_line(line)) for line, who in script]


def _order(puzzle: Puzzle) -> Iterator[int]:
    """The seats in turn, beginning behind the solver's."""
    seats = puzzle.start.table.seats
    return ((puzzle.position.seat + n) % seats for n in range(1, seats + 1))


def _line(moves: object) -> str:
    return " ".join(map(str, moves)) if isinstance(moves, tuple) else str(moves)


def known_cards(puzzle: Puzzle, state: State) -> list[Pile]:
    """Others' hands and the draw pile, as far as they are known."""
    table, piles = state.table, list[Pile]()
    for seat, hand in enumerate(state.hands):
        if seat != puzzle.seat and hand.strip(UNKNOWN):
            label = say("{who} holds", who=say_player(table, seat))
            piles.append(Pile(label, hand, table.colours[seat]))
    if state.draw:
        own = table.colours[puzzle.seat]
        piles.append(Pile(say("Draw pile, the next card first"), state.draw, own))
    return piles


def say_count(puzzle: Puzzle) -> str:
    """How many solutions there are, once one is found."""
    number = len(puzzle.proof.solutions) if puzzle.proof else 0
    if not number or not isinstance(puzzle.aim, Aim):
        return ""
    if number == 1:
        return say("It is the only solution.")
    return say("There are {number} solutions; you found one.", number=number)
