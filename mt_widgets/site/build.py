"""Building the site in a folder beside its place, and then moving it there in one step.

A killed build leaves hidden folders behind, which the next one removes. Beside the files there are
compressed copies for servers.
"""

import gzip
import json
import shutil
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from glob import escape
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from time import time

from ..engine.errors import FileError, Mistake
from ..engine.words import say
from ..files.lock import alone, is_free
from ..lessons.notebooks import shipped_lessons
from . import serve
from .contents import write_notebooks
from .fetch import fetch_pyodide
from .jupyter import build_jupyter, extension
from .pages import page, write_scripts
from .policy import guard_notebook
from .stand_ins import check_folder
from .supply import KERNEL, OURS, Supply, format_lock

_NOTE = "site.json"  # marks a site of ours, and tells pages which version is the newest
_LOCK = "pyodide-lock.json"
_STALE = 60.0  # seconds: a younger folder may belong to a build that hasn't locked it yet
LOCK, NEW, OLD = "building.lock", "new", "old"  # in the folder of a build
_SMALL = 1400  # bytes: one network packet
_WORTH_IT = 0.9


def build_site(out: Path, numpy: Path | None = None) -> None:
    """Build a site at a free place, or replace an older one of ours. Raises Mistake."""
    if any(find_spec(name) is None for name in ("jupyter_core", "packaging")):
        what = say("something is missing; pip install 'magical-towers[site]'")
        raise Mistake(f"site: {what}")
    try:
        _check_free(out)
        if numpy is not None:
            check_folder(numpy)
        with _swapped_in(out) as site:
            _build_app(site, numpy)
            app = _named_by_content(site / "app").name
            (site / "index.html").write_text(page(app), "utf-8")
            note = json.dumps({"site": OURS, "format": 1, "app": app})
            (site / _NOTE).write_text(f"{note}\n", "utf-8")
            write_compressed(site)
            shutil.copyfile(serve.__file__, site / "serve.py")
    except OSError as error:
        raise FileError(str(out), 0, error.strerror or str(error)) from error


def _check_free(out: Path) -> None:
    """Raise FileError if there is something that isn't a site of ours."""
    if out.is_dir() and (not any(out.iterdir()) or _is_ours(out)):
        return
    if out.is_symlink() or out.exists():
        raise FileError(str(out), 0, say("there is something here already that is no site of ours"))


def _is_ours(folder: Path) -> bool:
    try:
        note = json.loads((folder / _NOTE).read_text("utf-8"))
    except (OSError, ValueError):
        return False
    return isinstance(note, dict) and note.get("site") == OURS


@contextmanager
def _swapped_in(out: Path) -> Iterator[Path]:
    """A new folder that replaces the old one once it is complete."""
    out = out.resolve()
    out.parent.mkdir(parents=True, exist_ok=True)
    clear_leftovers(out)
    with (
        tempfile.TemporaryDirectory(prefix=_prefix(out), dir=out.parent) as folder,
        alone(Path(folder) / LOCK),
    ):
        fresh, old = Path(folder) / NEW, Path(folder) / OLD
        fresh.mkdir()
        yield fresh
        if out.exists():
            out.rename(old)
        try:
            fresh.rename(out)
        except OSError:
            if old.exists():
                old.rename(out)
            raise


def _build_app(site: Path, numpy: Path | None) -> None:
    """Build JupyterLite with the course."""
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        (work / "contents").mkdir()
        write_notebooks(shipped_lessons(), work / "contents")
        build_app(work, site / "app", (*KERNEL, OURS), numpy)
    guard_notebook(site / "app")
    index = site / "app" / "notebooks" / "index.html"
    link = '<link rel="stylesheet" href="../notebook.css"></head>'
    index.write_text(index.read_text("utf-8").replace("</head>", link, 1), "utf-8")
    write_scripts(site / "app")


def build_app(work: Path, app: Path, roots: tuple[str, ...], numpy: Path | None = None) -> None:
    """Build JupyterLite for the notebooks in ``work/contents``, with these packages."""
    pyodide = fetch_pyodide()
    lock = json.loads(pyodide[_LOCK])
    kernel = extension("@jupyterlite/pyodide-kernel-extension")
    wheels = Supply(kernel, lock, numpy).wheels(*roots)
    build_jupyter(work, app, [wheel.name for wheel in wheels])
    pyodide[_LOCK] = format_lock(lock["info"], wheels).encode()
    folder = app / "static" / "pyodide"
    folder.mkdir(parents=True)
    for name, data in {**pyodide, **{wheel.file: wheel.data for wheel in wheels}}.items():
        (folder / name).write_bytes(data)


def _named_by_content(app: Path) -> Path:
    """Rename a folder after its content, so that browsers never use old files for new ones."""
    digest = sha256()
    for path in sorted(path for path in app.rglob("*") if path.is_file()):
        digest.update(f"{path.relative_to(app).as_posix()} {path.stat().st_size}\n".encode())
        digest.update(sha256(path.read_bytes()).digest())
    return app.rename(app.with_name(f"app-{digest.hexdigest()[:12]}"))


def _prefix(out: Path) -> str:
    """The prefix of the folders in which a site is built."""
    return f".{out.name}-"


def clear_leftovers(out: Path) -> None:
    """Remove the folders of killed builds, and bring back a site they were replacing."""
    for folder in out.parent.glob(f"{escape(_prefix(out))}*"):
        with suppress(OSError):
            with (folder / LOCK).open("rb") as lock:
                free = is_free(lock.fileno())
            if free and time() - folder.stat().st_mtime > _STALE:
                if (folder / OLD).exists() and not out.exists():
                    (folder / OLD).rename(out)
                shutil.rmtree(folder, ignore_errors=True)


def write_compressed(folder: Path) -> None:
    """Write NAME.gz beside each file that becomes a tenth smaller, always with the same bytes."""
    files = [path for path in folder.rglob("*") if path.is_file() and path.stat().st_size > _SMALL]
    with ThreadPoolExecutor() as pool:
        list(pool.map(_compress, files))


def _compress(path: Path) -> None:
    data = path.read_bytes()
    packed = gzip.compress(data, mtime=0)
    if len(packed) < _WORTH_IT * len(data):
        path.with_name(f"{path.name}.gz").write_bytes(packed)
