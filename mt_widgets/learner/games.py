"""The games that somebody has played against opponents, kept where they wish it, in a file.

    {"format": 1, "wished": true, "games": [
    {"game": "magical-towers", "ended": "2026-11-18T16:20:00+00:00", "mode": "rules=master",
     "partners": [], "rivals": [[2], [3]], "share": "1/2"}
    ]}

``partners`` and each side of ``rivals`` are levels, ``share`` is what they won of the game, and
``mode`` how it was set up where that is not the usual. There is a line for each game, the oldest
first. What makes no sense is left out; a file that is no JSON is kept aside before anything is
written, and one with a higher number behind ``format`` stays as it is.
"""

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from ..engine.errors import FileError
from ..engine.words import say
from ..files.kept import KeptFile
from ..files.text import parse_json
from .results_format import is_time

__all__ = ["GamesFile", "PlayedGame"]

_FORMAT, _LARGEST, _MOST = 1, 1_000_000, 500  # bytes, and games
_MOST_SEATS, _MOST_LEVELS, _LONGEST = 12, 99, 200


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game that was played to its end: against whom, with whom, and what share was won."""

    game: str
    ended: str  # UTC, as ISO text
    mode: str
    partners: tuple[int, ...]
    rivals: tuple[tuple[int, ...], ...]  # side by side
    share: Fraction

    @property
    def levels(self) -> tuple[int, ...]:
        """The levels of all opponents."""
        return (*self.partners, *(level for side in self.rivals for level in side))


@dataclass(frozen=True, slots=True)
class _Contents:
    wished: bool = False
    games: tuple[PlayedGame, ...] = ()
    damaged: bool = False
    newer: bool = False


class GamesFile:
    """Keeps games, and whether that is wished for; several tables may write at once."""

    def __init__(self, path: Path) -> None:
        self._file = KeptFile(path, _LARGEST)

    @property
    def wished(self) -> bool:
        """Whether it was wished for when it was said last; not, where it never was."""
        return self._readable().wished

    def games(self, game: str) -> tuple[PlayedGame, ...]:
        """The games of one kind, the oldest first; none where they cannot be read."""
        return tuple(one for one in self._readable().games if one.game == game)

    def wish(self, *, wished: bool) -> None:
        """Keep games from now on, or none; raises FileError where that cannot be written.

        Where nothing was ever wished for, no file is made.
        """
        if wished != self.wished:
            self._change(wished=wished)

    def note(self, played: PlayedGame) -> None:
        """Keep a game; raises FileError where the file cannot be written."""
        self._change(played, wished=True)

    def _change(self, *played: PlayedGame, wished: bool) -> None:
        with self._file.changing():
            kept = self._read()
            if kept.newer:
                raise self._file.fault(say("a newer version wrote this file, so it stays as it is"))
            if kept.damaged:
                self._file.keep_damaged()
            self._file.write(_format(wished, [*kept.games, *played][-_MOST:]))

    def _read(self) -> _Contents:
        """What is in the file; raises FileError where it cannot be read."""
        content = self._file.read()
        return _Contents() if content is None else _parse(content)

    def _readable(self) -> _Contents:
        """The same, or nothing."""
        try:
            return self._read()
        except FileError:
            return _Contents()


def _format(wished: bool, games: Iterable[PlayedGame]) -> str:
    lines = (json.dumps(_entry(one), ensure_ascii=False) for one in games)
    head = f'{{"format": {_FORMAT}, "wished": {json.dumps(wished)}, "games": [\n'
    return head + ",\n".join(lines) + "\n]}\n"


def _entry(game: PlayedGame) -> dict[str, Any]:
    return {name: getattr(game, name) for name in _FIELDS} | {"share": str(game.share)}


def _parse(content: bytes) -> _Contents:
    try:
        data = parse_json(content)
    except ValueError:
        return _Contents(damaged=True)
    number = data.get("format") if isinstance(data, dict) else None
    if type(number) is not int or number < 1 or not isinstance(data.get("games"), list):
        return _Contents(damaged=True)
    games = tuple(_game(entry) for entry in data["games"] if _is_game(entry))
    damaged = len(games) < len(data["games"])
    return _Contents(data.get("wished") is True, games, damaged, newer=number > _FORMAT)


def _game(entry: dict[str, Any]) -> PlayedGame:
    rivals = tuple(tuple(side) for side in entry["rivals"])
    return PlayedGame(**{
        **entry,
        "partners": tuple(entry["partners"]), "rivals": rivals, "share": Fraction(entry["share"]),
    })  # fmt: skip


def _is_game(entry: object) -> bool:
    if not isinstance(entry, dict) or entry.keys() != _FIELDS.keys():
        return False
    return all(fits(entry[name]) for name, fits in _FIELDS.items())


def _is_text(value: object) -> bool:
    return isinstance(value, str) and len(value) <= _LONGEST and value.isprintable()


def _is_side(value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) <= _MOST_SEATS
        and all(type(level) is int and 1 <= level <= _MOST_LEVELS for level in value)
    )


def _are_sides(value: object) -> bool:
    return (
        isinstance(value, list)
        and 0 < len(value) <= _MOST_SEATS
        and all(side and _is_side(side) for side in value)
    )


def _is_share(value: object) -> bool:
    if not isinstance(value, str) or not re.fullmatch("[0-9]{1,2}(/[1-9][0-9]?)?", value):
        return False
    return Fraction(value) <= 1


_FIELDS = {
    "game": _is_text, "ended": is_time, "mode": _is_text, "partners": _is_side,
    "rivals": _are_sides, "share": _is_share,
}  # fmt: skip
