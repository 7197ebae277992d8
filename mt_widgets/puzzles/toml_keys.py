"""The keys of a file that people wrote: each is asked for by what it has to be."""

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any, TypeVar

from ..engine.errors import FileError, Mistake, excerpt
from ..engine.game import AnyGame, Move
from ..files.text import parse_toml
from ..games import FIRST, find_game

Read = TypeVar("Read")
_LARGEST = 1e9  # whole numbers of TOML may be too large to compute with
_FEW = 30  # names that an error can list


class TomlKeys:
    """The keys of one part of a file, each asked for once; what nobody asks for is a mistake.

    Parts of a file are about the same ``game`` as the whole.
    """

    def __init__(self, data: dict[str, Any], where: str, game: AnyGame | None = None) -> None:
        self._data, self._where, self._known = data, where, set[str]()
        if game is not None:
            self.game = game

    @cached_property
    def game(self) -> AnyGame:
        """The game that the file is about: the first one where it names none."""
        return self.read("game", find_game, FIRST)

    def has(self, key: str) -> bool:
        """Whether a key is there."""
        return key in self._data

    def is_list(self, key: str) -> bool:
        """Whether a key has a list."""
        return isinstance(self._data.get(key), list)

    def fail(self, key: str, what: str) -> Any:
        """Raise a Mistake that names the key."""
        raise Mistake(f"{self._where}{key}: {what}")

    def expect_format(self, number: int) -> None:
        """Raise Mistake unless the file says that it has the one format that is read."""
        self._known.add("format")
        if self._data.get("format") != number or self._data["format"] is True:
            self.fail("format", f"this program reads format {number}")

    def _take(self, key: str, otherwise: object) -> Any:
        self._known.add(key)
        if key not in self._data and otherwise is None:
            self.fail(key, "it is missing")
        return self._data.get(key, otherwise)

    def text(self, key: str, otherwise: str | None = None) -> str:
        """A text, which may be empty only where it may be left out."""
        value = self._take(key, otherwise)
        if not isinstance(value, str):
            self.fail(key, "a text is meant here")
        if not value.strip() and otherwise is None:
            self.fail(key, "it is empty")
        return str(value).strip()

    def words(self, key: str, otherwise: str | None = None) -> str:
        """A text for people: only names of rules stand in backticks, and nothing in braces."""
        return self._checked(key, self.text(key, otherwise))

    def sayings(self, key: str) -> tuple[str, ...]:
        """A list of texts for people."""
        return tuple(self._checked(key, value.strip()) for value in self.texts(key))

    def _checked(self, key: str, value: str) -> str:
        if {"{", "}"} & {*value}:
            self.fail(key, "braces have no meaning here")
        quoted = value.split("`")
        if not len(quoted) % 2:
            self.fail(key, "a backtick has no partner")
        for name in quoted[1::2]:
            if name not in self.game.voice.rules():
                self.fail(key, f"there is no rule {excerpt(name)}, and only rules are in backticks")
        return value

    def read(self, key: str, parse: Callable[[str], Read], otherwise: str | None = None) -> Read:
        """A text, read by what knows its notation."""
        text = self.text(key, otherwise)
        try:
            return parse(text)
        except Mistake as error:
            return self.fail(key, str(error).removeprefix(f"{key}: "))  # type: ignore[no-any-return]

    def one_of(self, key: str, known: Iterable[str], otherwise: str | None = None) -> str:
        """One of the names that there are."""
        value = self.text(key, otherwise)
        if value != otherwise:
            self._expect_one_of(key, value, known)
        return value

    def _expect_one_of(self, key: str, value: str, known: Iterable[str]) -> None:
        names = [*known]
        if value not in names:
            few = 0 < len(names) <= _FEW
            listed = f"{excerpt(value)} is none of {', '.join(names)}"
            self.fail(key, listed if few else f"there is no {excerpt(value)}")

    def moves(self, key: str) -> tuple[Move, ...]:
        """Moves, or none."""
        return tuple(self.read(key, self.game.notation.parse_moves, ""))

    def number(self, key: str, least: int, most: int, otherwise: int | None = None) -> int:
        """A whole number within bounds."""
        value = self._take(key, otherwise)
        if type(value) is not int or not least <= value <= most:
            self.fail(key, f"a whole number from {least} to {most} is meant here")
        return int(value)

    def amount(self, key: str) -> float:
        """A number that need not be whole."""
        value = self._take(key, None)
        if type(value) not in (int, float) or not abs(value) <= _LARGEST:  # nor what is no number
            self.fail(key, "a number is meant here")
        return float(value)

    def flag(self, key: str) -> bool:
        """Yes or no; no where nothing is said."""
        value = self._take(key, otherwise=False)
        return value if isinstance(value, bool) else bool(self.fail(key, "true or false is meant"))

    def texts(self, key: str, known: Iterable[str] | None = None) -> tuple[str, ...]:
        """A list of texts, all of them known ones if there are such."""
        values = self._take(key, ())
        if not isinstance(values, list | tuple) or not all(isinstance(one, str) for one in values):
            self.fail(key, "a list of texts is meant here")
        for value in values if known is not None else ():
            self._expect_one_of(key, value, known or ())
        return tuple(values)

    def parts(self, key: str) -> list["TomlKeys"]:
        """Several parts of one kind."""
        values = self._take(key, ())
        if not isinstance(values, list | tuple) or not all(isinstance(one, dict) for one in values):
            self.fail(key, f"a [[{key}]] is meant here")
        where = f"{self._where}{key}"
        return [TomlKeys(one, f"{where} {n}: ", self.game) for n, one in enumerate(values, 1)]

    def part(self, key: str) -> "TomlKeys":
        """A part, empty where it is left out."""
        value = self._take(key, {})
        if not isinstance(value, dict):
            self.fail(key, f"a [{key}] is meant here")
        return TomlKeys(value, f"{self._where}{key}: ", self.game)

    def end(self) -> None:
        """Raise Mistake if there is a key that nobody asked for."""
        for key in self._data:
            if key not in self._known:
                self.fail(excerpt(key), "there is no such key here")


def parse_keys(
    text: str, name: str, read: Callable[[TomlKeys], Read], most: int | None = None
) -> Read:
    """What is read from the keys of a text in TOML; raises FileError with the key at fault."""
    if most is not None and len(text) > most:
        raise FileError(name, 0, "this is too long")
    data = parse_toml(text.removeprefix("\ufeff"), name)
    try:
        return read(TomlKeys(data, ""))
    except FileError:
        raise
    except Mistake as error:
        raise FileError(name, 0, str(error)) from error
