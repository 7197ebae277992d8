"""Opening the lessons in JupyterLab."""

import argparse
import os
import shutil
import sys
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import quote

from .engine.errors import excerpt
from .files.whole import make_folder, real_path, why
from .trust import SEALS, trust

__all__ = [
    "describe_lab", "handle_lab", "lab_options", "lesson_folder", "shipped_lessons",
    "trust_lessons",
]  # fmt: skip

_PACKAGE = Path(__file__).parent


def shipped_lessons() -> Path:
    """The lessons as they are shipped: inside the installed package, or beside it in a checkout."""
    packed = _PACKAGE / "tutorials"
    return packed if packed.is_dir() else _PACKAGE.parent / "tutorials"


def lesson_folder(wanted: str | None) -> Path:
    """Where to work: the checkout's own lessons, or a copy that keeps what is there already."""
    shipped = shipped_lessons()
    if wanted is None and shipped.parent != _PACKAGE:
        return shipped
    folder = Path(wanted or "magical-towers-lessons")
    make_folder(folder)
    for lesson in sorted(shipped.glob("*.ipynb")):
        if not (folder / lesson.name).exists():
            shutil.copy(lesson, folder)
    return folder


def trust_lessons(folder: Path) -> None:
    """Let pictures show in lessons that are not running; where that fails, there are words."""
    with suppress(OSError, ValueError):
        trust(folder, shipped_lessons() / SEALS)


def lab_options() -> list[str]:
    """What every JupyterLab with our lessons is started with."""
    options = [
        # No pop-ups about news and updates, for which the network would be asked.
        f"--LabApp.app_settings_dir={_PACKAGE / 'lab_settings'}",
        "--LabApp.expose_app_in_browser=True",  # the course map opens lessons with it
    ]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        options.append("--ServerApp.allow_root=True")  # Jupyter refuses to run as root without it
    return options


def describe_lab(command: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    command.add_argument(
        "folder", nargs="?", metavar="FOLDER", help="where the lessons are or shall be put"
    )
    command.add_argument("--no-browser", action="store_true", help="only print the address")


def handle_lab(given: argparse.Namespace) -> int:
    """Start JupyterLab on the lessons; it takes over this process."""
    if find_spec("jupyterlab") is None:
        raise ValueError("lab: JupyterLab is not installed; pip install 'magical-towers[lab]'")
    try:
        folder = lesson_folder(given.folder)
    except OSError as error:
        place = excerpt(str(error.filename or given.folder), 100)
        raise ValueError(f"lab: {place}: {why(error)}") from error
    command = [sys.executable, "-m", "jupyterlab", f"--ServerApp.root_dir={real_path(folder)}"]
    command += lab_options()
    lessons = sorted(lesson.name for lesson in folder.glob("*.ipynb"))
    command += [f"--LabApp.default_url=/lab/tree/{quote(name)}" for name in lessons[:1]]
    command += ["--no-browser"] if given.no_browser else []
    trust_lessons(folder)
    sys.stdout.flush()
    os.execv(sys.executable, command)
