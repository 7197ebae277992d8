"""Have pip install what constraints.txt knows, and tell in a line now and then how far it is.

``python -m tests.tools.install PYTHON lab,test`` installs what these extras need, each file only if
its hash is known, and then this project as it lies here. A file of names in place of the extras
installs these packages alone. What pip itself says is shown only if it fails.
"""

import argparse
import re
import subprocess
import sys
import tempfile
import time
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path

from mt_widgets.constraints import BASE, BUILD, requirements

__all__ = ["Progress", "run_pip"]

_TELL = 10.0  # seconds between two lines
_KEPT = 60  # lines of pip's that are shown if it fails
_SHARES = 2  # installed at once: pip keeps one processor busy for most of a minute
_PLACE = "import sysconfig; print(sysconfig.get_path('purelib'))"
# A grammar of addresses, which jsonschema loads wherever it is there, and no schema of ours or of
# Jupyter's needs: without it every Jupyter server starts a second sooner.
_SPARED = "import sys; sys.modules.setdefault('rfc3987_syntax', None)\n"
_HERE = "--no-deps", "--no-build-isolation", "--editable", "."  # built by what was installed before


class Progress:
    """How many packages pip has found, told now and then."""

    def __init__(self) -> None:
        self._found, self._told = 0, time.monotonic() - _TELL

    def hear(self, line: str) -> None:
        """Another line of pip's."""
        self._found += line.lstrip().startswith("Collecting ")
        if self._found and time.monotonic() - self._told > _TELL:
            self._told = time.monotonic()
            print(f"Python packages: {self._found} so far", flush=True)


def run_pip(python: str, arguments: list[str], progress: Progress) -> int:
    """What pip ends with."""
    command = [python, "-m", "pip", "--disable-pip-version-check", "--no-input", *arguments]
    last = deque[str](maxlen=_KEPT)
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as process:
        assert process.stdout
        for line in process.stdout:
            last.append(line)
            progress.hear(line)
    if process.returncode:
        print("".join(last), end="", file=sys.stderr)
    return process.returncode


def _wanted(what: str) -> str:
    """A requirements file with hashes for the names in a file, or for extras."""
    if not what.endswith(".txt"):
        return requirements([BASE, BUILD, *what.split(",")])
    lines = Path(what).read_text("utf-8").splitlines()
    names = [re.sub("[-_.]+", "-", line).lower() for line in lines if line and line[0] != "#"]
    return requirements(names=names)


def _shares(wanted: str) -> list[str]:
    """Requirements files of about the same length; everything that is needed stands in one."""
    packages = re.split(r"^(?=\S)", wanted, flags=re.MULTILINE)[1:]
    return [share for start in range(_SHARES) if (share := "".join(packages[start::_SHARES]))]


def _install(python: str, pip: list[str], wanted: str, progress: Progress) -> int:
    """Install all of it; pip's status, 0 if all went well."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor() as pool:

        def install(number: int, share: str) -> int:
            file = Path(folder) / f"{number}.txt"
            file.write_text(share, "utf-8")
            hashed = ["--no-deps", "--require-hashes", "--requirement", str(file)]
            return run_pip(python, [*pip, *hashed], progress)

        return max(pool.map(install, count(), _shares(wanted)))


def _spare(python: str) -> None:
    """Keep programs of this Python from loading what takes long and nobody needs."""
    place = subprocess.run([python, "-c", _PLACE], check=True, capture_output=True, text=True)
    Path(place.stdout.strip(), "magical_towers_spares.pth").write_text(_SPARED, "utf-8")


def main() -> int:
    """Install it; pip's own status."""
    options = argparse.ArgumentParser()
    options.add_argument("python")
    options.add_argument("what", help="extras with commas between, or a file of names")
    options.add_argument("--into", help="another Python, which gets nothing but these packages")
    given = options.parse_args()
    into = ["--python", given.into] if given.into else []
    alone = ["--ignore-installed"] if given.into else []
    pip, progress = [*into, "install", "--no-compile"], Progress()
    status = _install(given.python, [*pip, *alone], _wanted(given.what), progress)
    if status or given.into:
        return status
    _spare(given.python)
    return run_pip(given.python, [*pip, *_HERE], progress)


if __name__ == "__main__":
    sys.exit(main())
