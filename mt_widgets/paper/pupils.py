"""Who gets a sheet: everybody the same one, or each pupil a variant with a code of its own."""

from dataclasses import dataclass
from hashlib import sha256

from ..classroom.assignment import LESSON, LONGEST_PUPIL, Assignment
from ..classroom.subjects import puzzle_of
from ..engine.errors import excerpt, mistake
from ..puzzles.puzzle import Puzzle
from ..puzzles.variant import vary

__all__ = ["MOST", "Copy", "copies_for", "copies_of", "parse_pupils"]

MOST = 200  # sheets at a time
_SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that can be taken for another


@dataclass(frozen=True)
class Copy:
    """The puzzles of one pupil; without a code they are those of everybody."""

    pupil: str
    code: str
    puzzles: tuple[Puzzle, ...]


def parse_pupils(text: str) -> tuple[str, ...]:
    """Names or numbers with commas between them, or raise a Mistake."""
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


def copies_for(puzzles: tuple[Puzzle, ...], pupils: tuple[str, ...]) -> tuple[Copy, ...]:
    """A copy for each pupil, always the same for the same puzzles and name."""
    if not pupils:
        return (Copy("", "", puzzles),)
    told = "\n".join(f"{puzzle.name} {puzzle.start}" for puzzle in puzzles)
    sheet = _code(told, 8)
    return tuple(_copy(puzzles, pupil, f"{sheet}:{pupil}") for pupil in pupils)


def copies_of(assignment: Assignment, pupils: tuple[str, ...]) -> tuple[Copy, ...]:
    """What each pupil gets of an assignment, the same on paper as on the screen.

    Lessons are not for paper. Where there are no variants, all get the same, with one code.
    """
    items = (item for item in assignment.items if not item.startswith(LESSON))
    puzzles = tuple(map(puzzle_of, items))
    if not pupils:
        return (Copy("", assignment.code, puzzles),)
    seeds = [(pupil, assignment.seed(pupil)) for pupil in pupils]
    return tuple(
        _copy(puzzles, pupil, seed) if seed else Copy(pupil, assignment.code, puzzles)
        for pupil, seed in seeds
    )


def _copy(puzzles: tuple[Puzzle, ...], pupil: str, seed: str) -> Copy:
    return Copy(pupil, _code(seed, 5), tuple(vary(puzzle, seed) for puzzle in puzzles))


def _code(text: str, length: int) -> str:
    """Some letters and digits that stand for a text."""
    return "".join(_SIGNS[byte % 32] for byte in sha256(text.encode()).digest()[:length])
