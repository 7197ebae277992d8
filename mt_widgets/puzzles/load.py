"""Reading puzzle files. A bad one is answered with one sentence that names the key at fault."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any, TypeVar

from ..engine.errors import FileError, Mistake, excerpt
from ..engine.game import CHANCE
from ..games.magical_towers import dealing, game
from ..games.magical_towers.goal_text import parse_aim
from ..games.magical_towers.goals import Aim, Where
from ..games.magical_towers.moves import Move
from ..games.magical_towers.state import State
from .puzzle import BEST, KINDS, NOTHING, Proof, Puzzle, Words, kind_of
from .themes import themes
from .toml_file import parse_toml, read_text
from .wording import check_wording, odd_sign

__all__ = ["FORMAT", "load_puzzle", "parse_puzzle", "puzzle_name"]

FORMAT = 1
_FRACTION = re.compile(r"\d{1,400}(/\d{1,400})?", re.ASCII)
_MOST_TURNS = 9
_KEYS = frozenset([
    "format", "kind", "position", "goal", "turns", "others", "sequence", "title", "story", "themes",
    "hints", "explanation", "author", "needs", "traps", "proof",
])  # fmt: skip
_PROOF_KEYS = frozenset(["value", "unique", "solutions", "positions", "difficulty", "ravens"])
_MUST = "format", "kind", "position", "goal", "title", "themes", "hints", "explanation"
Read = TypeVar("Read")


def puzzle_name(path: Path) -> str:
    """The pack and the file: ``first-steps/003-slug``."""
    name = f"{path.resolve().parent.name}/{path.stem}"
    return "".join(sign if sign.isprintable() else "?" for sign in name)


def load_puzzle(path: str | Path) -> Puzzle:
    """Read a puzzle file, or raise FileError."""
    return parse_puzzle(read_text(Path(path)), puzzle_name(Path(path)))


def parse_puzzle(text: str, name: str) -> Puzzle:
    """Read the text of a puzzle file, or raise FileError."""
    data = parse_toml(text, name)
    try:
        return _Reader(data, name).puzzle()
    except FileError:
        raise
    except Mistake as error:
        raise FileError(name, 0, str(error)) from error


class _Reader:
    """Takes a file apart key by key."""

    def __init__(self, data: dict[str, Any], name: str) -> None:
        self._data, self._name = data, name

    def puzzle(self) -> Puzzle:
        self._check_keys()
        start = self._read("position", game.parse_position)
        sequence = self._read("sequence", game.parse_moves, "")
        state = self._shown(start, sequence)
        puzzle = Puzzle(
            self._name,
            self._one_of("kind", KINDS),
            start,
            self._read("goal", lambda text: parse_aim(text, start.table.colours)),
            self._number("turns", 1, _MOST_TURNS),
            self._others(),
            tuple(sequence),
            self._listed("themes", tuple(themes()), least=1),
            self._listed("needs", start.table.spells),
            self._listed("traps", start.table.spells),
            self._words(),
            self._proof(),
        )
        self._check_kind(puzzle)
        if game.mover(state) in (None, CHANCE):
            self._fail("position", "nobody is to decide there")
        if isinstance(puzzle.aim, Aim) and dealing.mover(state) == CHANCE:
            self._fail("position", "whoever is to decide has to know the own cards")
        return puzzle

    def _fail(self, key: str, what: str) -> Any:
        raise FileError(self._name, 0, f"{key}: {what}")

    def _check_keys(self) -> None:
        if type(self._data.get("format")) is not int or self._data["format"] != FORMAT:
            self._fail("format", f"this program reads format {FORMAT}")
        for key in self._data:
            if key not in _KEYS:
                self._fail(excerpt(key), "there is no such key")
        for key in _MUST:
            if key not in self._data:
                self._fail(key, "it is missing")

    def _text(self, key: str, otherwise: str | None = None) -> str:
        value = self._data.get(key, otherwise)
        return value if isinstance(value, str) else str(self._fail(key, "a text is meant here"))

    def _read(self, key: str, parse: Callable[[str], Read], otherwise: str | None = None) -> Read:
        text = self._text(key, otherwise)
        try:
            return parse(text)
        except Mistake as error:
            return self._fail(key, str(error).removeprefix(f"{key}: "))  # type: ignore[no-any-return]

    def _shown(self, start: State, sequence: list[Move]) -> State:
        """The state after what is shown, of which every move has to be legal."""
        state = start
        for move in sequence:
            refusal = game.why_not(state, move)
            if refusal is not None:
                self._fail("sequence", f"{move}: {refusal.rule}: {game.explain(refusal)}")
            state = game.play(state, move)
        return state

    def _one_of(self, key: str, known: tuple[str, ...]) -> str:
        value = self._text(key)
        if value not in known:
            self._fail(key, f"{excerpt(value)} is none of {', '.join(known)}")
        return value

    def _number(self, key: str, least: int, most: int) -> int:
        value = self._data.get(key, least)
        if type(value) is not int or not least <= value <= most:
            self._fail(key, f"a whole number from {least} to {most} is meant here")
        return int(value)

    def _texts(self, key: str) -> tuple[str, ...]:
        value = self._data.get(key, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            self._fail(key, "a list of texts is meant here")
        return tuple(value)

    def _listed(self, key: str, known: tuple[str, ...], least: int = 0) -> tuple[str, ...]:
        values = self._texts(key)
        if len(values) < least or len({*values}) < len(values):
            self._fail(key, "each is meant once, and there has to be one")
        for value in values:
            if value not in known:
                self._fail(key, f"{excerpt(value)} is none of {', '.join(known) or 'them'}")
        return values

    def _others(self) -> str | tuple[tuple[Move, ...], ...]:
        value = self._data.get("others", BEST)
        if value in (BEST, NOTHING):
            return str(value)
        if isinstance(value, str):
            self._fail("others", f"{BEST}, {NOTHING} or a list of turns is meant here")
        lines = self._texts("others")
        try:
            return tuple(tuple(game.parse_moves(line)) for line in lines)
        except Mistake as error:
            return self._fail("others", str(error))  # type: ignore[no-any-return]

    def _words(self) -> Words:
        hints = self._texts("hints")
        if len(hints) != 3:
            self._fail("hints", "three are meant: the theme, the piece, the move")
        words = Words(
            self._text("title"), self._text("story", ""), hints,
            self._text("explanation"), self._text("author", ""),
        )  # fmt: skip
        for key, text in _readable(words):
            if not text.strip() and key != "story":
                self._fail(key, "it is empty")
            check_wording(text, key)
        for key, text in (("title", words.title), ("author", words.author)):
            if wrong := odd_sign(text):
                self._fail(key, wrong)
        return words

    def _check_kind(self, puzzle: Puzzle) -> None:
        """The kind is what the goal says; a memory puzzle is one that shows something first."""
        meant = kind_of(puzzle.aim, shown=bool(puzzle.sequence))
        if puzzle.kind != meant:
            self._fail("kind", f"{puzzle.kind} is said, but the goal makes it {meant}")
        if meant == "memory" and not puzzle.sequence:
            self._fail("sequence", "it is missing: something has to be shown")
        if isinstance(puzzle.aim, Where):
            self._check_question(puzzle)

    def _check_question(self, puzzle: Puzzle) -> None:
        """What belongs to playing has no place in a question for the memory."""
        bare = replace(puzzle, turns=1, others=BEST, needs=(), traps=())
        for key in ("turns", "others", "needs", "traps"):
            if getattr(puzzle, key) != getattr(bare, key):
                self._fail(key, "where() is a question, and nothing is played to answer it")

    def _proof(self) -> Proof | None:
        part = self._data.get("proof")
        if part is None:
            return None
        if not isinstance(part, dict) or {*part} != _PROOF_KEYS:
            self._fail("proof", f"{', '.join(sorted(_PROOF_KEYS))} are meant here")
        solutions, value = part["solutions"], part["value"]
        numbers = part["positions"], part["difficulty"], part["ravens"]
        if not (isinstance(solutions, list) and all(isinstance(s, str) for s in solutions)):
            self._fail("proof.solutions", "a list of lines is meant here")
        if not all(isinstance(n, int | float) and not isinstance(n, bool) for n in numbers):
            self._fail("proof", "positions, difficulty and ravens are numbers")
        proof = Proof(self._fraction(value), tuple(solutions), *numbers)
        if part["unique"] is not proof.unique:
            self._fail("proof.unique", "it does not fit the solutions")
        return proof

    def _fraction(self, text: object) -> Fraction:
        try:
            if isinstance(text, str) and _FRACTION.fullmatch(text):
                return Fraction(text)
        except ZeroDivisionError:
            pass
        return self._fail("proof.value", 'a fraction such as "5/12" is meant here')  # type: ignore[no-any-return]


def _readable(words: Words) -> Iterator[tuple[str, str]]:
    yield "title", words.title
    yield "story", words.story
    yield from ((f"hints[{n}]", hint) for n, hint in enumerate(words.hints, 1))
    yield "explanation", words.explanation
