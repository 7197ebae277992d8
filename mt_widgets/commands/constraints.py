"""The command line for what is to be installed: versions that work together, with their hashes."""

import argparse
from pathlib import Path

from ..constraints import BASE, npm_folder, requirements
from ..files.whole import make_folder
from .output import Output, write_outputs

_PROXY = "configurable-http-proxy"
_FILES = "package.json", "package-lock.json"


def handle_constraints(given: argparse.Namespace) -> int:
    """Print a requirements file for pip, or write the files for npm."""
    if given.npm is None:
        print(requirements([BASE, *given.extras]), end="")
        return 0
    folder = Path(given.npm)
    make_folder(folder)
    write_outputs(*(_copied(folder, name) for name in _FILES))
    return 0


def _copied(folder: Path, name: str) -> Output:
    content = (npm_folder(_PROXY) / name).read_bytes()
    return Output(folder / name, content, lambda old: _PROXY.encode() in old)
