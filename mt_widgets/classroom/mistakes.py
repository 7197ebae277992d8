"""A line that was tried, on the board: the position, what the moves would do, and why not."""

from random import Random

from ..draw.scene import Scene
from ..engine.aims import Question
from ..engine.cues import Cues, Mark
from ..engine.errors import Mistake, TooLarge
from ..engine.game import Event, Move, View
from ..engine.sitting import Sitting
from ..engine.words import listing, say, sentences
from ..engine.work import finish
from ..puzzles.judge import WRONG
from ..puzzles.puzzle import Puzzle
from ..puzzles.session import begin
from ..search.steps import history

__all__ = ["line_scene", "line_words", "why_wrong"]

_MOST_POSITIONS = 6_000  # that are looked at to tell why: a second or two
_SEED = 1  # of the luck on the way to the wrong move


def line_scene(puzzle: Puzzle, line: str, theme: str = "light") -> Scene | None:
    """The board with what a line would do; None for what is no line of this puzzle."""
    cues = _cues(puzzle, line)
    if cues is None:
        return None
    face = puzzle.game.face
    frame = face.FRAMES[len(face.FRAMES) // 2]
    scene: Scene = face.scene(_view(puzzle), frame=frame, theme=theme, cues=cues)
    return scene


def _view(puzzle: Puzzle) -> View:
    knowledge = puzzle.game.knowledge
    return knowledge.look(puzzle.position, None, knowledge.GRADES[-1])


def _cues(puzzle: Puzzle, line: str) -> Cues[Event] | None:
    if isinstance(puzzle.aim, Question):
        answer = _answer(puzzle, line)
        return Cues(marks=tuple(map(Mark, answer))) if answer else None
    sittings, clicks = _sittings(puzzle, line), puzzle.game.clicks
    used = {tag for sitting, move in sittings for tag in clicks.spell(sitting.state, move).parts}
    beside = frozenset(tag for tag in used if not clicks.place(tag))  # pieces are seen to move
    return Cues(chosen=beside, preview=_foreseen(sittings)) if sittings else None


def _answer(puzzle: Puzzle, line: str) -> list[str]:
    """The tags that answer a question, if a line is such an answer."""
    try:
        return sorted(puzzle.game.goals.parse_answer(line))
    except Mistake:
        return []


def _sittings(puzzle: Puzzle, line: str) -> list[tuple[Sitting, Move]]:
    """Each own move where it was played, as long as nothing else comes between."""
    found = list[tuple[Sitting, Move]]()
    sitting = Sitting(history(puzzle.game, puzzle.position, ()), None, memory=True)
    try:
        for move in puzzle.game.notation.parse_moves(line):
            after = sitting.moved(sitting.history.play(move))
            found.append((sitting, move))
            sitting = after
    except Mistake:
        return found
    return found


def _foreseen(sittings: list[tuple[Sitting, Move]]) -> tuple[Event, ...]:
    return tuple(event for sitting, move in sittings for event in sitting.foresee(move))


def line_words(puzzle: Puzzle, line: str) -> str:
    """What a line does, in a sentence or two."""
    voice = puzzle.game.voice
    if isinstance(puzzle.aim, Question):
        chosen = listing(voice.thing(_view(puzzle), tag) for tag in _answer(puzzle, line))
        return say("Chosen: {things}.", things=chosen) if chosen else ""
    foreseen = _foreseen(_sittings(puzzle, line))
    return sentences(*(voice.tell(event, puzzle.start) for event in foreseen))


def _watch(positions: int) -> None:
    if positions > _MOST_POSITIONS:
        raise TooLarge


def why_wrong(puzzle: Puzzle, line: str) -> str:
    """Why a line does not solve a puzzle; nothing where that cannot be told, or not soon."""
    session = begin(puzzle)
    try:
        if session.solver is None:
            _, verdict = session.answer(_answer(puzzle, line))
        else:
            moves = puzzle.game.notation.parse_moves(line)
            _, verdict = finish(session.playing(moves, Random(_SEED)), _watch)
    except Mistake:
        return ""
    return verdict.text if verdict.kind == WRONG else ""
