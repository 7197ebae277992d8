"""Puzzles that a program found: a file has the facts, and whoever reads it gets the words."""

from collections.abc import Iterator
from fractions import Fraction

from ..engine.aims import Aim
from ..engine.errors import Mistake
from ..engine.game import Move, Position
from ..engine.record import play_legal
from ..engine.words import say
from ..search.finds import Facts, Mining, PlayedMove
from ..search.solve import SOLVER
from .hints import automatic_hints
from .puzzle import PuzzleFile, PuzzleWords
from .puzzle_solver import PuzzleSolver
from .toml_keys import TomlKeys

_MOST = 10**18  # games, and turns of one


def read_words(puzzle: PuzzleFile, keys: TomlKeys) -> PuzzleWords:
    """The words of a puzzle in the reader's language; a Mistake names the fact that is wrong."""
    if "mining" not in puzzle.game.parts or puzzle.sequence or not isinstance(puzzle.aim, Aim):
        raise Mistake(say("facts: puzzles of this kind are not found, but written"))
    mining: Mining[Position, Move] = puzzle.game.mining
    facts = _facts(puzzle, keys)
    try:
        steps = [*played(PuzzleSolver(puzzle), facts.line)]
    except Mistake as error:
        keys.fail("line", str(error))
    return PuzzleWords(
        say("Found in game {seed}, turn {turn}", seed=facts.seed, turn=facts.turn),
        mining.story(puzzle.start, puzzle.aim, puzzle.turns),
        automatic_hints(puzzle.game, puzzle.start, facts.line),
        mining.explanation(steps, facts, puzzle.proof.value if puzzle.proof else Fraction(1)),
        say("Found by the miner"),
        facts,
    )


def _facts(puzzle: PuzzleFile, keys: TomlKeys) -> Facts[Move]:
    line = keys.read("line", puzzle.game.notation.parse_moves)
    then = tuple(_after_roll(keys, text) for text in keys.texts("then"))
    facts = Facts(
        keys.number("seed", 0, _MOST), keys.number("turn", 1, _MOST), tuple(line),
        _tempting(puzzle, keys), then,
    )  # fmt: skip
    keys.end()
    return facts


def _tempting(puzzle: PuzzleFile, keys: TomlKeys) -> Move | None:
    moves = keys.moves("tempting")
    if len(moves) > 1:
        keys.fail("tempting", say("one move is meant here"))
    try:
        for move in moves:
            play_legal(puzzle.game, puzzle.start, move)
    except Mistake as error:
        keys.fail("tempting", str(error))
    return moves[0] if moves else None


def _after_roll(keys: TomlKeys, text: str) -> tuple[int, tuple[Move, ...]]:
    """What to do after a roll, read from a text such as ``3 W3:b5``."""
    value, _, line = text.partition(" ")
    try:
        moves = tuple(keys.game.notation.parse_moves(line))
    except Mistake as error:
        keys.fail("then", str(error))
    if not moves or value not in {*"123456"}:
        keys.fail("then", say("a number of the die and moves are meant here"))
    return int(value), moves


def played(solver: PuzzleSolver, line: tuple[Move, ...]) -> Iterator[PlayedMove[Position, Move]]:
    """The solver's moves one by one, with what they do; raises Mistake where one is not to play."""
    node, game = solver.problem.root, solver.puzzle.game
    for move in line:
        while solver.decided(node) is None and solver.mover(node) != SOLVER:
            node = next(solver.branches(node)).node  # what is certain to come
        ways = () if solver.decided(node) is not None else solver.branches(node)
        after = next((way.node for way in ways if way.move == move), None)
        if after is None:
            written = game.notation.format_move(move)
            raise Mistake(say("{move} cannot be played there", move=written))
        yield PlayedMove(node.state, move, game.rules.events(node.state, move))
        node = after
