"""A puzzle while it is being written: the texts that somebody fills in, read and told in words."""

import re
from collections.abc import Generator, Mapping
from dataclasses import dataclass, fields, replace

from ..engine.aims import Question
from ..engine.errors import FileError, Mistake, excerpt
from ..engine.game import AnyGame, Move, Position
from ..engine.words import marked, say
from .hints import automatic_hints
from .load import parse_puzzle
from .puzzle import BEST, NOTHING, Proof, PuzzleFile, PuzzleWords, kind_of
from .themes import themes
from .write import format_puzzle

_MOST_SHOWN = 12
# Whether it can always be done, and whether there is one way only.
_PROVEN = marked({
    (True, True): "Proven. It can always be done, in one way only.",
    (True, False): "Proven. It can always be done, in {number} ways.",
    (False, True): "Proven. The best chance is {value}, about {share}, in one way only.",
    (False, False): "Proven. The best chance is {value}, about {share}, in {number} ways.",
})  # fmt: skip
_HOLLOW = PuzzleWords(
    "-", "", ("-", "-", "-"), "-"
)  # words are asked for when it is saved, not before


@dataclass(frozen=True)
class PuzzleDraft:
    """All that is written beside the position, as text; lists have commas or spaces between."""

    goal: str = ""
    turns: int = 1
    others: str = BEST
    sequence: str = ""
    needs: str = ""
    traps: str = ""
    title: str = ""
    story: str = ""
    hint1: str = ""
    hint2: str = ""
    hint3: str = ""
    explanation: str = ""
    themes: str = ""
    author: str = ""

    def with_fields(self, given: Mapping[str, object]) -> "PuzzleDraft":
        """A draft with other values of some fields; raises Mistake if there is no such field."""
        known = {field.name: type(getattr(self, field.name)) for field in fields(self)}
        for name, value in given.items():
            if name not in known:
                raise Mistake(f"a puzzle has no {excerpt(name)}; it has {', '.join(known)}")
            if type(value) is not known[name]:
                raise Mistake(f"{name}: {excerpt(str(value))} is not what is meant here")
        return replace(self, **given)  # type: ignore[arg-type]  # which was checked just now


def _listed(text: str) -> tuple[str, ...]:
    return tuple(word for word in re.split(r"[,\s]+", text) if word)


def _others(game: AnyGame, text: str) -> str | tuple[tuple[Move, ...], ...]:
    """What the others do: a word for it, or their turns with ; or a new line between."""
    if text.strip() in ("", BEST, NOTHING):
        return text.strip() or BEST
    lines = (line for line in re.split(r"[;\n]", text) if line.strip())
    try:
        return tuple(tuple(game.notation.parse_moves(line)) for line in lines)
    except Mistake as error:
        raise Mistake(f"others: {error}") from error


def read_draft(game: AnyGame, start: Position, draft: PuzzleDraft) -> PuzzleFile:
    """The puzzle as far as it can be proven; a Mistake names the field that is wrong."""
    aim = game.goals.parse_aim(draft.goal, start)
    try:
        sequence = tuple(game.notation.parse_moves(draft.sequence))
    except Mistake as error:
        raise Mistake(f"sequence: {error}") from error
    words = re.sub(r"[^a-z0-9]+", "-", draft.title.lower()).strip("-")
    puzzle = PuzzleFile(
        words[:60] or "puzzle", kind_of(aim, shown=bool(sequence)), start, aim, draft.turns,
        _others(game, draft.others), sequence, _listed(draft.themes), _listed(draft.needs),
        _listed(draft.traps), _words(draft), game=game,
    )  # fmt: skip
    check_words(replace(puzzle, words=_HOLLOW, themes=tuple(themes(game))[:1]))
    return puzzle


def _words(draft: PuzzleDraft) -> PuzzleWords:
    hints = tuple(hint.strip() for hint in (draft.hint1, draft.hint2, draft.hint3))
    title, story, explanation = draft.title.strip(), draft.story.strip(), draft.explanation.strip()
    return PuzzleWords(title, story, hints, explanation, draft.author.strip())


def check_words(puzzle: PuzzleFile) -> None:
    """Raise a Mistake if something is missing that people read, or a file could not be read again.

    The Mistake is that of a file, without the file's name.
    """
    try:
        parse_puzzle(format_puzzle(puzzle), puzzle.name)
    except FileError as error:
        raise Mistake(str(error).removeprefix(f"{excerpt(puzzle.name)}: ")) from error


def draft_of(puzzle: PuzzleFile) -> PuzzleDraft:
    """What was written to make a puzzle."""
    words, others = puzzle.words, puzzle.others
    if not isinstance(others, str):
        others = "; ".join(map(puzzle.write, others))
    hint1, hint2, hint3 = words.hints
    return PuzzleDraft(
        str(puzzle.aim), puzzle.turns, others, puzzle.write(puzzle.sequence),
        ",".join(puzzle.needs), ",".join(puzzle.traps), words.title, words.story,
        hint1, hint2, hint3, words.explanation, ",".join(puzzle.themes), words.author,
    )  # fmt: skip


def within(most: int, work: Generator[int, None, Proof]) -> Generator[int, None, Proof]:
    """Work on a proof that raises Mistake once it has looked at too many positions."""
    while True:
        try:
            positions = next(work)
        except StopIteration as done:
            proof: Proof = done.value
            return proof
        if positions > most:
            sentence = "There are more than {number} positions to look at: make it smaller."
            raise Mistake(say(sentence, number=f"{most:,}"))
        yield positions


def suggested_hints(puzzle: PuzzleFile, proof: Proof) -> tuple[str, ...]:
    """Hints made from the shortest solution: the idea, the piece and the move."""
    if isinstance(puzzle.aim, Question):
        raise Mistake(say("Hints for what is to be remembered are for you to write."))
    shortest = min(proof.solutions, key=lambda line: (len(line.split()), line))
    moves = tuple(puzzle.game.notation.parse_moves(shortest))
    return automatic_hints(puzzle.game, puzzle.position, moves)


def say_proof(puzzle: PuzzleFile, proof: Proof) -> tuple[str, list[str]]:
    """What was proven: a sentence, and a line for each thing that is worth knowing."""
    number = len(proof.solutions)
    share = f"{float(proof.value):.1%}"
    sentence = _PROVEN[proof.value == 1, proof.unique]
    told = say(sentence, value=proof.value, share=share, number=number)
    lines = [say("The task: {aim}", aim=puzzle.game.goals.say_aim(puzzle.aim, puzzle.turns))]
    lines += [say("Solution: {line}", line=line) for line in proof.solutions[:_MOST_SHOWN]]
    if number > _MOST_SHOWN:
        lines.append(say("And {number} more.", number=number - _MOST_SHOWN))
    lines.append(
        say(
            "How hard: {ravens} of 5 ravens ({difficulty}). Positions looked at: {positions}.",
            ravens=proof.ravens, difficulty=proof.difficulty, positions=f"{proof.positions:,}",
        )
    )  # fmt: skip
    return told, lines
