"""WebKit's own small browser, driven by WebDriver over HTTP, on a screen that nobody sees."""

import base64
import json
import os
import shutil
import socket
import subprocess
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from .window import SIZE, called, pointer, until

__all__ = ["WebKit"]

_CALM = "[Settings]\ngtk-enable-animations=0\n"


class WebKit:
    """One window of it."""

    @staticmethod
    def find() -> str | None:
        """Where its driver is installed, if there is a screen for it, too."""
        return shutil.which("WebKitWebDriver") if shutil.which("Xvfb") else None

    def __init__(self, binary: str, folder: Path, downloads: Path) -> None:
        width, height = SIZE[0] + 100, SIZE[1] + 200
        self._screen = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", f"{width}x{height}x24"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        assert self._screen.stdout
        display = {"DISPLAY": f":{self._screen.stdout.readline().strip()}"}
        self._port, output = _free_port(), (folder / "webkit.log").open("w")
        self._driver = subprocess.Popen(
            [binary, f"--port={self._port}"], stdout=output, stderr=output,
            env=os.environ | _home(folder, downloads) | display,
        )  # fmt: skip
        output.close()
        self._session = ""
        until(self._listens, "WebKitWebDriver listens")
        made = self._ask("POST", "", {"capabilities": {}})
        self._session = f"/{made['sessionId']}"
        about = made["capabilities"]
        self.name = f"WebKit ({about['browserName']} {about['browserVersion']})"
        self._ask("POST", "/window/rect", {"width": SIZE[0], "height": SIZE[1] + 100})

    def _listens(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self._port)):
            return True
        return False

    def _ask(self, way: str, command: str, content: object = None) -> Any:
        connection = HTTPConnection("127.0.0.1", self._port, timeout=120)
        body = None if content is None else json.dumps(content)
        connection.request(way, f"/session{self._session}{command}", body)
        answer = connection.getresponse()
        value = json.loads(answer.read())["value"]
        connection.close()
        assert answer.status == 200, f"{command}: {value}"
        return value

    def go(self, address: str) -> None:
        """Open a page."""
        self._ask("POST", "/url", {"url": address})

    def run(self, code: str, *arguments: object) -> Any:
        """What a function of JavaScript gives for these arguments."""
        script = {"script": f"return {called(code, arguments)}", "args": []}
        return json.loads(self._ask("POST", "/execute/sync", script))

    def press(self, x: float, y: float) -> None:
        """Click a point of the window."""
        self._ask("POST", "/actions", {"actions": pointer(x, y)})

    def picture(self) -> bytes:
        """What is shown, as a PNG."""
        return base64.b64decode(self._ask("GET", "/screenshot"))

    def close(self) -> None:
        """End the browser, its driver and its screen."""
        with suppress(AssertionError, OSError):
            self._ask("DELETE", "")
        for process in (self._driver, self._screen):
            process.terminate()
            process.wait(30)


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port


def _home(folder: Path, downloads: Path) -> dict[str, str]:
    """A home in which files are saved where they are looked for, and little moves."""
    settings = folder / "settings"
    for version in ("gtk-3.0", "gtk-4.0"):
        (settings / version).mkdir(parents=True)
        (settings / version / "settings.ini").write_text(_CALM, "utf-8")
    (settings / "user-dirs.dirs").write_text(f'XDG_DOWNLOAD_DIR="{downloads}"\n', "utf-8")
    return {"HOME": str(folder), "XDG_CONFIG_HOME": str(settings)}
