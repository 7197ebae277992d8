"""Writing the files that a command is asked for, and none over what somebody else has made."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from ..draw.scene import Scene
from ..engine.errors import FileError, excerpt, mistake
from ..engine.words import say
from ..files.text import writing
from ..files.whole import is_folder, is_there, read_whole, write_whole

_LARGEST = 50_000_000  # bytes


class Output(NamedTuple):
    """A file to write, and how to tell that the one in its place is an older one of its kind."""

    path: Path
    content: str | bytes
    is_ours: Callable[[bytes], bool] = lambda old: True
    private: bool = False  # for nobody else on this machine


def named_file(command: str, name: str) -> Path:
    """The file that a command is asked for; raises Mistake for what names none."""
    path = Path(name)
    if not path.name or "\0" in name:
        shown = excerpt(name)
        raise mistake("{command}: {name} is no name of a file", command=command, name=shown)
    return path


def painter(name: str) -> Callable[[Scene], str | bytes]:
    """What makes a picture of the kind that its file's name ends in; raises FileError."""
    from ..draw.png import paint_png  # only a picture needs them
    from ..draw.svg import paint_svg

    painters: dict[str, Callable[[Scene], str | bytes]] = {".svg": paint_svg, ".png": paint_png}
    paint = painters.get(Path(name).suffix.lower())
    if paint is None:
        raise FileError(name, 0, f"the name of a picture ends in {' or '.join(painters)}")
    return paint


def check_outputs(*outputs: Output) -> None:
    """Before long work: raise FileError where what comes of it could not be written."""
    for output in outputs:
        if not is_folder(output.path.parent):
            raise FileError(str(output.path), 0, say("there is no such folder"))
        with writing(str(output.path)):
            _check(output)


def write_outputs(*outputs: Output) -> None:
    """Write files; raises FileError where that fails, and before any where one is not ours."""
    for act in (_check, _write):
        for output in outputs:
            with writing(str(output.path)):
                act(output)


def _check(output: Output) -> None:
    path = output.path
    if is_there(path) and not output.is_ours(read_whole(path, _LARGEST)):
        told = say("this is there already, and it is not what this command writes")
        raise FileError(str(path), 0, told)


def _write(output: Output) -> None:
    if output.private and not is_there(output.path):
        output.path.touch(0o600, exist_ok=True)  # what is written next keeps who may read it
    write_whole(output.path, output.content)
