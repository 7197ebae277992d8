"""The lock file of Pyodide: which wheels there are, with their hashes, and nothing else."""

import json
from collections.abc import Iterable
from hashlib import sha256
from typing import Any

from .needs import needs_of
from .wheel import Wheel

__all__ = ["format_lock"]


def format_lock(info: dict[str, Any], wheels: Iterable[Wheel]) -> str:
    """Its text; ``info`` is what Pyodide's own lock file says about itself."""
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
