"""The configuration of a JupyterHub, and of one to try on this machine only."""

import os
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path
from string import Template

from ..commands.lab import lesson_folder
from ..engine.errors import FileError, mistake
from ..engine.words import say
from ..files.text import writing
from ..files.whole import make_folder, write_whole
from .hub_checks import CONFIG, LESSONS, STATE, TRIAL

PORTS = 3  # of a hub to try: for browsers, for the hub, and for the proxy's orders
SHORTEST = 8  # password that JupyterHub takes
_HERE = Path(__file__).parent
_PROXY = "configurable-http-proxy"


def check_hub(*, as_root: bool = False) -> None:
    """Raise Mistake if something is not installed, or if this is root without permission."""
    if hasattr(os, "geteuid") and os.geteuid() == 0 and not as_root:
        raise mistake("hub: in a test all notebooks run as you, and you are root;"
                      " become another user, or add --as-root")  # fmt: skip
    if find_spec("jupyterhub") is None:
        raise mistake("hub: JupyterHub is not installed; pip install 'magical-towers[school]'")
    if shutil.which(_PROXY) is None:
        raise mistake(
            "hub: its proxy, {proxy}, is not in reach; magical-towers constraints --npm proxy,"
            " npm ci --ignore-scripts --prefix proxy, and proxy/node_modules/.bin into PATH",
            proxy=_PROXY,
        )


def write_config(folder: Path) -> Path:
    """Write a hub's configuration and the lessons. Raises FileError if there is one already."""
    file, place = folder / CONFIG, folder.resolve()
    if file.exists():
        raise FileError(str(file), 0, say("there is one already"))
    if set("{}") & set(str(place)):
        raise FileError(str(folder), 0, say("braces in a folder's name mislead JupyterHub"))
    template = Template((_HERE / "hub_config.txt").read_text("utf-8"))
    with writing(str(file)):
        first = _lay_lessons(folder)
        _make_private(folder / STATE)
        write_whole(file, template.substitute(folder=repr(str(place)), first=first))
        file.chmod(0o600)
    return file


def _lay_lessons(folder: Path) -> str:
    """Make the lessons readable for all, and return the name of the first."""
    new = [path for path in (folder, folder / LESSONS) if not path.exists()]
    lessons = lesson_folder(str(folder / LESSONS))
    for path in new:
        path.chmod(0o755)
    for path in lessons.glob("*.ipynb"):
        path.chmod(0o644)
    return min(path.name for path in lessons.glob("*.ipynb"))


def _make_private(folder: Path) -> None:
    """Make a folder that only this user can read."""
    make_folder(folder)
    folder.chmod(0o700)


def write_trial(folder: Path, port: int, password: str) -> Path:
    """Write the configuration of a hub to try, which includes the real one."""
    config, own = folder.resolve() / CONFIG, folder.resolve() / "trial"
    text = (_HERE / "hub_trial.txt").read_text("utf-8").format(
        config=str(config), port=port, hub_port=port + 1, proxy_port=port + 2, password=password,
        folder=str(own),
    )  # fmt: skip
    if not config.exists():
        write_config(folder)
    _make_private(own)
    file = own / "trial_config.py"
    write_whole(file, text)
    file.chmod(0o600)
    return file


def try_hub(trial: Path) -> int:
    """Replace this process by the hub."""
    command = [sys.executable, "-I", "-m", "jupyterhub", f"--config={trial}", "--log-level=WARN"]
    os.chdir(trial.parent)
    sys.stdout.flush()
    os.execve(sys.executable, command, os.environ | {TRIAL: "yes"})
