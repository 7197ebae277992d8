"""Puzzles that a program found: a file has the facts, and whoever reads it gets the words."""

from collections.abc import Iterator
from fractions import Fraction

from ..engine.aims import Aim
from ..engine.errors import Mistake
from ..engine.game import AnyGame, Move, Position
from ..engine.record import play_legal
from ..engine.words import say
from ..search.budget import Budget
from ..search.finds import Facts, Mining, Played
from ..search.solve import SOLVER, Solver
from ..search.steps import AnySolver
from .hints import automatic_hints
from .keys import Keys
from .prove import problem
from .puzzle import Puzzle, Words

__all__ = ["played", "read_words"]

_MOST = 10**18  # games, and turns of one


def read_words(puzzle: Puzzle, keys: Keys) -> Words:
    """The words of a puzzle in the reader's language; a Mistake names the fact that is wrong."""
    if "mining" not in puzzle.game.parts or puzzle.sequence or not isinstance(puzzle.aim, Aim):
        raise Mistake(say("facts: puzzles of this kind are not found, but written"))
    mining: Mining[Position, Move] = puzzle.game.mining
    facts = _facts(puzzle, keys)
    try:
        steps = [*played(puzzle.game, Solver(problem(puzzle), Budget()), facts.line)]
    except Mistake as error:
        keys.fail("line", str(error))
    return Words(
        say("Found in game {seed}, turn {turn}", seed=facts.seed, turn=facts.turn),
        mining.story(puzzle.start, puzzle.aim, puzzle.turns),
        automatic_hints(puzzle.game, puzzle.start, facts.line),
        mining.explanation(steps, facts, puzzle.proof.value if puzzle.proof else Fraction(1)),
        say("Found by the miner"),
        facts,
    )


def _facts(puzzle: Puzzle, keys: Keys) -> Facts[Move]:
    line = keys.read("line", puzzle.game.notation.parse_moves)
    then = tuple(_after_roll(keys, text) for text in keys.texts("then"))
    facts = Facts(
        keys.number("seed", 0, _MOST), keys.number("turn", 1, _MOST), tuple(line),
        _tempting(puzzle, keys), then,
    )  # fmt: skip
    keys.end()
    return facts


def _tempting(puzzle: Puzzle, keys: Keys) -> Move | None:
    moves = keys.moves("tempting")
    if len(moves) > 1:
        keys.fail("tempting", say("one move is meant here"))
    try:
        for move in moves:
            play_legal(puzzle.game, puzzle.start, move)
    except Mistake as error:
        keys.fail("tempting", str(error))
    return moves[0] if moves else None


def _after_roll(keys: Keys, text: str) -> tuple[int, tuple[Move, ...]]:
    """What to do after a roll, as in ``3 W3:b5``."""
    value, _, line = text.partition(" ")
    try:
        moves = tuple(keys.game.notation.parse_moves(line))
    except Mistake as error:
        keys.fail("then", str(error))
    if not moves or value not in {*"123456"}:
        keys.fail("then", say("a number of the die and moves are meant here"))
    return int(value), moves


def played(
    game: AnyGame, solver: AnySolver, line: tuple[Move, ...]
) -> Iterator[Played[Position, Move]]:
    """The solver's moves one by one, with what they do; raises Mistake where one is not to play."""
    node = solver.problem.root
    for move in line:
        while solver.decided(node) is None and solver.mover(node) != SOLVER:
            node = next(solver.branches(node)).node  # what is certain to come
        ways = () if solver.decided(node) is not None else solver.branches(node)
        after = next((way.node for way in ways if way.move == move), None)
        if after is None:
            written = game.notation.format_move(move)
            raise Mistake(say("{move} cannot be played there", move=written))
        yield Played(node.state, move, game.rules.events(node.state, move))
        node = after
