"""A JupyterHub: its configuration, and one to try on this machine alone."""

import os
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path
from string import Template

from ..engine.errors import FileError, Mistake
from ..engine.files import write_whole
from ..engine.words import say
from ..lab import lesson_folder

__all__ = ["PORTS", "SHORTEST", "check_hub", "try_hub", "write_config", "write_trial"]

PORTS = 3  # of a hub to try: for browsers, for the hub, and for the proxy's orders
SHORTEST = 8  # password that JupyterHub takes
_CONFIG = "jupyterhub_config.py"
_TRIAL = """# To try it: on this machine alone, any name, one password, no system's users.
load_subconfig({config!r})  # noqa: F821 (JupyterHub has it)
c.JupyterHub.bind_url = "http://127.0.0.1:{port}"
c.JupyterHub.hub_bind_url = "http://127.0.0.1:{hub_port}"
c.ConfigurableHTTPProxy.api_url = "http://127.0.0.1:{proxy_port}"
c.JupyterHub.authenticator_class = "shared-password"
c.SharedPasswordAuthenticator.user_password = {password!r}
c.Authenticator.allow_all = True
c.JupyterHub.spawner_class = "simple"
c.SimpleLocalProcessSpawner.home_dir_template = {homes!r}
c.JupyterHub.services = []
c.JupyterHub.load_roles = []
"""


def check_hub() -> None:
    """Say what to install where something is missing."""
    if find_spec("jupyterhub") is None:
        raise Mistake(say("hub: JupyterHub is not installed; pip install 'magical-towers[school]'"))
    if shutil.which("configurable-http-proxy") is None:
        raise Mistake(
            say("hub: its proxy is not installed; npm install -g configurable-http-proxy")
        )


def write_config(folder: Path) -> Path:
    """Write a hub's configuration, and the lessons beside it; what stands there already stays."""
    file = folder / _CONFIG
    if file.exists():
        raise FileError(str(file), 0, say("there is one already"))
    template = Template((Path(__file__).parent / "hub_config.txt").read_text("utf-8"))
    try:
        lessons = lesson_folder(str(folder / "lessons")).resolve()
        first = min(path.name for path in lessons.glob("*.ipynb"))
        write_whole(file, template.substitute(lessons=repr(str(lessons)), first=first))
    except OSError as error:
        raise FileError(str(file), 0, f"cannot be written: {error.strerror}") from error
    return file


def write_trial(folder: Path, port: int, password: str) -> Path:
    """Write the configuration of a hub to try, which takes over the other."""
    config, file = folder / _CONFIG, folder / "trial_config.py"
    text = _TRIAL.format(
        config=_CONFIG, port=port, hub_port=port + 1, proxy_port=port + 2, password=password,
        homes=str(folder.resolve() / "homes" / "{username}"),
    )  # fmt: skip
    if not config.exists():
        write_config(folder)
    write_whole(file, text)
    return file


def try_hub(trial: Path) -> int:
    """Start the hub; it takes over this process."""
    command = [sys.executable, "-m", "jupyterhub", f"--config={trial.name}", "--log-level=WARN"]
    os.chdir(trial.parent)  # where it keeps its files
    sys.stdout.flush()
    os.execv(sys.executable, command)
