"""Reading puzzle files. A bad one is answered with one sentence that names the key at fault."""

import re
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

from ..engine.aims import Aim, Question
from ..engine.errors import IllegalMove, Mistake
from ..engine.game import CHANCE, Move, Position
from ..engine.record import play_legal
from ..files.text import read_text
from ..files.whole import real_path
from ..games import FIRST
from .found import read_words
from .puzzle import BEST, KINDS, NOTHING, Proof, PuzzleFile, PuzzleWords, kind_of
from .themes import themes
from .toml_keys import TomlKeys, parse_keys
from .wording import check_wording, has_puzzling, odd_sign

FORMAT = 1
_FRACTION = re.compile(r"\d{1,400}(/\d{1,400})?", re.ASCII)
_MOST_TURNS = 9
_MOST_POSITIONS = 10**18


def puzzle_name(path: Path) -> str:
    """The pack and the file: ``first-steps/003-slug``."""
    name = f"{real_path(path).parent.name}/{path.stem}"
    return "".join(sign if sign.isprintable() else "?" for sign in name)


def load_puzzle(path: str | Path) -> PuzzleFile:
    """Read a puzzle file, or raise FileError; the name begins with the game if not the first."""
    puzzle = parse_puzzle(read_text(Path(path)), puzzle_name(Path(path)))
    game = puzzle.game.name
    return puzzle if game == FIRST else replace(puzzle, name=f"{game}/{puzzle.name}")


def parse_puzzle(text: str, name: str) -> PuzzleFile:
    """Read the text of a puzzle file, or raise FileError."""
    return parse_keys(text, name, lambda keys: _Reader(keys, name).puzzle())


class _Reader:
    """Takes a file apart key by key."""

    def __init__(self, keys: TomlKeys, name: str) -> None:
        self._keys, self._name = keys, name

    def puzzle(self) -> PuzzleFile:
        keys = self._keys
        keys.expect_format(FORMAT)
        game = self._game = keys.game
        start = keys.read("position", game.notation.parse_position)
        sequence = keys.moves("sequence")
        state = self._shown(start, sequence)
        known = tuple(themes(game))
        features = game.puzzling.features(start) if has_puzzling(game) else ()
        puzzle = PuzzleFile(
            self._name,
            keys.one_of("kind", KINDS),
            start,
            keys.read("goal", lambda text: game.goals.parse_aim(text, start)),
            keys.number("turns", 1, _MOST_TURNS, 1),
            self._others(),
            sequence,
            self._listed("themes", known, least=1 if known else 0),
            self._listed("needs", features),
            self._listed("traps", features),
            PuzzleWords() if keys.has("facts") else self._words(),
            self._proof(),
            game,
        )
        facts = keys.part("facts") if keys.has("facts") else None
        keys.end()
        self._check_kind(puzzle)
        if game.rules.mover(state) in (None, CHANCE):
            keys.fail("position", "nobody is to decide there")
        if isinstance(puzzle.aim, Aim) and game.forecast.mover(state) == CHANCE:
            keys.fail("position", "whoever is to decide has to know what there is to choose from")
        return puzzle if facts is None else replace(puzzle, words=read_words(puzzle, facts))

    def _shown(self, start: Position, sequence: tuple[Move, ...]) -> Position:
        """The state after what is shown, of which every move has to be legal."""
        state = start
        for move in sequence:
            try:
                state = play_legal(self._game, state, move)
            except IllegalMove as error:
                written = self._game.notation.format_move(move)
                self._keys.fail("sequence", f"{written}: {error}")
        return state

    def _listed(self, key: str, known: tuple[str, ...], least: int = 0) -> tuple[str, ...]:
        values = self._keys.texts(key, known)
        if len(values) < least or len({*values}) < len(values):
            self._keys.fail(key, "each is meant once, and there has to be one")
        return values

    def _others(self) -> str | tuple[tuple[Move, ...], ...]:
        keys = self._keys
        if not keys.is_list("others"):
            others = keys.text("others", BEST)
            if others not in (BEST, NOTHING):
                keys.fail("others", f"{BEST}, {NOTHING} or a list of turns is meant here")
            return others
        lines = keys.texts("others")
        try:
            return tuple(tuple(self._game.notation.parse_moves(line)) for line in lines)
        except Mistake as error:
            return keys.fail("others", str(error))  # type: ignore[no-any-return]

    def _words(self) -> PuzzleWords:
        hints = self._keys.texts("hints")
        if len(hints) != 3:
            self._keys.fail("hints", "three are meant: the theme, the piece, the move")
        words = PuzzleWords(
            self._keys.text("title"), self._keys.text("story", ""), hints,
            self._keys.text("explanation"), self._keys.text("author", ""),
        )  # fmt: skip
        texts = {f"hints[{n}]": hint for n, hint in enumerate(hints, 1)}
        texts = {"title": words.title, "story": words.story, **texts}
        for key, text in {**texts, "explanation": words.explanation}.items():
            if not text.strip() and key != "story":
                self._keys.fail(key, "it is empty")
            check_wording(self._game, text, key)
        for key, text in (("title", words.title), ("author", words.author)):
            if wrong := odd_sign(text):
                self._keys.fail(key, wrong)
        return words

    def _check_kind(self, puzzle: PuzzleFile) -> None:
        """The kind is what the goal says; a memory puzzle is one that shows something first."""
        meant = kind_of(puzzle.aim, shown=bool(puzzle.sequence))
        if puzzle.kind != meant:
            self._keys.fail("kind", f"{puzzle.kind} is said, but the goal makes it {meant}")
        if meant == "memory" and not puzzle.sequence:
            self._keys.fail("sequence", "it is missing: something has to be shown")
        for key, usual in {"turns": 1, "others": BEST, "needs": (), "traps": ()}.items():
            if isinstance(puzzle.aim, Question) and getattr(puzzle, key) != usual:
                what = f"{puzzle.aim.name} is a question, and nothing is played to answer it"
                self._keys.fail(key, what)

    def _proof(self) -> Proof | None:
        if not self._keys.has("proof"):
            return None
        part = self._keys.part("proof")
        proof = Proof(
            part.read("value", _fraction),
            part.texts("solutions"),
            part.number("positions", 0, _MOST_POSITIONS),
            part.amount("difficulty"),
            part.number("ravens", 0, 5),
        )
        if part.flag("unique") is not proof.unique:
            part.fail("unique", "it does not fit the solutions")
        part.end()
        return proof


def _fraction(text: str) -> Fraction:
    try:
        if _FRACTION.fullmatch(text):
            return Fraction(text)
    except ZeroDivisionError:
        pass
    raise Mistake('a fraction such as "5/12" is meant here')
