"""All that a solver is told beside the goal: what the others do, and what is known."""

import re
from collections.abc import Sequence
from itertools import cycle

from ..engine.aims import Aim
from ..engine.game import AnyGame, Position
from ..engine.puzzle_parts import Pile
from ..engine.words import labelled, listing, say, say_many, translated
from .puzzle import BEST, NOTHING, PuzzleFile
from .session import PuzzleSession
from .wording import fill, has_puzzling, with_moves_quoted


def say_text(game: AnyGame, text: str) -> str:
    """A text of a puzzle as people read it; moves stand in backticks, as the names of rules do."""
    return fill(game, with_moves_quoted(game, translated(text)))


def say_hints(session: PuzzleSession) -> list[str]:
    """The hints that were taken."""
    puzzle = session.puzzle
    return [say_text(puzzle.game, hint) for hint in puzzle.words.hints[: session.hints]]


def quoted_rules(puzzle: PuzzleFile) -> list[str]:
    """The rules that the explanation names, each with what it says."""
    names = re.findall("`([^`]*)`", puzzle.words.explanation)
    rules = puzzle.game.voice.rules()
    return [
        labelled(f"`{name}`", say(rules[name].text))
        for name in dict.fromkeys(names)
        if name in rules
    ]


def say_others(puzzle: PuzzleFile) -> list[str]:
    """What the others do, where that matters."""
    aim = puzzle.aim
    if not isinstance(aim, Aim) or (puzzle.turns == 1 and not aim.keep):
        return []
    if puzzle.others == BEST and aim.likely:
        return [say("The others do what is worst for you.")]
    if puzzle.others == BEST:
        return [say("It has to work whatever the others do.")]
    seats, turn = (
        len(puzzle.game.setup.seats(puzzle.start)),
        puzzle.game.rules.turn(puzzle.position),
    )
    order = ((turn + n) % seats for n in range(1, seats + 1))  # beginning behind the solver's
    others = [seat for seat in order if seat not in puzzle.seats]
    names = [puzzle.game.voice.say_seat(puzzle.start, seat) for seat in others]
    if puzzle.others == NOTHING:
        who = listing(names)
        idle = say_many("{who} does nothing.", "{who} do nothing.", len(names), who=who)
        return [idle] if who else []
    assert not isinstance(puzzle.others, str)
    script = zip(map(puzzle.write, puzzle.others), cycle(names), strict=False)
    return [say("{who} will play `{moves}`.", who=who, moves=moves) for moves, who in script]


def known(puzzle: PuzzleFile, state: Position) -> Sequence[Pile]:
    """What the solver knows in a state that the board does not show."""
    return puzzle.game.puzzling.known(state, puzzle.seat) if has_puzzling(puzzle.game) else ()


def say_count(puzzle: PuzzleFile) -> str:
    """How many solutions there are, once one is found."""
    number = len(puzzle.proof.solutions) if puzzle.proof else 0
    if not number or not isinstance(puzzle.aim, Aim):
        return ""
    if number == 1:
        return say("It is the only solution.")
    return say_many("There is {number} solution; you found it.",
                    "There are {number} solutions; you found one.", number)  # fmt: skip
