"""The wheels of a site: from JupyterLite's kernel, from installed packages, or fetched.

Our own is made of the files that are in use, installed or in a checkout. Pyodide's lock file lists
exactly these wheels, with their hashes.
"""

import json
from collections.abc import Callable, Iterable
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, distribution, requires
from pathlib import Path
from typing import Any

from .. import __version__
from ..lessons.notebooks import shipped_lessons
from ..puzzles.packs import shipped
from .contents import words_of_pages
from .fetch import fetch_wheel
from .stand_ins import empty_ones, real_ones, stand_ins
from .wheel import Wheel, is_pure, normal, pack, read_wheel, repack

KERNEL = ("micropip", "piplite", "ipykernel", "pyodide-kernel", "comm", "jedi", "ipython")
OURS = "magical-towers"
# The browser's Python, for the markers of requirements.
_THERE = {
    "extra": "", "implementation_name": "cpython", "os_name": "posix",
    "platform_machine": "wasm32", "platform_python_implementation": "CPython",
    "platform_system": "Emscripten", "python_full_version": "3.14.0", "python_version": "3.14",
    "sys_platform": "emscripten",
}  # fmt: skip
_PACKAGE = Path(__file__).parent.parent
# Of notebooks, only words are needed; Python doesn't need pages and templates, and nothing is
# installed there.
_LEFT_OUT = {"__pycache__", "constraints.txt", "npm", "packs", "pages", "tutorials"}
_TEMPLATES = ".pot"


class Supply:
    """Where each wheel comes from; ``lock`` is the lock file that came with Pyodide."""

    def __init__(self, kernel: Path, lock: dict[str, Any], numpy: Path | None = None) -> None:
        inside = sorted((kernel / "static" / "pypi").glob("*.whl"))
        ready = [read_wheel(file.name, file.read_bytes()) for file in inside]
        ready += real_ones(numpy, _platform(lock)) if numpy else stand_ins()
        ready += empty_ones()
        self._ready = {wheel.name: wheel for wheel in ready}  # of two versions the later

    def wheels(self, *roots: str) -> list[Wheel]:
        """The wheels of these packages and of all that they need."""
        return all_needed(roots, self._get)

    def _get(self, name: str) -> Wheel:
        if name == OURS:
            return own_wheel()
        if name in self._ready:
            return self._ready[name]
        try:
            installed = distribution(name)
        except PackageNotFoundError:
            return read_wheel(*fetch_wheel(name))
        if is_pure(installed):
            return repack(installed)
        return read_wheel(*fetch_wheel(normal(installed.name)))


def _platform(lock: dict[str, Any]) -> str:
    """The ending of names of compiled wheels, as in Pyodide's own lock file."""
    file = Path(lock["packages"]["numpy"]["file_name"]).stem
    return "-".join(file.split("-")[2:])


def format_lock(info: dict[str, Any], wheels: Iterable[Wheel]) -> str:
    """The text of a lock file; ``info`` is from Pyodide's own one."""
    packages = {wheel.name: _entry(wheel) for wheel in sorted(wheels, key=lambda one: one.name)}
    return json.dumps({"info": info, "packages": packages}, indent=1) + "\n"


def _entry(wheel: Wheel) -> dict[str, Any]:
    return {
        "depends": list(needs_of(wheel)),
        "file_name": wheel.file,
        "imports": list(wheel.imports),
        "install_dir": "site",
        "name": wheel.name,
        "package_type": "package",
        "sha256": sha256(wheel.data).hexdigest(),
        "unvendored_tests": False,
        "version": wheel.version,
    }


def needs_of(wheel: Wheel) -> tuple[str, ...]:
    """The names of the packages that a wheel needs in the browser."""
    from packaging.requirements import Requirement

    asked = map(Requirement, wheel.requires)
    met = [one for one in asked if one.marker is None or one.marker.evaluate(_THERE)]
    return tuple(sorted({normal(one.name) for one in met}))


def all_needed(roots: Iterable[str], get: Callable[[str], Wheel]) -> list[Wheel]:
    """The wheels of these packages and of all that they need, each once, by name."""
    found, waiting = dict[str, Wheel](), list(roots)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = get(name)
            waiting += needs_of(found[name])
    return [found[name] for name in sorted(found)]


def own_wheel() -> Wheel:
    """The wheel of this package, its puzzles, and the words of its pages."""
    files = _files(_PACKAGE, "mt_widgets") | _files(shipped(), "mt_widgets/packs")
    pages = words_of_pages(shipped_lessons())
    files |= {f"mt_widgets/tutorials/{name}": book for name, book in pages.items()}
    needs = [need for need in requires(OURS) or () if "extra ==" not in need]
    return pack(OURS, __version__, files, tuple(needs))


def _files(folder: Path, inside: str) -> dict[str, bytes]:
    """The needed files of a folder, by their names in the wheel."""
    found = dict[str, bytes]()
    for path in sorted(folder.rglob("*")):
        parts = path.relative_to(folder).parts
        if path.suffix != _TEMPLATES and path.is_file() and not _LEFT_OUT & set(parts):
            found["/".join([inside, *parts])] = path.read_bytes()
    return found
