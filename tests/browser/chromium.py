"""The Chromium the browser tests drive: found on this machine, or installed where that is allowed.

``python -m tests.browser.chromium`` prints its path, or says in a sentence what to install.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

__all__ = ["MISSING", "find", "find_or_install"]

MISSING = (
    "The browser tests need Chromium and none could be found or installed: install it "
    "(on Debian: apt-get install chromium; elsewhere: python -m playwright install chromium), "
    "or name yours in the environment variable MT_CHROMIUM."
)
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_ANSWER, _INSTALL = 30, 600  # seconds a browser has to give its version, and an installer to end


def find() -> Path | None:
    """A Chromium that is there and answers: the one MT_CHROMIUM names, or the first one found."""
    named = os.environ.get("MT_CHROMIUM")
    places = iter([Path(named)]) if named else _places()
    return next((path for path in places if _answers(path)), None)


def find_or_install() -> Path | None:
    """A Chromium, installed if need be: Debian's package where it may be, else Playwright's."""
    if (path := find()) or os.environ.get("MT_CHROMIUM"):
        return path
    for commands in (_debian(), _playwright()):
        if commands and all(_carried_out(command) for command in commands):
            if path := find():
                return path
    return None


def _places() -> Iterator[Path]:
    """Where a Chromium may be; Playwright is asked last, as that takes a moment."""
    yield from (Path(path) for name in NAMES if (path := shutil.which(name)))
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        yield Path(playwright.chromium.executable_path)


def _answers(path: Path) -> bool:
    """Whether it runs at all: some systems have a stand-in that only asks for another package."""
    try:
        command = [str(path), "--version"]
        answer = subprocess.run(command, capture_output=True, timeout=_ANSWER, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return answer.returncode == 0 and b"Chrom" in answer.stdout


def _debian() -> list[list[str]]:
    """The commands for Debian's package; none where they are missing or not allowed."""
    if not shutil.which("apt-get"):
        return []
    install = ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"]
    commands = [["apt-get", "update"], install]
    if os.geteuid() == 0:
        return commands
    sudo = ["sudo", "--non-interactive"]
    if shutil.which("sudo") and _carried_out([*sudo, "true"]):
        return [[*sudo, *command] for command in commands]
    return []


def _playwright() -> list[list[str]]:
    """The command for Playwright's own browser, which it downloads into the user's cache."""
    return [[sys.executable, "-m", "playwright", "install", "--no-shell", "chromium"]]


def _carried_out(command: list[str]) -> bool:
    """Run an installer, whose output goes to stderr, and tell whether it succeeded."""
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        done = subprocess.run(
            command, env=quiet, stdin=subprocess.DEVNULL, stdout=sys.stderr, timeout=_INSTALL,
            check=False,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


if __name__ == "__main__":
    chromium = find_or_install()
    print(chromium) if chromium else sys.exit(MISSING)
