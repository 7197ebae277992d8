"""The cost of proofs: every puzzle of the collection, and how it grows with turns and spells."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import log10
from time import process_time
from typing import Any

from mt_widgets.engine.aims import Question
from mt_widgets.engine.game import Forecast, Move, Outcome, Position
from mt_widgets.games import FIRST, GAMES
from mt_widgets.puzzles.load import load_puzzle
from mt_widgets.puzzles.packs import find_files
from mt_widgets.puzzles.puzzle import NOTHING, PuzzleFile
from mt_widgets.puzzles.puzzle_solver import problem
from mt_widgets.search.budget import Budget
from mt_widgets.search.problem import Node, Problem, TooLarge
from mt_widgets.search.solve import Solver

__all__ = ["Cost", "collection_costs", "growth", "plot"]

# Two players, two towers, a wizard each: small enough to be searched three turns deep.
SMALL = "K/Rb/4/T/3/y/5 b1 b4+2-4:W2,T3|y4+0-6: {spells} draw=W3,T2,W4,T1,W5,W1"
SETS = ("-", "mw", "mw,mt", "mw,mt,sw,hw", "mw,mt,sw,hw,ht,mc,pb,fw")
_MOST = 200_000


class _Counted:
    """A game, with a count of the moves and outcomes that were played."""

    def __init__(self, game: Forecast[Position, Move]) -> None:
        self._game, self.played = game, 0
        self.mover, self.legal_moves, self.chance_move = (
            game.mover, game.legal_moves, game.chance_move,
        )  # fmt: skip
        self.turn, self.turn_passed = game.turn, game.turn_passed

    def play(self, state: Position, move: Move, /) -> Position:
        self.played += 1
        return self._game.play(state, move)

    def outcomes(self, state: Position, /) -> Sequence[Outcome[Position]]:
        found = self._game.outcomes(state)
        self.played += len(found)
        return found


@dataclass(frozen=True)
class Cost:
    """What a proof costs: seconds of CPU, moves played, and those of plain enumeration."""

    name: str
    turns: int
    spells: int
    seconds: float
    played: int
    plain: int


def collection_costs() -> Iterator[Cost]:
    """Every puzzle that has to be searched."""
    for path in find_files([]):
        puzzle = load_puzzle(path)
        if not isinstance(puzzle.aim, Question):
            yield _cost(puzzle)


def _cost(puzzle: PuzzleFile) -> Cost:
    task, counted = problem(puzzle), _Counted(puzzle.game.forecast)
    started = process_time()
    Solver(task).certificate()
    seconds = process_time() - started
    Solver(replace(task, game=counted)).certificate()
    start: Any = puzzle.start  # of Magical Towers, as all of the collection
    spells = len(start.table.spells)
    return Cost(puzzle.name, puzzle.turns, spells, seconds, counted.played, _plain(task))


def _plain(task: Problem[Position, Move]) -> int:
    """How many moves would be played if every line were gone through from its beginning."""
    rules, known = Solver(task), dict[Node[Position], int]()

    def count(node: Node[Position]) -> int:
        if rules.decided(node) is not None:
            return 0
        if node not in known:
            known[node] = sum(1 + count(branch.node) for branch in rules.branches(node))
        return known[node]

    return count(task.root)


def growth() -> list[tuple[int, str, int, float]]:
    """Turns, spells, positions and seconds of a goal that cannot be reached; 0 is too many."""
    game, found = GAMES[FIRST], list[tuple[int, str, int, float]]()
    for turns in (1, 2, 3):
        for spells in SETS:
            start = game.notation.parse_position(SMALL.format(spells=spells))
            aim = game.goals.parse_aim("home(b) >= 6", start)
            solver = Solver(
                problem(PuzzleFile("", "reach", start, aim, turns, NOTHING)), Budget(_MOST)
            )
            started = process_time()
            try:
                solver.value()
            except TooLarge:
                found.append((turns, spells, 0, process_time() - started))
            else:
                found.append((turns, spells, solver.positions, process_time() - started))
    return found


def plot(rows: list[tuple[int, str, int, float]]) -> Iterator[str]:
    """A bar for each row, ten times as much for every eight signs."""
    for turns, spells, positions, _ in rows:
        count = 0 if spells == "-" else spells.count(",") + 1
        bar = "█" * round(8 * log10(positions)) if positions else "more than the bench waits for"
        yield f"{turns} turns, {count} spells  {bar} {positions or ''}"
