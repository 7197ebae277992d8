"""Keeping a table: its game after every move, who sits where, and how it has ended."""

from pathlib import Path

from ...engine.errors import FileError
from ...engine.game import AnyGame, Move, Position
from ...engine.record import Record
from ...engine.words import say
from ...learner.saves import Saves
from .matching import Matching
from .opponents import Opponents
from .seating import format_seats, parse_seats, read_seating

__all__ = ["Keeping"]


class Keeping:
    """Saves the game of a table in a file of its own that begins with a name."""

    def __init__(self, game: AnyGame, name: str, opponents: Opponents, matching: Matching) -> None:
        self._game, self._opponents, self._matching = game, opponents, matching
        self._saves = Saves(name, game)

    def last(self) -> Path | None:
        """The file of the game that can be gone on with."""
        return self._saves.last()

    def begin(self, mode: str = "") -> None:
        """Another game begins, which was set up in this way."""
        self._saves.path = None
        self._matching.begin(mode)

    def save(self, record: Record[Position, Move], state: Position) -> str:
        """Save a game that stands like this; a sentence if something could not be kept."""
        told = self._matching.note(state, self._opponents)
        try:
            self._saves.save(record, format_seats(self._opponents, self._matching.mode))
        except FileError as error:
            told = say("The game could not be saved: {error}", error=error)
        return told

    def go_on(self, path: Path, state: Position) -> None:
        """Go on with a saved game in its own file, with all who sat there."""
        kept = parse_seats(self._game, self._saves.seats(path))
        self._opponents.seats, self._opponents.pause = read_seating(self._game, state, kept)
        self._matching.begin(kept.get("mode", ""))
        self._saves.path = path
