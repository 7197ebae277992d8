"""Questions of a maths lesson on odds; the solver finds the answers.

In the file of a plan:

    [[question]]
    puzzle = "dice/001-one-die-or-two"
    move = "W**"                    # the first move asked about; left out for "best"
    ask = "chance"
    text = "How likely is it?"

    [[misconception]]
    puzzle = "dice/001-one-die-or-two"
    move = "W**"
    claim = "1/3"                   # the chance pupils believe it has
    says = "Two rolls are twice as good."
    answer = "What to say then."

``ask`` is one of ASKED: which ``numbers`` of the first roll are good at once, the ``chance`` that
it works, the chance to ``miss``, how ``often`` it works in ``games`` games on average, or which
first move is ``best``, and by how much.
"""

import re
from dataclasses import dataclass
from fractions import Fraction

from ..engine.errors import excerpt
from ..engine.words import listing, say
from ..puzzles.toml_keys import TomlKeys
from .assignment import LESSON
from .known import check_items
from .odds import Odds, reckon
from .subjects import puzzle_of

ASKED = "numbers", "chance", "miss", "often", "best"
_FRACTION = re.compile("[0-9]{1,4}/[1-9][0-9]{0,3}")


@dataclass(frozen=True, slots=True)
class ClassQuestion:
    """A question about a puzzle, and about one first move unless it asks for the best."""

    puzzle: str
    ask: str
    text: str
    move: str = ""
    games: int = 36


@dataclass(frozen=True, slots=True)
class Misconception:
    """What pupils often say of a first move, the chance they believe in, and what to answer."""

    puzzle: str
    move: str
    claim: Fraction
    says: str
    answer: str


def read_question(keys: TomlKeys) -> ClassQuestion:
    """The question in these keys. Raises FileError with the key at fault."""
    ask = keys.one_of("ask", ASKED)
    question = ClassQuestion(
        _puzzle(keys),
        ask,
        keys.words("text"),
        "" if ask == "best" else _move(keys),
        keys.number("games", 1, 1000, 36),
    )
    keys.end()
    return question


def read_misconception(keys: TomlKeys) -> Misconception:
    """The misconception in these keys. Raises FileError with the key at fault."""
    claim = keys.text("claim")
    if not _FRACTION.fullmatch(claim):
        keys.fail("claim", "a fraction such as 1/3 is meant here")
    found = Misconception(
        _puzzle(keys), _move(keys), Fraction(claim), keys.words("says"), keys.words("answer")
    )
    keys.end()
    return found


def _puzzle(keys: TomlKeys) -> str:
    """One of our odds puzzles. Raises FileError for anything else."""
    name = keys.text("puzzle")
    check_items(keys, "puzzle", [name])
    if name.startswith(LESSON) or puzzle_of(name).kind != "odds":
        keys.fail("puzzle", f"in {excerpt(name)} nothing is left to chance")
    return name


def _move(keys: TomlKeys) -> str:
    """A legal first move of the puzzle. Raises FileError for others."""
    move, puzzle = keys.text("move"), puzzle_of(keys.text("puzzle"))
    legal = puzzle.game.rules.legal_moves(puzzle.position)
    if move not in map(puzzle.game.notation.format_move, legal):
        keys.fail("move", f"{excerpt(move)} cannot be played there")
    return move


def answer(question: ClassQuestion) -> str:
    """The solver's answer in words."""
    odds = reckon(question.puzzle)
    if question.ask == "best":
        return _best(odds)
    tree = odds.tree(question.move)
    if question.ask == "numbers":
        good = [name for case in tree.then if case.value == 1 for name in case.names]
        every = sum(len(case.names) for case in tree.then)
        numbers = listing(good) if good else say("none")
        return say("{numbers}: {good} of {every}", numbers=numbers, good=len(good), every=every)
    if question.ask == "miss":
        return str(1 - tree.value)
    if question.ask == "often":
        number = tree.value * question.games
        return say("{number} of {games}", number=number, games=question.games)
    return str(tree.value)


def _best(odds: Odds) -> str:
    """The best first move, the next best, and the difference."""
    (move, value), *others = odds.moves
    other = next(((name, chance) for name, chance in others if chance < value), None)
    if other is None:
        return say("{move} with {chance}", move=move, chance=value)
    return say(
        "{move} with {chance}; {other} has {less}, which is {between} less",
        move=move, chance=value, other=other[0], less=other[1], between=value - other[1],
    )  # fmt: skip


def right_chance(misconception: Misconception) -> Fraction:
    """The chance a first move really has."""
    return reckon(misconception.puzzle).tree(misconception.move).value
