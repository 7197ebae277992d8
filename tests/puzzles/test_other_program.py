"""Puzzles solved once more by a program that knows only the command line and positions as text."""

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from mt_widgets.puzzles.load import load_puzzle
from mt_widgets.puzzles.packs import find_files
from mt_widgets.puzzles.puzzle import PuzzleFile

pytestmark = pytest.mark.skipif(
    sys.platform == "emscripten", reason="a browser's Python starts no other program"
)
MOST = 400  # positions: what goes through a pipe in a moment
Ask = Callable[[str, str], str]
Line = frozenset[tuple[str, int]]


def _simple(puzzle: PuzzleFile) -> bool:
    """One turn of one player who knows the own cards."""
    start: Any = puzzle.start
    table, hand = start.table, start.hands[start.seat]
    plain = not (table.master or table.team or puzzle.sequence or puzzle.turns > 1)
    known = puzzle.kind in ("reach", "odds") and "keep" not in str(puzzle.aim) and "~" not in hand
    return plain and known and puzzle.proof is not None and puzzle.proof.positions < MOST


FILES = [path for path in find_files([]) if _simple(load_puzzle(path))]


@pytest.fixture(scope="module")
def ask() -> Iterator[Ask]:
    """Commands that are kept open, as another program would."""
    commands = {
        name: subprocess.Popen(
            [sys.executable, "-m", "mt_widgets", name, "-"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1,
        )
        for name in ("legal", "play", "result")
    }  # fmt: skip

    @cache
    def answer(command: str, request: str) -> str:
        pipe = commands[command]
        assert pipe.stdin is not None
        assert pipe.stdout is not None
        pipe.stdin.write(f"{request}\n")
        return pipe.stdout.readline().rstrip("\n")

    yield answer
    for pipe in commands.values():
        pipe.communicate(timeout=30)


def _words(position: str, start: str, ask: Ask) -> dict[str, Any]:
    """What the words of a goal mean in a position, read from its text."""
    board, _, players = position.split(" ")[:3]
    spaces = "/".join("/" * (int(s) - 1) if s.isdigit() else s for s in board.split("/")).split("/")
    cut = [re.fullmatch(r"(.*[TR]|)([a-z]*)K?", space) for space in spaces]

    def count(part: int, colour: str, space: int | None) -> int:
        return sum(found[part].count(colour) for n, found in enumerate(cut)
                   if found and space in (None, n))  # fmt: skip

    def player(colour: str, text: str) -> list[int]:
        found = re.search(rf"{colour}(\d+)\+(\d+)-(\d+)(?:x(\d+))?:", text)
        assert found is not None
        return [int(number or 0) for number in found.groups()]

    return {
        **{colour: colour for colour in "byrgov"},
        "home": lambda colour: player(colour, players)[0],
        "full": lambda colour: player(colour, players)[1],
        "empty": lambda colour: player(colour, players)[2],
        "spent": lambda colour: player(colour, players)[3],
        "filled": lambda colour: player(colour, players)[1] + player(colour, players)[3],
        "enters": lambda c: player(c, players)[0] > player(c, start.split(" ")[2])[0],
        "imprisoned": lambda colour, space=None: count(1, colour, space),
        "visible": lambda colour, space=None: count(2, colour, space),
        "towers": lambda space: len(re.findall("[TR]", spaces[space])),
        "castle": next(n for n, space in enumerate(spaces) if "K" in space),
        "wins": lambda colour: colour in ask("result", position).replace("none", ""),
    }


class Other:
    """Goes through every line of a turn."""

    def __init__(self, ask: Ask, start: str, goal: str) -> None:
        self._ask, self._start = ask, start
        code = re.sub(r"(?<![<>])=", "==", goal.removeprefix("likely "))
        self._goal = compile(code, "goal", "eval")
        self.chance = cache(self._chance)

    def reached(self, position: str) -> bool:
        return bool(eval(self._goal, _words(position, self._start, self._ask)))  # noqa: S307 (ours)

    def over(self, position: str) -> bool:
        return position.split(" ")[1][0] != self._start.split(" ")[1][0]

    def ways(self, position: str) -> list[tuple[str, str]]:
        moves = self._ask("legal", position).split()
        return [(move, self._ask("play", f"{position} ; {move}")) for move in moves]

    def _chance(self, position: str) -> Fraction:
        if self.reached(position):
            return Fraction(1)
        if self.over(position) or not (ways := self.ways(position)):
            return Fraction(0)
        values = [self.chance(after) for _, after in ways]
        rolled = ways[0][0].startswith("=")
        return sum(values, Fraction(0)) / len(values) if rolled else max(values)

    def lines(self, position: str, line: tuple[str, ...] = ()) -> Iterator[Line]:
        ways = self.ways(position)
        if self.reached(position) or ways[0][0].startswith("="):
            yield frozenset(Counter(line).items())
            return
        for move, after in ways:
            if self.chance(after) == self.chance(self._start):
                yield from self.lines(after, (*line, move))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_another_program_finds_the_same_solutions(path: Path, ask: Ask) -> None:
    puzzle = load_puzzle(path)
    assert puzzle.proof is not None
    start = str(puzzle.start)
    other = Other(ask, start, str(puzzle.aim))
    assert other.chance(start) == puzzle.proof.value
    claimed = {frozenset(Counter(line.split()).items()) for line in puzzle.proof.solutions}
    assert set(other.lines(start)) == claimed
