"""Firefox, driven by WebDriver BiDi: its own websocket, without a driver between."""

import base64
import json
import os
import re
import shutil
import subprocess
from itertools import count
from pathlib import Path
from typing import Any

from websocket import create_connection

from .window import SIZE, called, pointer, until

__all__ = ["Firefox"]

NAMES = ("firefox-esr", "firefox")
_PREFERENCES = {
    "browser.download.dir": "",  # filled in
    "browser.download.folderList": 2,
    "browser.download.useDownloadDir": True,
    "browser.helperApps.neverAsk.saveToDisk": "application/json",
    "ui.prefersReducedMotion": 1,
}
_LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


class Firefox:
    """One window of it, without a screen."""

    @staticmethod
    def find() -> str | None:
        """Where it is installed."""
        return next((path for name in NAMES if (path := shutil.which(name))), None)

    def __init__(self, binary: str, folder: Path, downloads: Path) -> None:
        profile, log = folder / "profile", folder / "firefox.log"
        profile.mkdir()
        chosen = _PREFERENCES | {"browser.download.dir": str(downloads)}
        lines = (f"user_pref({json.dumps(name)}, {json.dumps(to)});" for name, to in chosen.items())
        (profile / "user.js").write_text("\n".join(lines), "utf-8")
        options = ["--headless", "--no-remote", "--profile", str(profile)]
        with log.open("w") as output:
            self._process = subprocess.Popen(
                [binary, *options, "--remote-debugging-port", "0"],
                env=os.environ | {"HOME": str(folder)}, stdout=output, stderr=output,
            )  # fmt: skip
        found = until(lambda: _LISTENING.search(log.read_text("utf-8")), "Firefox listens")
        self._ids = count(1)
        self._socket = create_connection(f"{found[1]}/session", suppress_origin=True, timeout=120)
        about = self._ask("session.new", capabilities={})["capabilities"]
        self.name = f"Firefox {about['browserVersion']}"
        self._context = self._ask("browsingContext.getTree")["contexts"][0]["context"]
        viewport = dict(zip(("width", "height"), SIZE, strict=True))
        self._ask("browsingContext.setViewport", context=self._context, viewport=viewport)

    def _ask(self, method: str, **parameters: Any) -> Any:
        """Send a command and wait for its answer; what happens besides is passed over."""
        number = next(self._ids)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while (answer := json.loads(self._socket.recv())).get("id") != number:
            pass
        assert answer["type"] == "success", f"{method}: {answer['message']}"
        return answer["result"]

    def go(self, address: str) -> None:
        """Open a page."""
        self._ask("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def run(self, code: str, *arguments: object) -> Any:
        """What a function of JavaScript gives for these arguments."""
        found = self._ask(
            "script.evaluate", expression=called(code, arguments), awaitPromise=False,
            target={"context": self._context},
        )  # fmt: skip
        assert found["type"] == "success", found.get("exceptionDetails", {}).get("text")
        return json.loads(found["result"]["value"])

    def press(self, x: float, y: float) -> None:
        """Click a point of the window."""
        self._ask("input.performActions", context=self._context, actions=pointer(x, y))

    def picture(self) -> bytes:
        """What is shown, as a PNG."""
        shot = self._ask("browsingContext.captureScreenshot", context=self._context)
        return base64.b64decode(shot["data"])

    def close(self) -> None:
        """End the browser."""
        self._socket.close()
        self._process.terminate()
        self._process.wait(30)
