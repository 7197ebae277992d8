"""Writing the files that a command is asked for, and none over what somebody else has made."""

from collections.abc import Callable
from pathlib import Path

from .engine.errors import FileError
from .engine.files import is_there, read_whole, why, write_whole
from .engine.words import say

__all__ = ["write_output"]

_LARGEST = 50_000_000  # bytes


def write_output(
    path: Path, content: str | bytes, is_ours: Callable[[bytes], bool] = lambda old: True
) -> None:
    """Write a file; raises FileError where that fails, or what is there already is not ours."""
    try:
        if is_there(path) and not is_ours(read_whole(path, _LARGEST)):
            told = say("this is there already, and it is not what this command writes")
            raise FileError(str(path), 0, told)
        write_whole(path, content)
    except OSError as error:
        raise FileError(str(path), 0, say("cannot be written: {why}", why=why(error))) from error
