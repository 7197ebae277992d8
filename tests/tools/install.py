"""Have pip install what is named, and tell in a line now and then how far it is.

``python -m tests.tools.install PYTHON ARGUMENT …``; what pip itself says is shown only if it fails.
"""

import subprocess
import sys
import time
from collections import deque

__all__ = ["install"]

_TELL = 10.0  # seconds between two lines
_KEPT = 60  # lines of pip's that are shown if it fails


def install(python: str, arguments: list[str]) -> int:
    """What pip ends with."""
    command = [python, "-m", "pip", "--disable-pip-version-check", "--no-input", *arguments]
    found, told, last = 0, 0.0, deque[str](maxlen=_KEPT)
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    )
    assert process.stdout
    for line in process.stdout:
        last.append(line)
        found += line.lstrip().startswith("Collecting ")
        installing = line.startswith("Installing collected packages")
        if installing or time.monotonic() - told > _TELL:
            told = time.monotonic()
            step = "installing the packages" if installing else "looking for packages"
            print(f"Python packages: {step}, {found} so far", flush=True)
    if process.wait():
        print("".join(last), end="", file=sys.stderr)
    return process.returncode


if __name__ == "__main__":
    sys.exit(install(sys.argv[1], sys.argv[2:]))
