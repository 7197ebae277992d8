"""A lesson as data: steps that are looked at, done on the board, or answered."""

from dataclasses import dataclass
from fnmatch import fnmatchcase

from ..engine.cues import Arrow, Mark
from ..engine.game import AnyGame, Move, Position


@dataclass(frozen=True, slots=True)
class Remark:
    """What to say to a typical mistake: a move like ``tried``, or one that ``rule`` refuses.

    A legal move that a remark speaks of is taken back, after ``show`` has shown what comes of it.
    ``nth`` is which of the learner's moves in the step it has to be; 0 is any.
    """

    text: str
    tried: str = ""
    rule: str = ""
    show: tuple[Move, ...] = ()
    nth: int = 0

    def fits(self, nth: int, move: str, rule: str = "") -> bool:
        """Whether it speaks of the n-th own move, refused by that rule or by none."""
        asked = self.nth in (0, nth) and (not self.rule or self.rule == rule)
        return asked and bool(self.tried or rule) and fnmatchcase(move, self.tried or "*")


@dataclass(frozen=True, slots=True)
class LessonTask:
    """Something to do: reach a goal, make certain things happen, or meet certain refusals.

    ``script`` are the moves of the others and of chance, in order; ``solution`` the learner's own,
    before which ``attempts`` are refused. The goal is the game's own.
    """

    goal: object | None
    events: tuple[str, ...]
    refused: tuple[str, ...]
    turns: int
    par: int
    script: tuple[Move, ...]
    attempts: tuple[Move, ...]
    solution: tuple[Move, ...]
    hints: tuple[str, ...]
    remarks: tuple[Remark, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer to choose, what is said to it, and the rule it rests on."""

    text: str
    right: bool
    reply: str
    rule: str


@dataclass(frozen=True, slots=True)
class LessonQuiz:
    """A question with answers to choose from."""

    question: str
    choices: tuple[Choice, ...]

    @property
    def right(self) -> int:
        """The number of the right answer."""
        return next(number for number, one in enumerate(self.choices) if one.right)


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One thing to learn: words, a board with marks, and perhaps something to do or to answer.

    ``seats`` are those that the learner plays, ``rules`` what the step teaches, ``done`` is said
    at its end. ``memory`` shows what a perfect memory knows.
    """

    title: str
    text: str
    position: Position
    seats: frozenset[int]
    memory: bool
    marks: tuple[Mark, ...]
    arrows: tuple[Arrow, ...]
    rules: tuple[str, ...]
    done: str
    act: LessonTask | LessonQuiz | None


@dataclass(frozen=True, slots=True)
class LessonOutline:
    """What a teacher wants to know of a lesson."""

    aims: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    questions: tuple[str, ...] = ()
    errors: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LessonFile:
    """Steps in order; ``about`` says in a line what is learnt, ``minutes`` how long it takes.

    ``hides`` are buttons for what is not yet explained, by their tags.
    """

    game: AnyGame
    name: str
    title: str
    about: str
    minutes: int
    steps: tuple[LessonStep, ...]
    plan: LessonOutline = LessonOutline()
    hides: tuple[str, ...] = ()
