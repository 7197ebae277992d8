"""The wheels of a site: from JupyterLite's kernel, from what is installed here, or fetched."""

import json
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

from .fetch import fetch_wheel
from .needs import all_needed
from .own import own_wheel
from .stand_ins import empty_ones, real_ones, stand_ins
from .wheel import Wheel, is_pure, normal, read_wheel, repack

__all__ = ["KERNEL", "OURS", "Supply", "parse_lock"]

KERNEL = ("micropip", "piplite", "ipykernel", "pyodide-kernel", "comm", "jedi", "ipython")
OURS = "magical-towers"


class Supply:
    """Where each wheel comes from; ``lock`` is the lock file that came with Pyodide."""

    def __init__(self, kernel: Path, lock: dict[str, Any], numpy: Path | None = None) -> None:
        inside = sorted((kernel / "static" / "pypi").glob("*.whl"))
        ready = [read_wheel(file.name, file.read_bytes()) for file in inside]
        ready += real_ones(numpy, _platform(lock)) if numpy else stand_ins()
        ready += empty_ones()
        self._ready = {wheel.name: wheel for wheel in ready}  # of two versions the later

    def wheels(self, *roots: str) -> list[Wheel]:
        """Those of some packages, and of all that they need."""
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
    """How the names of wheels with compiled code end, as in Pyodide's own lock file."""
    file = Path(lock["packages"]["numpy"]["file_name"]).stem
    return "-".join(file.split("-")[2:])


def parse_lock(data: bytes) -> dict[str, Any]:
    """A lock file's content."""
    found: dict[str, Any] = json.loads(data)
    return found
