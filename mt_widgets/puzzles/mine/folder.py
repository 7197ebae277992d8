"""The folder for finds: nothing in it is ever overwritten, and work on it can be taken up again."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path

from ...engine.errors import FileError
from ...engine.words import say
from ...files.lock import alone
from ...files.whole import make_folder, read_whole, why, write_whole
from ..load import load_puzzle
from .dig import marks
from .job import Find, Job

_DONE, _PACK, _LOCK = "mined.txt", "pack.toml", ".mining"
_LARGEST = 100_000_000  # bytes of the games that were looked through: millions
_ABOUT = """title = "Found by the miner"
about = "Positions from games that bots played, each with something to find."
order = 900
"""


@contextmanager
def open_folder(path: Path) -> Iterator["Folder"]:
    """A folder for finds, made if need be; one miner at a time has it."""
    with ExitStack() as stack:
        try:
            make_folder(path)
            stack.enter_context(alone(path / _LOCK, patience=0))
            folder = Folder(path)
        except TimeoutError:
            raise FileError(str(path), 0, say("somebody else is mining into it")) from None
        except OSError as error:
            raise _unusable(path, error) from error
        yield folder


def _unusable(path: Path, error: OSError) -> FileError:
    return FileError(str(path), 0, say("it cannot be used: {why}", why=why(error)))


class Folder:
    """What has been found so far, and in which games it was looked for."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._done = self._read_done()
        files = [file for file in sorted(path.glob("*.toml")) if file.name != _PACK]
        self._seen = {mark for file in files for mark in marks(load_puzzle(file))}

    def _read_done(self) -> set[str]:
        """The games that were looked through; a line that was cut off is taken away."""
        path = self._path / _DONE
        try:
            text = read_whole(path, _LARGEST).decode(errors="replace")
        except FileNotFoundError:
            text = ""
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            write_whole(path, whole)
        return set(whole.splitlines())

    def is_done(self, job: Job) -> bool:
        """Whether a game was looked through before."""
        return str(job) in self._done

    def keep(self, job: Job, finds: tuple[Find, ...]) -> int:
        """Write those of a game's finds that are like no other, and tell how many that were."""
        fresh = list[Find]()
        for find in finds:
            if self._seen.isdisjoint(find.marks):
                self._seen.update(find.marks)
                fresh.append(find)
        try:
            for find in fresh:
                write_whole(self._unused(find.name), find.text)
            if fresh and not (self._path / _PACK).exists():
                write_whole(self._path / _PACK, _ABOUT)
            self._done.add(str(job))
            with (self._path / _DONE).open("a", encoding="utf-8") as file:
                file.write(f"{job}\n")
        except OSError as error:
            raise _unusable(self._path, error) from error
        return len(fresh)

    def _unused(self, name: str) -> Path:
        """A path that is free; games with other settings may have had the same name."""
        paths = (self._path / f"{name}{f'-{n}' if n > 1 else ''}.toml" for n in count(1))
        return next(path for path in paths if not path.exists())
