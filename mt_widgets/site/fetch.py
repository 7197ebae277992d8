"""Fetching what is not on this machine: Pyodide by npm, and wheels by pip; each only once."""

import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterable
from pathlib import Path

from ..engine.errors import Mistake, excerpt
from ..engine.words import say

__all__ = ["cache", "fetch_pyodide", "fetch_wheel"]

# Of the package, what a browser loads.
_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
_LOCK = "pyodide-lock.json"
_PATIENCE = 300  # seconds


def cache() -> Path:
    """Where fetched files are kept."""
    from platformdirs import user_cache_path

    folder = user_cache_path("magical-towers", appauthor=False) / "site"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def fetch_pyodide(version: str) -> dict[str, bytes]:
    """The core files of Pyodide, and its lock file, by name."""
    kept = cache() / f"pyodide-{version}.tgz"
    if not kept.is_file():
        npm = shutil.which("npm")
        if npm is None:
            raise Mistake(say("site: npm is needed to fetch Pyodide, and it is not installed"))
        _fetched([npm, "pack", "--silent", f"pyodide@{version}"], f"pyodide-{version}.tgz", kept)
    try:
        with tarfile.open(kept) as archive:
            files = {name: archive.extractfile(f"package/{name}") for name in (*_PYODIDE, _LOCK)}
            return {name: file.read() for name, file in files.items() if file is not None}
    except (tarfile.TarError, KeyError, EOFError, OSError) as error:
        kept.unlink(missing_ok=True)  # the next try fetches it again
        raise Mistake(say("site: {file} is damaged; try again", file=kept.name)) from error


def fetch_wheel(name: str, version: str) -> tuple[str, bytes]:
    """A wheel without compiled code, as a file's name and bytes."""
    file = f"{name.replace('-', '_')}-{version}-py3-none-any.whl"
    kept = cache() / file
    if not kept.is_file():
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", "."]
        kind = "--only-binary=:all: --python-version 3.14 --implementation py --abi none"
        _fetched([*pip, *kind.split(), "--platform", "any", f"{name}=={version}"], file, kept)
    return file, kept.read_bytes()


def _fetched(command: Iterable[str], file: str, kept: Path) -> None:
    """Run what fetches a file, in a folder of its own, and keep the file."""
    with tempfile.TemporaryDirectory(dir=cache()) as folder:
        try:
            done = subprocess.run(  # noqa: S603 - our own command
                [*command], cwd=folder, capture_output=True, text=True, timeout=_PATIENCE,
                check=False,
            )  # fmt: skip
            said = (done.stderr.strip() or done.stdout.strip()).split("\n")[-1]
        except subprocess.TimeoutExpired:
            said = say("it took too long")
        if not (Path(folder) / file).is_file():
            why = excerpt(said, 200)
            raise Mistake(say("site: {file} cannot be fetched: {why}", file=file, why=why))
        (Path(folder) / file).replace(kept)
