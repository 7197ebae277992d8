"""Stand-ins for packages that others import but the site doesn't use.

ipycanvas imports numpy and Pillow, but draws lines and fills without them, and PyPI has no wheels
of them for browsers. IPython requires a library for terminals, and jedi, which completes code: no
lesson uses either.
"""

from pathlib import Path

from ..engine.errors import FileError, Mistake
from ..engine.words import say
from ..files.whole import is_folder, read_whole
from .wheel import Wheel, normal, pack, read_wheel

_LARGEST = 200_000_000  # bytes
_VERSION = "0.0.1"
_EMPTY = ("jedi", "prompt-toolkit")
_PILLOW = b'"""A stand-in for Pillow in the site of Magical Towers."""\n'
_PAGES = Path(__file__).parent / "pages"


def stand_ins() -> tuple[Wheel, Wheel]:
    """The wheels that replace numpy and Pillow."""
    numpy, image = ((_PAGES / name).read_bytes() for name in ("numpy.txt", "pillow_image.txt"))
    return (
        pack("numpy", _VERSION, {"numpy/__init__.py": numpy}),
        pack("pillow", _VERSION, {"PIL/__init__.py": _PILLOW, "PIL/Image.py": image}),
    )


def empty_ones() -> tuple[Wheel, ...]:
    """Empty wheels for packages that IPython can do without."""
    return tuple(pack(name, _VERSION, {}) for name in _EMPTY)


def real_ones(folder: Path, platform: str) -> tuple[Wheel, Wheel]:
    """Pyodide's wheels of numpy and Pillow in a folder. Raises Mistake if one is missing."""
    check_folder(folder)
    try:
        files = sorted(folder.glob("*.whl"))
        numpy, pillow = (_one(folder, files, name, platform) for name in ("numpy", "pillow"))
    except OSError as error:
        raise FileError(str(folder), 0, error.strerror or str(error)) from error
    return numpy, pillow


def check_folder(folder: Path) -> None:
    """Raise FileError if there is no such folder."""
    if not is_folder(folder):
        raise FileError(str(folder), 0, say("there is no such folder"))


def _one(folder: Path, files: list[Path], name: str, platform: str) -> Wheel:
    """The newest wheel of a package for this platform. Raises Mistake if there is none."""
    named = [file for file in files if normal(file.name.split("-")[0]) == name]
    fitting = [file for file in named if file.stem.endswith(platform)]
    if not fitting:
        sentence = say("there is no wheel of {name} for Pyodide, such as {file}",
                       name=name, file=f"{name}-…-{platform}.whl")  # fmt: skip
        raise Mistake(f"{folder}: {sentence}")
    return read_wheel(fitting[-1].name, read_whole(fitting[-1], _LARGEST))
