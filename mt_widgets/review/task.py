"""A puzzle of a decision that mattered, with a goal that the better line reaches alone."""

from collections.abc import Iterator
from dataclasses import replace

from ..engine.errors import Mistake
from ..engine.game import AnyGame, Move, Position
from ..engine.words import say
from ..engine.work import Work
from ..games import find_game
from ..puzzles.hints import automatic_hints
from ..puzzles.load import parse_puzzle
from ..puzzles.mine.dig import bare, solve
from ..puzzles.prove import Unproven, proving
from ..puzzles.puzzle import PuzzleFile, PuzzleWords
from ..puzzles.themes import themes
from ..puzzles.write import format_puzzle
from ..search.finds import Candidate, Facts, Mining, Solved
from ..search.problem import TooLarge
from .turning_points import TurningPoint

__all__ = ["finding_task"]

_MOST = 3_000  # positions in a proof: what takes more is too large for people as well


def finding_task(point: TurningPoint) -> Work[PuzzleFile | None]:
    """The puzzle with most in it, proven; None where no goal of the game says what was missed."""
    decision = point.decision
    game = find_game(decision.game)
    if "mining" not in game.parts:
        return None
    known = game.notation.parse_position(decision.position)
    best, made = (game.notation.parse_moves(text)[0] for text in (point.better[0], decision.move))
    found = list[Solved[Position, Move]]()
    for number, candidate in enumerate(_candidates(game, known)):
        yield number
        solved = solve(game, candidate, _MOST)
        if solved is not None and _tells_apart(solved, best, made):
            found.append(solved)
    found.sort(key=lambda solved: -game.mining.worth(solved))
    for solved in found:
        puzzle = yield from _proven(game, solved, point)
        if puzzle is not None:
            return puzzle
    return None


def _candidates(game: AnyGame, known: Position) -> Iterator[Candidate[Position]]:
    """What may be asked where a seat decides in its own turn; nothing where that is too much."""
    rules, mining = game.rules, game.mining
    if rules.mover(known) != rules.turn(known) or rules.asked(known) is not None:
        return
    try:
        yield from mining.candidates(known, _MOST, True)  # noqa: FBT003  # it takes no names
    except TooLarge:
        return


def _tells_apart(solved: Solved[Position, Move], best: Move, made: Move) -> bool:
    """Whether the best move keeps all of the chance to reach a goal, and the other does not."""
    values, value = dict(solved.found.first_moves), solved.found.value
    return values.get(best) == value and made in values and values[made] < value


def _proven(
    game: AnyGame, solved: Solved[Position, Move], point: TurningPoint
) -> Work[PuzzleFile | None]:
    """The puzzle as its file tells it, proven like every other; None where that fails."""
    mining: Mining[Position, Move] = game.mining
    candidate, taught = solved.candidate, mining.themes(solved)
    puzzle = replace(
        bare(game, candidate),
        themes=tuple(theme for theme in themes(game) if theme in taught),
        needs=mining.needs(solved),
        traps=mining.traps(solved),
    )
    try:
        words = _words(game, solved, point)
        read = parse_puzzle(format_puzzle(replace(puzzle, words=words)), _name(point))
        proof = yield from proving(read)
    except (Mistake, TooLarge, Unproven):
        return None
    return replace(read, proof=proof)


def _name(point: TurningPoint) -> str:
    return f"turn-{point.decision.turn:02}"


def _words(game: AnyGame, solved: Solved[Position, Move], point: TurningPoint) -> PuzzleWords:
    mining: Mining[Position, Move] = game.mining
    start, aim, turns = (getattr(solved.candidate, part) for part in ("start", "aim", "turns"))
    facts: Facts[Move] = mining.facts(solved, 0, point.decision.turn)
    return PuzzleWords(
        say("Turn {turn}, once more", turn=point.decision.turn),
        mining.story(start, aim, turns),
        automatic_hints(game, start, facts.line),
        mining.explanation(solved.steps, facts, solved.found.value),
        say("A game that was played"),
    )
