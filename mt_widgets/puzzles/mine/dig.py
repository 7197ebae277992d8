"""One miner's work: play a game, look at its positions, prove and judge what they offer."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from ...engine.game import Move, Position
from ...games import find_game
from ...search.finds import Candidate, Mining, Solved
from ...search.problem import TooLarge
from ..load import parse_puzzle
from ..prove import prove
from ..puzzle import Puzzle, Words
from ..themes import themes
from ..write import format_puzzle
from .job import Find, Haul, Job
from .sieve import marks
from .solved import bare, solve

__all__ = ["dig"]

_BEST = 3  # finds of one game


def dig(job: Job) -> Haul:
    """The best puzzles of one game; the same for the same job, wherever it is done."""
    game = find_game(job.settings.game)
    mining: Mining[Position, Move] = game.mining
    tried, found = 0, dict[int, tuple[float, Puzzle]]()  # one for each turn
    for turn, candidate in _candidates(mining, job):
        tried += 1
        solved = solve(game, candidate, job.settings.most)
        if solved is None:
            continue
        worth, (best, _) = mining.worth(solved), found.get(turn, (0, None))
        if worth > best and job.settings.theme in ("", *mining.themes(solved)):
            found[turn] = worth, _told(bare(game, solved.candidate), solved, job.seed, turn)
    chosen = sorted(found, key=lambda turn: -found[turn][0])[:_BEST]
    return Haul(tuple(_find(found[turn][1]) for turn in sorted(chosen)), tried)


def _candidates(
    mining: Mining[Position, Move], job: Job
) -> Iterator[tuple[int, Candidate[Position]]]:
    """Everything worth a proof, with the number of the turn."""
    rng = Random(job.seed)
    positions = [*mining.positions(job.settings.options, job.seed, rng)]
    chosen = {*rng.sample(range(len(positions)), min(job.settings.looks, len(positions)))}
    for number, (turn, state) in enumerate(positions):
        try:
            for candidate in mining.candidates(state, job.settings.most, number in chosen):
                yield turn, candidate
        except TooLarge:
            continue


def _told(puzzle: Puzzle, solved: Solved[Position, Move], seed: int, turn: int) -> Puzzle:
    """The puzzle with its themes, its claims and what its words are made of."""
    mining: Mining[Position, Move] = puzzle.game.mining
    taught = mining.themes(solved)
    return replace(
        puzzle,
        name=f"{seed:05}-turn-{turn:02}",
        themes=tuple(theme for theme in themes(puzzle.game) if theme in taught),
        needs=mining.needs(solved),
        traps=mining.traps(solved),
        words=Words(facts=mining.facts(solved, seed, turn)),
    )


def _find(puzzle: Puzzle) -> Find:
    """The file, read as anybody would read it, with the proof of what it claims."""
    read = parse_puzzle(format_puzzle(puzzle), puzzle.name)
    proven = replace(read, proof=prove(read))
    return Find(puzzle.name, format_puzzle(proven), marks(proven))
