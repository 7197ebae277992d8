"""The Chromium the browser tests drive: found on this machine, or installed where that is allowed.

``python -m tests.browser.chromium`` prints its path, or says in a sentence what to install.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.tools.debian import carried_out, install

__all__ = ["MISSING", "find", "find_or_install"]

MISSING = (
    "The browser tests need Chromium and none could be found or installed: install it "
    "(on Debian: apt-get install chromium; elsewhere: python -m playwright install chromium), "
    "or name yours in the environment variable MT_CHROMIUM."
)
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_ANSWER = 30  # seconds a browser has to give its version


def find() -> Path | None:
    """A Chromium that is there and answers: the one MT_CHROMIUM names, or the first one found."""
    named = os.environ.get("MT_CHROMIUM")
    places = iter([Path(named)]) if named else _places()
    return next((path for path in places if _answers(path)), None)


def find_or_install() -> Path | None:
    """A Chromium, installed if need be: Debian's package where it may be, else Playwright's."""
    if (path := find()) or os.environ.get("MT_CHROMIUM"):
        return path
    if install("chromium") and (path := find()):
        return path
    return find() if carried_out(_playwright()) else None


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


def _playwright() -> list[str]:
    """The command for Playwright's own browser, which it downloads into the user's cache."""
    return [sys.executable, "-m", "playwright", "install", "--no-shell", "chromium"]


if __name__ == "__main__":
    chromium = find_or_install()
    print(chromium) if chromium else sys.exit(MISSING)
