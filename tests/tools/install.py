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
from pathlib import Path

from mt_widgets.constraints import BASE, BUILD, requirements

__all__ = ["run_pip"]

_TELL = 10.0  # seconds between two lines
_KEPT = 60  # lines of pip's that are shown if it fails
_HERE = "--no-deps", "--no-build-isolation", "--editable", "."  # built by what was installed before


def run_pip(python: str, arguments: list[str]) -> int:
    """What pip ends with."""
    command = [python, "-m", "pip", "--disable-pip-version-check", "--no-input", *arguments]
    found, told, last = 0, time.monotonic() - _TELL, deque[str](maxlen=_KEPT)
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as process:
        assert process.stdout
        for line in process.stdout:
            last.append(line)
            found += line.lstrip().startswith("Collecting ")
            installing = line.startswith("Installing collected packages")
            if found and (installing or time.monotonic() - told > _TELL):
                told = time.monotonic()
                step = "installing the packages" if installing else "looking for packages"
                print(f"Python packages: {step}, {found} so far", flush=True)
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


def main() -> int:
    """Install it; pip's own status."""
    options = argparse.ArgumentParser()
    options.add_argument("python")
    options.add_argument("what", help="extras with commas between, or a file of names")
    options.add_argument("--into", help="another Python, which gets nothing but these packages")
    given = options.parse_args()
    into = ["--python", given.into] if given.into else []
    alone = ["--no-deps", "--ignore-installed"] if given.into else []
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "requirements.txt"
        file.write_text(_wanted(given.what), "utf-8")
        pip = [*into, "install", "--no-compile"]
        hashed = ["--require-hashes", "--requirement", str(file)]
        status = run_pip(given.python, [*pip, *alone, *hashed])
    return status if status or given.into else run_pip(given.python, [*pip, *_HERE])


if __name__ == "__main__":
    sys.exit(main())
