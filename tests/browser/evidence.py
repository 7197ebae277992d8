"""What a failed test leaves behind: pictures, traces and the server's log, in a folder of its own.

A trace is opened by ``python -m playwright show-trace``: what was done, asked for and logged, when.
"""

import os
from pathlib import Path

from playwright.sync_api import BrowserContext, Error, Page

__all__ = ["evidence_folder", "keep_picture", "keep_trace", "trace"]

_ROOT = Path(__file__).parents[2] / "failures"


def evidence_folder(test: str) -> Path:
    """The folder for one test, in that of all failures."""
    folder = Path(os.environ.get("MT_SHOTS") or _ROOT) / test
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def trace(context: BrowserContext, *, anew: bool = False) -> None:
    """Note what happens in a window from now on; without pictures of each step, which cost much."""
    if anew:
        context.tracing.start_chunk()
    else:
        context.tracing.start()


def keep_trace(context: BrowserContext, path: Path | None) -> None:
    """End what was noted, and keep it if there is a place for it."""
    try:
        context.tracing.stop_chunk(path=path)
    except Error:  # a window that crashed has no trace
        return


def keep_picture(page: Page, path: Path) -> str:
    """Keep a picture of a window as it is now, and tell where."""
    try:
        page.screenshot(path=path)
    except Error as error:  # a page that crashed must not hide why the test failed
        return f"no screenshot: {error}"
    return f"screenshot: {path}"
