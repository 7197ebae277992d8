"""One miner's work: play a game, look at its positions, prove and judge what they offer."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from ...engine.aims import Question
from ...engine.game import AnyGame, Move, Position
from ...games import find_game
from ...search.budget import Budget
from ...search.finds import Candidate, Mining, Solved
from ...search.problem import TooLarge
from ..found import played
from ..load import parse_puzzle
from ..prove import prove
from ..puzzle import PuzzleFile, PuzzleWords, kind_of
from ..puzzle_solver import PuzzleSolver
from ..rate import traits
from ..themes import themes
from ..write import format_puzzle
from .job import Find, Haul, Job

_BEST = 3  # finds of one game


def dig(job: Job) -> Haul:
    """The best puzzles of one game; a job gives equal finds on every machine."""
    game = find_game(job.settings.game)
    mining: Mining[Position, Move] = game.mining
    tried, found = 0, dict[int, tuple[float, PuzzleFile]]()  # one for each turn
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


def bare(game: AnyGame, candidate: Candidate[Position]) -> PuzzleFile:
    """The puzzle without words."""
    start, aim, turns, others = candidate.start, candidate.aim, candidate.turns, candidate.others
    return PuzzleFile("the position", kind_of(aim), start, aim, turns, others, game=game)


def solve(
    game: AnyGame, candidate: Candidate[Position], most: int
) -> Solved[Position, Move] | None:
    """What the solver says; None if it cannot be solved, or not with so many positions.

    What was asked for as likely and is certain is asked for as certain. Nothing is checked yet.
    """
    puzzle = bare(game, candidate)
    solver = PuzzleSolver(puzzle, Budget(most))
    try:
        found = solver.certificate()
    except TooLarge:
        return None
    if candidate.aim.likely and found.value == 1:
        candidate = replace(candidate, aim=replace(candidate.aim, likely=False))
        puzzle = bare(game, candidate)
    if not all(found.solutions) or not (found.value if candidate.aim.likely else found.value == 1):
        return None
    line = min(found.solutions, key=lambda line: (len(line), puzzle.write(line)))
    hard, steps = traits(solver, line), tuple(played(solver, line))
    return Solved(candidate, puzzle.seat, solver, found, line, steps, hard.tempted, hard.failing)


def _told(puzzle: PuzzleFile, solved: Solved[Position, Move], seed: int, turn: int) -> PuzzleFile:
    """The puzzle with its themes, its claims and what its words are made of."""
    mining: Mining[Position, Move] = puzzle.game.mining
    taught = mining.themes(solved)
    return replace(
        puzzle,
        name=f"{seed:05}-turn-{turn:02}",
        themes=tuple(theme for theme in themes(puzzle.game) if theme in taught),
        needs=mining.needs(solved),
        traps=mining.traps(solved),
        words=PuzzleWords(facts=mining.facts(solved, seed, turn)),
    )


def _find(puzzle: PuzzleFile) -> Find:
    """The file, read as anybody would read it, with the proof of what it claims."""
    read = parse_puzzle(format_puzzle(puzzle), puzzle.name)
    proven = replace(read, proof=prove(read))
    return Find(puzzle.name, format_puzzle(proven), marks(proven))


def marks(puzzle: PuzzleFile) -> tuple[str, ...]:
    """What a puzzle has in common with similar ones: its position and, if proven, its solution."""
    game, lines = puzzle.game, puzzle.proof.solutions if puzzle.proof else ()
    mining: Mining[Position, Move] = game.mining
    played = bool(lines) and not isinstance(puzzle.aim, Question)
    line = game.notation.parse_moves(lines[0]) if played else []
    return mining.marks(puzzle.position, puzzle.seat, puzzle.aim, line)
