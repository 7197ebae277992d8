"""Puzzles that were found in games, solved again."""

from dataclasses import replace
from functools import cache
from typing import Any

from mt_widgets.engine.aims import Aim
from mt_widgets.games import FIRST, GAMES
from mt_widgets.puzzles.mine.dig import bare, solve
from mt_widgets.puzzles.puzzle import BEST, Proof, PuzzleFile, PuzzleWords
from mt_widgets.puzzles.write import format_puzzle
from mt_widgets.search.finds import Candidate, Solved
from tests.towers import parse, parse_aim

# In the very first turn: two flasks are filled, and the headwind blows a wizard into the castle.
FIRST_TURN = "K/Rbby/Tbyy/Rbby/Ty/R/T/R/T/R/6 b1 b0+0-6:W1,T2,W5T1|y0+0-6:?,?,? mw,hw,pb"
# Blue has a 2 for the castle; yellow can make that a 1, which blue has not.
THREAT = "4/Rbby/RT/1/Tyy/1/T/Tb/R/K/R/R/1 y2 b2+6-0:T1,W2T2,W5T1|y2+6-0:W1,W5T1 -"
# One red wizard goes home; then a lid is lifted, and another one follows the castle.
TWO_TURNS = (
    "K/RbyrgT/9/RrgTyr/1/TbygRbgTR/R/1 r2 b1+5-0:?,?,?|y1+4-1:?,?,?|r1+3-2:W3,W5T1|g0+2-3:?,?,? - "
    "draw=W4T2,T3,W5,W5,T4,W2T2"
)
# Yellow rolls: with a 1, a 3 or a 5 there is a way home.
DICE = "K/3/Ty/1/T/3/RbR/2/RRbbyRbbyTyyT/2 y1 b0+5-0x1:?,?,?|y0+1-5:T4,W4T2,W*T* mw,pb,fw"


@cache
def solved(
    position: str, goal: str, turns: int = 1, others: str = BEST, most: int = 8_000
) -> Solved[Any, Any]:
    """A puzzle with its solution, which there has to be."""
    state = parse(position)
    aim = parse_aim(goal, state.table.colours)
    assert isinstance(aim, Aim)
    task = Candidate(state, aim, turns, others)
    found = solve(GAMES[FIRST], task, most)
    assert found is not None
    return found


def puzzle_of(position: str, goal: str) -> PuzzleFile:
    """The same without words."""
    return bare(GAMES[FIRST], solved(position, goal).candidate)


def file_of(position: str, goal: str, turns: int = 1, others: str = BEST) -> str:
    """The file that would be written had it been found in game 7."""
    game, found = GAMES[FIRST], solved(position, goal, turns, others)
    bare_one = bare(game, found.candidate)
    lines = tuple(map(bare_one.write, found.found.solutions))
    words = PuzzleWords(facts=game.mining.facts(found, 7, 3))
    proof = Proof(found.found.value, lines, ravens=1)
    return format_puzzle(replace(bare_one, themes=("tempo",), words=words, proof=proof))
