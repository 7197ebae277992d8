"""Fetching Pyodide by npm, and JupyterLite and wheels by pip, with known versions and hashes."""

import base64
import json
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterable
from hashlib import sha256, sha512
from pathlib import Path

from ..constraints import npm_folder, pinned, requirements
from ..engine.errors import excerpt, mistake
from ..engine.words import say

# The files of the package that a browser loads.
_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
_LOCK = "pyodide-lock.json"
_REQUIREMENTS = "requirements.txt"
_PATIENCE = 300  # seconds


def cache() -> Path:
    """The folder for fetched files."""
    from platformdirs import user_cache_path

    folder = user_cache_path("magical-towers", appauthor=False) / "site"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def fetch_jupyterlite() -> Path:
    """JupyterLite in its own folder, because JupyterLab can't load one of its extensions."""
    lines = requirements(["jupyterlite"])
    kept = cache() / f"jupyterlite-{sha256(lines.encode()).hexdigest()[:12]}"
    if not kept.is_dir():
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        hashed = ["--require-hashes", "--requirement", _REQUIREMENTS]
        _fetch([*pip, "--target", kept.name, *hashed], kept.name, kept, lines)
    return kept


def fetch_pyodide() -> dict[str, bytes]:
    """The core files of Pyodide, and its lock file, by name."""
    about = json.loads((npm_folder("pyodide") / "package-lock.json").read_text("utf-8"))
    known = about["packages"]["node_modules/pyodide"]
    kept = cache() / f"pyodide-{known['version']}.tgz"
    if not kept.is_file():
        npm = shutil.which("npm")
        if npm is None:
            raise mistake("site: npm is needed to fetch Pyodide, and it is not installed")
        package = f"pyodide@{known['version']}"
        _fetch([npm, "pack", "--silent", "--ignore-scripts", package], kept.name, kept)
    digest = base64.b64encode(sha512(kept.read_bytes()).digest()).decode()
    _expect(f"sha512-{digest}" == known["integrity"], kept)
    with tarfile.open(kept) as archive:
        files = {name: archive.extractfile(f"package/{name}") for name in (*_PYODIDE, _LOCK)}
        return {name: file.read() for name, file in files.items() if file is not None}


def fetch_wheel(name: str) -> tuple[str, bytes]:
    """The file name and bytes of a pure wheel in the known version. Raises Mistake."""
    if name not in pinned():
        raise mistake("site: the package {name} is not installed", name=name)
    known = pinned()[name]
    file = f"{name.replace('-', '_')}-{known.version}-py3-none-any.whl"
    kept = cache() / file
    if not kept.is_file():
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", "."]
        kind = "--only-binary=:all: --python-version 3.14 --implementation py --abi none"
        wanted = f"{name}=={known.version}"
        _fetch([*pip, *kind.split(), "--platform", "any", wanted], file, kept)
    data = kept.read_bytes()
    _expect(sha256(data).hexdigest() in known.hashes, kept)
    return file, data


def _expect(right: bool, kept: Path) -> None:
    """Delete a file with a wrong hash, so that the next try fetches it again, and raise Mistake."""
    if not right:
        kept.unlink(missing_ok=True)
        raise mistake("site: {file} is not the file that is known; try again", file=kept.name)


def _fetch(command: Iterable[str], file: str, kept: Path, lines: str = "") -> None:
    """Run a command that fetches a file or folder, and keep that. Raises Mistake if it fails."""
    with tempfile.TemporaryDirectory(dir=cache()) as folder:
        (Path(folder) / _REQUIREMENTS).write_text(lines, "utf-8")
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
            raise mistake("site: {file} cannot be fetched: {why}", file=file, why=why)
        (Path(folder) / file).replace(kept)
