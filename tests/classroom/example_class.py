"""A made-up class for teachers to look at: pupils of different skill really solve the puzzles.

``python -m tests.classroom.example_class`` writes it into the package, always the same one.
"""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random

from mt_widgets.classroom.assignment import LESSON, AssignmentFile, format_assignment
from mt_widgets.classroom.example import EXAMPLE, EXPECTED, FOLDER
from mt_widgets.classroom.receipt import Receipt, format_line, hand_in
from mt_widgets.classroom.subjects import find_subjects
from mt_widgets.engine.aims import Question
from mt_widgets.files.whole import write_whole
from mt_widgets.learner.reached import reached
from mt_widgets.learner.results import Attempt
from mt_widgets.lessons.course import find_lesson
from mt_widgets.lessons.lesson import LessonTask
from mt_widgets.lessons.session import begin as take
from mt_widgets.puzzles.puzzle import PuzzleFile
from mt_widgets.puzzles.session import HINTS, PuzzleSession, begin
from mt_widgets.puzzles.variant import vary
from mt_widgets.search.solve import SOLVER
from tests.puzzles.weak import WEAK
from tests.towers import game

ASSIGNMENT = AssignmentFile(
    "Monday: towers on the move",
    (
        "lesson:riding", "first-steps/003-friend-and-rival", "first-steps/005-three-floors",
        "first-steps/007-carriage-to-the-castle", "first-steps/011-missed-by-one",
        "first-steps/016-seven-steps-away", "dice/001-one-die-or-two", "memory/001-gone-again",
    ),
    hints=2,
    variants=True,
)  # fmt: skip
BEGAN = datetime(2026, 3, 2, 8, 5, tzinfo=UTC)
_MOST_TRIES = 3


def write_example() -> None:
    """Put the assignment and what the class handed in into the package."""
    handed = {receipt.pupil: receipt for receipt in class_of(ASSIGNMENT)}
    handed["Finn"] = copied(handed["Finn"], handed["Olena"])
    other = Receipt("Nora", replace(ASSIGNMENT, title="Friday").code)
    lines = [f"{receipt.pupil}: {format_line(receipt)}" for receipt in handed.values()]
    damaged = lines[4][:60] + lines[4][61:]
    doubled = f"Ida: {format_line(somebody_elses(handed['Ida']))}"
    rows = (*lines[:4], damaged, *lines[5:], lines[1], doubled, f"Nora: {format_line(other)}")
    write_whole(FOLDER / f"{EXAMPLE}.assignment.toml", format_assignment(ASSIGNMENT))
    write_whole(FOLDER / f"{EXAMPLE}.txt", "\n".join(rows) + "\n")


def copied(receipt: Receipt, from_whom: Receipt) -> Receipt:
    """Somebody who claims what another has solved, with the moves of that one's variant."""
    seed = ASSIGNMENT.seed(receipt.pupil)
    theirs = [
        replace(one, mark=one.mark[::-1], variant=seed)
        for one in from_whom.attempts
        if one.solved and one.item in ASSIGNMENT.items[3:5]
    ]
    own = (one for one in receipt.attempts if one.item not in ASSIGNMENT.items[3:5])
    return hand_in(ASSIGNMENT, receipt.pupil, [*own, *theirs])


def somebody_elses(receipt: Receipt) -> Receipt:
    """A hand-in under the same name that says something else."""
    rng = Random("somebody else")
    return hand_in(ASSIGNMENT, receipt.pupil, _attempts(ASSIGNMENT, receipt.pupil, 0.3, rng))


def class_of(assignment: AssignmentFile) -> list[Receipt]:
    """What everybody hands in."""
    found = list[Receipt]()
    for place, pupil in enumerate(EXPECTED):
        skill = 0.95 - 0.8 * place / len(EXPECTED)
        done = _attempts(assignment, pupil, skill, Random(f"{pupil} {place}"))
        found.append(hand_in(assignment, pupil, done))
    return found


def _attempts(
    assignment: AssignmentFile, pupil: str, skill: float, rng: Random
) -> Iterator[Attempt]:
    subjects = find_subjects(assignment.items)
    began = BEGAN + timedelta(seconds=rng.randrange(90))
    for number, item in enumerate(assignment.items):
        if number > 4 and rng.random() > skill + 0.25:
            return  # the lesson is over
        mark, puzzle = f"{rng.getrandbits(64):016x}", subjects[item].puzzle
        seed = assignment.seed(pupil)
        if puzzle is None:
            done = _lesson(item, skill, rng)
        else:
            hard = skill - 0.03 * number
            done = _solving(vary(puzzle, str(seed)), hard, assignment.hints, rng)
        variant = None if item.startswith(LESSON) else seed
        yield replace(done, mark=mark, item=item, began=began.isoformat(), variant=variant)
        began += timedelta(seconds=done.seconds + 20)


def _lesson(item: str, skill: float, rng: Random) -> Attempt:
    """Somebody who takes a lesson, and sometimes tries anything before the right move."""
    lesson = find_lesson(item.removeprefix(LESSON))
    tried = list[str]()
    for number, step in enumerate(lesson.steps):
        session = take(lesson, number)
        if (
            isinstance(step.act, LessonTask)
            and session.learner_decides
            and rng.random() > skill + 0.55
        ):
            move = rng.choice(game.legal_moves(session.history.state))
            tried += session.play(move)[0].wrong
    seconds = round(rng.gauss(42, 9) * len(lesson.steps), 1)
    return Attempt("", item, "", seconds, tried=tuple(tried), solved=True, value="1", best="1")


def _solving(puzzle: PuzzleFile, skill: float, allowed: int, rng: Random) -> Attempt:
    """Somebody at a puzzle, until it is solved or given up."""
    session, seconds = begin(puzzle), rng.uniform(20, 70)
    while not session.solved and len(session.tried) < _MOST_TRIES:
        before = len(session.tried)
        session = _try(session, skill + 0.12 * session.hints, rng)
        seconds += rng.uniform(8, 40) * (1.3 - skill)
        helped = len(session.tried) > before and rng.random() < 0.4
        if helped and session.hints < min(HINTS, allowed):
            session = session.hint()
    if not session.solved and rng.random() < 0.3:
        session = session.show()
    return Attempt("", "", "", round(seconds, 1), **reached(session))


def _try(session: PuzzleSession, skill: float, rng: Random) -> PuzzleSession:
    """One move, or one answer."""
    right = rng.random() < skill
    solver, puzzle = session.solver, session.puzzle
    assert puzzle.proof is not None
    if solver is None:
        assert isinstance(puzzle.aim, Question)
        [answer, *_] = puzzle.proof.solutions
        spaces = [int(word) for word in answer.split()]
        given = spaces if right else [(space + rng.choice((1, 1, 15))) % 16 for space in spaces]
        return session.answer(f"space:{space}" for space in given)[0]
    node = session.node
    if solver.mover(node) != SOLVER:
        return replace(session, solved=True)
    ways = [branch for branch in solver.branches(node) if branch.move is not None]
    best = max(ways, key=lambda branch: solver.value(branch.node)).move
    weak = WEAK[rng.choice(["grabs", "glances", "guesses"])](solver, node, rng)
    return session.play(str(best if right else weak), rng)[0]


if __name__ == "__main__":
    write_example()
