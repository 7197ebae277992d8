"""uv installs in seconds what keeps pip busy for most of a minute; where it cannot, pip does it."""

import os
import re
import shutil
import subprocess
from ast import literal_eval
from collections.abc import Iterable
from pathlib import Path

__all__ = ["install", "settings"]

# What people have told pip of their network, and how uv is told the same.
_SETTINGS = {"index-url": "UV_DEFAULT_INDEX", "cert": "SSL_CERT_FILE"}


def install(python: str, into: str, requests: Iterable[list[str]]) -> bool:
    """Whether uv, as it lies beside a Python, has done all requests for the one to install into."""
    program = shutil.which("uv", path=str(Path(python).parent))
    if program is None:
        return False
    begin = [program, "pip", "install", "--quiet", "--python", into]
    told = _run([python, "-m", "pip", "config", "list"])
    environment = {**settings(told.stdout), **os.environ}
    return all(not _run([*begin, *request], environment).returncode for request in requests)


def settings(listed: str) -> dict[str, str]:
    """Variables for uv that say what ``pip config list`` has printed."""
    found = re.findall(r"^\S*?\.([a-z-]+)=(.+)$", listed, flags=re.MULTILINE)
    return {_SETTINGS[name]: str(literal_eval(value)) for name, value in found if name in _SETTINGS}


def _run(
    command: list[str], environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, env=environment, check=False, capture_output=True, text=True)
