"""The copies of a sheet: the same for everybody, or a variant with its own code for each pupil."""

from dataclasses import dataclass
from hashlib import sha256

from ..classroom.assignment import LESSON, LONGEST_PUPIL, AssignmentFile
from ..classroom.subjects import puzzle_of
from ..classroom.symbols import SYMBOLS
from ..engine.errors import excerpt, mistake
from ..puzzles.puzzle import PuzzleFile
from ..puzzles.variant import vary

MOST = 200  # sheets at a time


@dataclass(frozen=True)
class Copy:
    """The puzzles of one pupil and their code, or those of everybody."""

    pupil: str
    code: str
    puzzles: tuple[PuzzleFile, ...]


def parse_pupils(text: str) -> tuple[str, ...]:
    """Names or numbers separated by commas. Raises Mistake for bad or repeated ones."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if not name or len(name) > LONGEST_PUPIL or not name.isprintable():
            raise mistake("pupils: {name} is no name of 1 to {most} letters", name=excerpt(name),
                          most=LONGEST_PUPIL)  # fmt: skip
        if names.count(name) > 1:
            raise mistake("pupils: {name} is there twice", name=excerpt(name))
    if len(names) > MOST:
        raise mistake("pupils: {most} at a time, not more", most=MOST)
    return names


def copies_for(puzzles: tuple[PuzzleFile, ...], pupils: tuple[str, ...]) -> tuple[Copy, ...]:
    """A copy for each pupil, which depends only on the puzzles and the name."""
    if not pupils:
        return (Copy("", "", puzzles),)
    told = "\n".join(f"{puzzle.name} {puzzle.start}" for puzzle in puzzles)
    sheet = _code(told, 8)
    return tuple(_copy(puzzles, pupil, f"{sheet}:{pupil}") for pupil in pupils)


def copies_of(assignment: AssignmentFile, pupils: tuple[str, ...]) -> tuple[Copy, ...]:
    """The puzzles of an assignment for each pupil, as on the screen, and without lessons."""
    items = (item for item in assignment.items if not item.startswith(LESSON))
    puzzles = tuple(map(puzzle_of, items))
    if not pupils:
        return (Copy("", assignment.code, puzzles),)
    seeds = [(pupil, assignment.seed(pupil)) for pupil in pupils]
    return tuple(
        _copy(puzzles, pupil, seed) if seed else Copy(pupil, assignment.code, puzzles)
        for pupil, seed in seeds
    )


def _copy(puzzles: tuple[PuzzleFile, ...], pupil: str, seed: str) -> Copy:
    return Copy(pupil, _code(seed, 5), tuple(vary(puzzle, seed) for puzzle in puzzles))


def _code(text: str, length: int) -> str:
    """Letters and digits of the digest of a text."""
    return "".join(SYMBOLS[byte % 32] for byte in sha256(text.encode()).digest()[:length])
