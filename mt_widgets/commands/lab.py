"""Opening the lessons in JupyterLab, which shows the pictures of those that are ours, unchanged."""

import argparse
import os
import shutil
import sys
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from ..engine.errors import excerpt
from ..files.whole import make_folder, read_whole, real_path, why
from ..lessons.notebooks import shipped_lessons

if TYPE_CHECKING:
    from nbformat.sign import NotebookNotary

_PACKAGE = Path(__file__).parent.parent
_LARGEST = 50_000_000  # bytes
SEALS = "seals.txt"  # beside the notebooks: the digest of each as it was shipped
_SHARED: dict[str, object] = {
    "ServerApp.terminals_enabled": False,
    "LabApp.extension_manager": "readonly",
    "KernelManager.transport_encryption": "auto",  # others may use this machine, too
    "MappingKernelManager.cull_idle_timeout": 20 * 60,  # seconds, of a kernel that no page shows
    "MappingKernelManager.cull_interval": 60,
}


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


def seal(notebook: Path) -> str:
    """The digest of a notebook; line ends count as one, for Git may have changed them."""
    return sha256(read_whole(notebook, _LARGEST).replace(b"\r\n", b"\n")).hexdigest()


def trust(folder: Path, seals: Path, notary: "NotebookNotary | None" = None) -> int:
    """Sign every notebook of a folder that is sealed; how many there were.

    Without a notary of one's own it is the user's, whom their JupyterLab believes ever after.
    """
    import nbformat  # only JupyterLab needs it, and it comes with it
    from nbformat.sign import NotebookNotary

    lines = read_whole(seals, _LARGEST).decode(errors="replace").splitlines()
    known = {line.split()[0] for line in lines if line.strip()}
    sealed = [path for path in sorted(folder.glob("*.ipynb")) if seal(path) in known]
    notary = notary or NotebookNotary()  # type: ignore[no-untyped-call]
    for path in sealed:
        notary.sign(nbformat.read(path, 4))  # type: ignore[no-untyped-call]
    return len(sealed)


def trust_lessons(folder: Path) -> None:
    """Let pictures show in lessons that are not running; where that fails, there are words."""
    with suppress(OSError, ValueError):
        trust(folder, shipped_lessons() / SEALS)


def lab_options() -> list[str]:
    """What every JupyterLab with our lessons is started with."""
    options = [
        # No pop-ups about news and updates, for which the network would be asked; and clicks are
        # heard in the thread of the cells, or they would meet what those have begun halfway.
        f"--LabApp.app_settings_dir={_PACKAGE / 'lab_settings'}",
        "--LabApp.expose_app_in_browser=True",  # the course map opens lessons with it
    ]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        options.append("--ServerApp.allow_root=True")  # Jupyter refuses to run as root without it
    return options


def server_options(settings: Mapping[str, object]) -> list[str]:
    """What a server of learners is started with, in a room or a hub, with settings of its own."""
    everything = {**_SHARED, **settings}
    return [*lab_options(), *(f"--{name}={value}" for name, value in everything.items())]


def handle_lab(given: argparse.Namespace) -> int:
    """Start JupyterLab on the lessons; it takes over this process."""
    if find_spec("jupyterlab") is None:
        raise ValueError("lab: JupyterLab is not installed; pip install 'magical-towers[lab]'")
    try:
        folder = lesson_folder(given.folder)
    except OSError as error:
        place = excerpt(str(error.filename or given.folder), 100)
        raise ValueError(f"lab: {place}: {why(error)}") from error
    command = [sys.executable, "-P", "-m", "jupyterlab"]  # nothing from the folder we are in
    command += [f"--ServerApp.root_dir={real_path(folder)}", *lab_options()]
    lessons = sorted(lesson.name for lesson in folder.glob("*.ipynb"))
    command += [f"--LabApp.default_url=/lab/tree/{quote(name)}" for name in lessons[:1]]
    command += ["--no-browser"] if given.no_browser else []
    trust_lessons(folder)
    sys.stdout.flush()
    os.execv(sys.executable, command)
