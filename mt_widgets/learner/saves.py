"""The saved games of the table: each in a file of its own, so that none replaces another."""

from pathlib import Path

from ..engine.errors import FileError
from ..engine.game import AnyGame, Move, Position
from ..engine.record import Record, load, save
from ..files.text import writing
from ..files.whole import make_folder, read_whole, write_whole
from .data_folder import home

_SEATS, _LARGEST = ".seats", 1_000  # bytes


class Saves:
    """Files of a game that begin with a name; ``path`` is that of the one that is being played."""

    def __init__(self, name: str, game: AnyGame) -> None:
        self._name, self._game = Path(name).name or "table", game
        self.path: Path | None = None

    def save(self, record: Record[Position, Move], seats: str = "") -> None:
        """Save a game, and who sits where beside it; one that was only set up gets no file."""
        if self.path is None and record.moves:
            self.path = self._new_path()
        if self.path is None:
            return
        save(record, self.path)
        if seats != self.seats(self.path):
            beside = self.path.with_suffix(_SEATS)
            with writing(beside.name):
                write_whole(beside, seats)

    def seats(self, path: Path) -> str:
        """Who sat where in a saved game, as it was given; nothing where nobody kept it."""
        try:
            return read_whole(path.with_suffix(_SEATS), _LARGEST).decode("utf-8", "replace")
        except (OSError, ValueError):
            return ""

    def last(self) -> Path | None:
        """The file of the newest game that can be gone on with, or None."""
        try:
            files = [file for file in home().glob(f"{self._name}-*.txt") if self._goes_on(file)]
            return max(files, key=lambda file: file.stat().st_mtime, default=None)
        except OSError:  # another table may just have taken one away
            return None

    def _new_path(self) -> Path:
        """A file that was not there before, though other tables may be looking for one too."""
        number = 1
        while True:
            path = home() / f"{self._name}-{number}.txt"
            with writing(path.name):
                make_folder(path.parent)
                try:
                    path.touch(exist_ok=False)
                except FileExistsError:
                    if not path.is_file():
                        raise
                    number += 1
                else:
                    return path

    def _goes_on(self, file: Path) -> bool:
        try:
            return self._game.rules.winners(load(self._game, file).state) is None
        except FileError:
            return False
