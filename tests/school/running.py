"""Our own commands that go on until they are stopped: a room, and a hub to try."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from .bubblewrap import has_boxes

__all__ = ["Running", "free_port", "running"]

_START = 120  # seconds
_END = 60


class Running:
    """A command that answers at an address."""

    def __init__(self, process: "subprocess.Popen[bytes]", address: str, log: Path) -> None:
        self.process, self.address, self._log = process, address, log

    @property
    def said(self) -> str:
        """All that it has printed."""
        return self._log.read_text("utf-8", "replace")

    def stop(self) -> int:
        """Press Ctrl-C, and wait until it has ended."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        return self.process.wait(_END)

    def wait(self, page: str) -> None:
        """Wait until it answers."""
        end = time.monotonic() + _START
        while time.monotonic() < end and self.process.poll() is None:
            try:
                with urlopen(self.address + page, timeout=5):  # noqa: S310 - our own address
                    return
            except (OSError, URLError):
                time.sleep(0.2)
        raise RuntimeError(f"it did not start:\n{self.said}")


def free_port(number: int = 1) -> int:
    """The first of so many neighbouring ports that nobody uses."""
    for _ in range(100):
        with socket.socket() as trial:
            trial.bind(("127.0.0.1", 0))
            first: int = trial.getsockname()[1]
        if all(_is_free(port) for port in range(first, first + number)):
            return first
    raise RuntimeError("there are no free ports")


def _is_free(port: int) -> bool:
    with socket.socket() as trial:
        try:
            trial.bind(("127.0.0.1", port))
        except (OSError, OverflowError):
            return False
    return True


def _as_it_must(words: tuple[str, ...]) -> list[str]:
    """What a room has to be told on this machine, by whoever runs the tests."""
    if words[0] != "serve":
        return []
    without_box = not has_boxes() and "--trust-learners" not in words
    root = ["--as-root"] if os.geteuid() == 0 else []
    return [*root, *(["--trust-learners"] if without_box else [])]


@contextmanager
def running(home: Path, page: str, *words: str, port: int) -> Iterator[Running]:
    """``magical-towers`` with these words, in folders of its own, stopped afterwards."""
    names = "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR", "HOME"
    folders = {name: str(home / name.lower()) for name in names}
    log = home / "said.txt"
    command = [sys.executable, "-m", "mt_widgets", *words, *_as_it_must(words)]
    with log.open("wb") as output:
        process = subprocess.Popen(
            command, env=os.environ | folders, stdout=output, stderr=subprocess.STDOUT
        )
    started = Running(process, f"http://127.0.0.1:{port}", log)
    try:
        started.wait(page)
        yield started
    finally:
        try:
            started.stop()
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise
