"""Fetching what is not here: Pyodide by npm, JupyterLite and wheels by pip; each only once."""

import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterable
from pathlib import Path

from ..engine.errors import Mistake, excerpt
from ..engine.words import say

__all__ = ["cache", "fetch_jupyterlite", "fetch_pyodide", "fetch_wheel"]

_JUPYTERLITE = "0.8.6"

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


def fetch_jupyterlite() -> Path:
    """JupyterLite in a folder of its own: JupyterLab cannot load an extension that it brings."""
    kept = cache() / f"jupyterlite-{_JUPYTERLITE}"
    if not kept.is_dir():
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        wanted = [f"{name}=={_JUPYTERLITE}"
                  for name in ("jupyterlite-core", "jupyterlite-pyodide-kernel")]  # fmt: skip
        _fetched([*pip, "--target", kept.name, *wanted], kept.name, kept)
    return kept


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
    """Run what fetches a file or a folder, in a new place, and keep it."""
    with tempfile.TemporaryDirectory(dir=cache()) as folder:
        whole = False
        try:
            done = subprocess.run(  # noqa: S603 - our own command
                [*command], cwd=folder, capture_output=True, text=True, timeout=_PATIENCE,
                check=False,
            )  # fmt: skip
            whole = done.returncode == 0 and (Path(folder) / file).exists()
            said = (done.stderr.strip() or done.stdout.strip()).split("\n")[-1]
        except subprocess.TimeoutExpired:
            said = say("it took too long")
        if not whole:
            why = excerpt(said, 200)
            raise Mistake(say("site: {file} cannot be fetched: {why}", file=file, why=why))
        (Path(folder) / file).replace(kept)
