"""A real JupyterLab server of our own: on loopback, with folders that nobody else has."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.parse import quote
from urllib.request import urlopen

import mt_widgets

__all__ = ["Server", "running_server"]

# The settings that our own `magical-towers lab` gives: nothing asks the network for news.
SETTINGS = Path(mt_widgets.__file__).parent / "lab_settings"
# The icon of the tab, which nobody sees here, would be fetched anew for every message to a kernel,
# a fifth of what the clicks of a lesson take; and each page would start Node to ask whether
# JupyterLab is built.
PAGE = {
    "disabledExtensions": {"@jupyterlab/application-extension:faviconbusy": True},
    "buildCheck": False,
}
_START = 60  # seconds
_LINES = 40  # of its output are shown when a test fails


class Server:
    """A running server: its folder of notebooks, its addresses, its settings and its output."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.root = home / "notebooks"
        self.log = home / "server.log"
        self.url = ""
        self.root.mkdir()
        page = home / "config" / "labconfig" / "page_config.json"
        page.parent.mkdir(parents=True)
        page.write_text(json.dumps(PAGE), "utf-8")

    def address(self, notebook: str) -> str:
        """Where a notebook is the only document on the page, as wide as the window."""
        return f"{self.url}doc/tree/{quote(notebook)}?reset"

    def lab_address(self, notebook: str) -> str:
        """Where it stands in the whole of JupyterLab, as our own command opens it."""
        return f"{self.url}lab/tree/{quote(notebook)}?reset"

    def output(self) -> str:
        """The last lines that the server and its kernels wrote."""
        return "\n".join(self.log.read_text("utf-8", "replace").splitlines()[-_LINES:])

    def command(self) -> list[str]:
        """What starts it; the system picks a free port."""
        options = {
            "ServerApp.ip": "127.0.0.1",
            "ServerApp.port": 0,
            "ServerApp.root_dir": self.root,
            "ServerApp.open_browser": False,
            "ServerApp.allow_root": True,
            "IdentityProvider.token": "",
            "LabApp.expose_app_in_browser": True,
            "LabApp.extension_manager": "readonly",
            "LabApp.app_settings_dir": SETTINGS,
            "LabApp.user_settings_dir": self.home / "settings",
            "LabApp.workspaces_dir": self.home / "workspaces",
        }
        given = [f"--{name}={value}" for name, value in options.items()]
        return [sys.executable, "-m", "jupyterlab", *given]

    def environment(self) -> dict[str, str]:
        """This process's environment with Jupyter's and IPython's folders in our own."""
        kinds = {
            "JUPYTER_CONFIG_DIR": "config",
            "JUPYTER_DATA_DIR": "data",
            "JUPYTER_RUNTIME_DIR": "runtime",
            "IPYTHONDIR": "ipython",
            "MAGICAL_TOWERS_HOME": "tables",
        }
        return os.environ | {name: str(self.home / folder) for name, folder in kinds.items()}


@contextmanager
def running_server(home: Path) -> Iterator[Server]:
    """A server that answers, ended afterwards with all its kernels."""
    server = Server(home)
    with server.log.open("wb") as log:
        process = subprocess.Popen(
            server.command(), env=server.environment(), stdout=log, stderr=subprocess.STDOUT
        )
    try:
        server.url = _answering(server, process)
        yield server
    finally:
        _end(process)


def _answering(server: Server, process: "subprocess.Popen[bytes]") -> str:
    """The address of a server, once it answers there."""
    note = server.home / "runtime" / f"jpserver-{process.pid}.json"
    deadline = time.monotonic() + _START
    while time.monotonic() < deadline and process.poll() is None:
        try:
            url: str = json.loads(note.read_text("utf-8"))["url"]
            with urlopen(f"{url}api/status", timeout=5):  # noqa: S310 - our own loopback address
                return url
        except (OSError, URLError, ValueError):
            time.sleep(0.1)
    raise RuntimeError(f"JupyterLab did not start:\n{server.output()}")


def _end(process: "subprocess.Popen[bytes]") -> None:
    process.terminate()
    try:
        process.wait(15)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
