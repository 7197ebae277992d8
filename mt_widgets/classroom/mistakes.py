"""A wrong line on the board: the position, what its moves would do, and why it fails."""

from random import Random

from ..draw.scene import Scene
from ..engine.aims import Question
from ..engine.board_model import BoardModel
from ..engine.cues import Cues, Mark
from ..engine.errors import Mistake, TooLarge
from ..engine.game import Event, Move, View
from ..engine.words import listing, say, sentences
from ..engine.work import finish
from ..puzzles.judge import WRONG
from ..puzzles.puzzle import PuzzleFile
from ..puzzles.session import begin
from ..search.steps import history

_MOST_POSITIONS = 6_000  # to search for the reason: a second or two
_SEED = 1  # of the luck before the wrong move


def line_scene(puzzle: PuzzleFile, line: str, theme: str = "light") -> Scene | None:
    """The board with what a line would do; None if it is no line of this puzzle."""
    cues = _cues(puzzle, line)
    if cues is None:
        return None
    face = puzzle.game.face
    frame = face.FRAMES[(len(face.FRAMES) - 1) // 2]
    scene: Scene = face.scene(_view(puzzle), frame=frame, theme=theme, cues=cues)
    return scene


def _view(puzzle: PuzzleFile) -> View:
    knowledge = puzzle.game.knowledge
    return knowledge.look(puzzle.position, None, knowledge.GRADES[-1])


def _cues(puzzle: PuzzleFile, line: str) -> Cues[Event] | None:
    if isinstance(puzzle.aim, Question):
        answer = _answer(puzzle, line)
        return Cues(marks=tuple(map(Mark, answer))) if answer else None
    models, clicks = _models(puzzle, line), puzzle.game.clicks
    used = {tag for model, move in models for tag in clicks.move_tags(model.state, move).parts}
    beside = frozenset(tag for tag in used if not clicks.place(tag))  # pieces are seen to move
    return Cues(chosen=beside, preview=_foreseen(models)) if models else None


def _answer(puzzle: PuzzleFile, line: str) -> list[str]:
    """The tags of an answer to a memory question; empty if the line is none."""
    try:
        return sorted(puzzle.game.goals.parse_answer(line))
    except Mistake:
        return []


def _models(puzzle: PuzzleFile, line: str) -> list[tuple[BoardModel, Move]]:
    """Each own move and the board it was played on, until anything else comes between."""
    found = list[tuple[BoardModel, Move]]()
    model = BoardModel(history(puzzle.game, puzzle.position, ()), None, memory=True)
    try:
        for move in puzzle.game.notation.parse_moves(line):
            after = model.moved(model.history.play(move))
            found.append((model, move))
            model = after
    except Mistake:
        return found
    return found


def _foreseen(models: list[tuple[BoardModel, Move]]) -> tuple[Event, ...]:
    return tuple(event for model, move in models for event in model.foresee(move))


def line_words(puzzle: PuzzleFile, line: str) -> str:
    """What a line does, in a sentence or two."""
    voice = puzzle.game.voice
    if isinstance(puzzle.aim, Question):
        chosen = listing(voice.thing(_view(puzzle), tag) for tag in _answer(puzzle, line))
        return say("Chosen: {things}.", things=chosen) if chosen else ""
    foreseen = _foreseen(_models(puzzle, line))
    return sentences(*(voice.tell(event, puzzle.start) for event in foreseen))


def _stop_if_too_long(positions: int) -> None:
    if positions > _MOST_POSITIONS:
        raise TooLarge


def why_wrong(puzzle: PuzzleFile, line: str) -> str:
    """Why a line doesn't solve a puzzle; empty if that can't be found out quickly."""
    session = begin(puzzle)
    try:
        if session.solver is None:
            _, verdict = session.answer(_answer(puzzle, line))
        else:
            moves = puzzle.game.notation.parse_moves(line)
            _, verdict = finish(session.playing(moves, Random(_SEED)), _stop_if_too_long)
    except Mistake:
        return ""
    return verdict.text if verdict.kind == WRONG else ""
