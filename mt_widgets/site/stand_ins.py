"""Stand-ins for what is asked for and not used: in the site, and nowhere else.

ipycanvas imports numpy and Pillow, and draws lines and fills without them; there are no wheels of
the real ones for browsers where Python's packages usually come from. IPython asks for a library for
terminals, and for jedi, which completes code that did not run yet: no lesson uses either.
"""

from pathlib import Path

from ..engine.errors import FileError, Mistake
from ..engine.words import say
from ..files.whole import is_folder, read_whole
from .wheel import Wheel, normal, pack, read_wheel

__all__ = ["check_folder", "empty_ones", "real_ones", "stand_ins"]

_LARGEST = 200_000_000  # bytes
_VERSION = "0.0.1"
_EMPTY = ("jedi", "prompt-toolkit")
_NUMPY = b'''"""A stand-in for numpy in the site of Magical Towers: enough to draw by strokes."""

uint8, int32, float32, float64 = "uint8", "int32", "float32", "float64"


class ndarray:
    """Never made here, so that nothing is one."""


def __getattr__(name):
    raise AttributeError(f"numpy.{name}: this site has no numpy")
'''
_PILLOW = b'''"""A stand-in for Pillow in the site of Magical Towers."""
'''
_IMAGE = b'''"""Pictures from files and arrays are not drawn in the site of Magical Towers."""


def __getattr__(name):
    raise AttributeError(f"PIL.Image.{name}: this site has no Pillow")
'''


def stand_ins() -> tuple[Wheel, Wheel]:
    """Both wheels."""
    return (
        pack("numpy", _VERSION, {"numpy/__init__.py": _NUMPY}),
        pack("pillow", _VERSION, {"PIL/__init__.py": _PILLOW, "PIL/Image.py": _IMAGE}),
    )


def empty_ones() -> tuple[Wheel, ...]:
    """Wheels without a module, for packages that IPython does without."""
    return tuple(pack(name, _VERSION, {}) for name in _EMPTY)


def real_ones(folder: Path, platform: str) -> tuple[Wheel, Wheel]:
    """Those of Pyodide's own distribution, from a folder; raises Mistake if they are not there."""
    check_folder(folder)
    try:
        files = sorted(folder.glob("*.whl"))
        numpy, pillow = (_one(folder, files, name, platform) for name in ("numpy", "pillow"))
    except OSError as error:
        raise FileError(str(folder), 0, error.strerror or str(error)) from error
    return numpy, pillow


def check_folder(folder: Path) -> None:
    """Raise FileError for what is no folder."""
    if not is_folder(folder):
        raise FileError(str(folder), 0, say("there is no such folder"))


def _one(folder: Path, files: list[Path], name: str, platform: str) -> Wheel:
    """The newest wheel of a package for the site's Python."""
    named = [file for file in files if normal(file.name.split("-")[0]) == name]
    fitting = [file for file in named if file.stem.endswith(platform)]
    if not fitting:
        sentence = say("there is no wheel of {name} for Pyodide, such as {file}",
                       name=name, file=f"{name}-…-{platform}.whl")  # fmt: skip
        raise Mistake(f"{folder}: {sentence}")
    return read_wheel(fitting[-1].name, read_whole(fitting[-1], _LARGEST))
