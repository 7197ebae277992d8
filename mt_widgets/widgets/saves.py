"""The saved games of the table: each in a file of its own, so that none replaces another."""

from pathlib import Path

from ..engine.errors import FileError
from ..engine.files import make_folder, why
from ..engine.record import Record, load, save
from ..games.magical_towers import game
from ..games.magical_towers.moves import Move
from ..games.magical_towers.state import State
from .home import home

__all__ = ["Saves"]


class Saves:
    """Files that begin with a name; ``path`` is that of the game that is being played."""

    def __init__(self, name: str) -> None:
        self._name = Path(name).name or "table"
        self.path: Path | None = None

    def save(self, record: Record[State, Move]) -> None:
        """Save a game; one that was only set up gets no file."""
        if self.path is None and record.moves:
            self.path = self._new_path()
        if self.path is not None:
            save(record, self.path)

    def last(self) -> Path | None:
        """The file of the newest game that can be gone on with, or None."""
        try:
            files = [file for file in home().glob(f"{self._name}-*.txt") if _goes_on(file)]
            return max(files, key=lambda file: file.stat().st_mtime, default=None)
        except OSError:  # another table may just have taken one away
            return None

    def _new_path(self) -> Path:
        """A file that was not there before, though other tables may be looking for one too."""
        number = 1
        while True:
            path = home() / f"{self._name}-{number}.txt"
            try:
                make_folder(path.parent)
                path.touch(exist_ok=False)
            except FileExistsError as error:
                if not path.is_file():
                    raise FileError(path.name, 0, f"cannot be written: {why(error)}") from error
                number += 1
            except OSError as error:
                raise FileError(path.name, 0, f"cannot be written: {why(error)}") from error
            else:
                return path


def _goes_on(file: Path) -> bool:
    try:
        return game.winners(load(game, file).state) is None
    except FileError:
        return False
