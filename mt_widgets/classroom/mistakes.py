"""A line that was tried, on the board: the position, what the moves would do, and why not."""

from random import Random

from ..draw.scene import Scene
from ..engine.errors import Mistake
from ..engine.words import say
from ..engine.work import finish
from ..games.magical_towers import face, game
from ..games.magical_towers.events import Event
from ..games.magical_towers.face import Cues, Mark
from ..games.magical_towers.goals import Where
from ..games.magical_towers.log import tell
from ..games.magical_towers.moves import Move
from ..games.magical_towers.sitting import Sitting
from ..puzzles.judge import WRONG
from ..puzzles.puzzle import Puzzle
from ..puzzles.session import begin
from ..puzzles.steps import history
from ..search.problem import TooLarge

__all__ = ["line_scene", "line_words", "why_wrong"]

_MOST_POSITIONS = 6_000  # that are looked at to tell why: a second or two
_SEED = 1  # of the luck on the way to the wrong move


def line_scene(puzzle: Puzzle, line: str, theme: str = "light") -> Scene | None:
    """The board with what a line would do; None for what is no line of this puzzle."""
    cues = _cues(puzzle, line)
    if cues is None:
        return None
    view = game.look(puzzle.position, None, memory=True)
    return face.scene(view, frame="medium", theme=theme, cues=cues)


def _cues(puzzle: Puzzle, line: str) -> Cues | None:
    if isinstance(puzzle.aim, Where):
        spaces = _spaces(line)
        return Cues(marks=tuple(Mark(f"space:{space}") for space in spaces)) if spaces else None
    sittings = _sittings(puzzle, line)
    used = {tag for sitting, move in sittings for tag in game.spell(sitting.state, move).parts}
    cards = frozenset(tag for tag in used if tag.startswith(("card:", "spell:")))
    return Cues(chosen=cards, preview=_foreseen(sittings)) if sittings else None


def _spaces(line: str) -> list[int]:
    """The spaces that answer a question, if a line is such an answer."""
    words = line.split()
    known = all(word in map(str, range(16)) for word in words)
    return [int(word) for word in words] if known else []


def _sittings(puzzle: Puzzle, line: str) -> list[tuple[Sitting, Move]]:
    """Each own move where it was played, as long as nothing else comes between."""
    found = list[tuple[Sitting, Move]]()
    sitting = Sitting(history(puzzle.position, ()), None, memory=True)
    try:
        for move in game.parse_moves(line):
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
    if isinstance(puzzle.aim, Where):
        spaces = ", ".join(map(str, _spaces(line)))
        return say("The spaces {spaces}.", spaces=spaces) if spaces else ""
    foreseen = _foreseen(_sittings(puzzle, line))
    told = (tell(event, puzzle.start.table) for event in foreseen)
    return " ".join(filter(None, told))


class _Enough(Exception):
    """It would take too long to tell."""


def _watch(positions: int) -> None:
    if positions > _MOST_POSITIONS:
        raise _Enough


def why_wrong(puzzle: Puzzle, line: str) -> str:
    """Why a line does not solve a puzzle; nothing where that cannot be told, or not soon."""
    session = begin(puzzle)
    try:
        if session.solver is None:
            _, verdict = session.answer(_spaces(line))
        else:
            moves = game.parse_moves(line)
            _, verdict = finish(session.playing(moves, Random(_SEED)), _watch)
    except (Mistake, TooLarge, _Enough):
        return ""
    return verdict.text if verdict.kind == WRONG else ""
