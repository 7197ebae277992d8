"""A window of a browser as the visit uses it, and what its two drivers share."""

import json
import time
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

__all__ = ["SIZE", "Window", "called", "pointer", "until"]

SIZE = (1400, 900)
_PAUSE = 0.1  # seconds between two looks
Found = TypeVar("Found")


class Window(Protocol):
    """One window; points are counted from its upper left corner."""

    name: str  # of the browser, with its version

    def go(self, address: str) -> None:
        """Open a page."""

    def run(self, code: str, *arguments: object) -> Any:
        """What a function of JavaScript gives for these arguments, as JSON knows it."""

    def press(self, x: float, y: float) -> None:
        """Move the mouse there, press and release it."""

    def picture(self) -> bytes:
        """What is shown, as a PNG."""

    def close(self) -> None:
        """End the browser."""


def called(code: str, arguments: tuple[object, ...]) -> str:
    """An expression whose value is the JSON of what a function gives."""
    return f"JSON.stringify(({code})(...{json.dumps(arguments)}) ?? null)"


def pointer(x: float, y: float) -> list[dict[str, Any]]:
    """A click in the words of WebDriver, of both its generations."""
    place = {"x": round(x), "y": round(y)}
    steps = [
        {"type": "pointerMove", **place},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    mouse = {"pointerType": "mouse"}
    return [{"type": "pointer", "id": "mouse", "parameters": mouse, "actions": steps}]


def until(look: Callable[[], Found | None], what: str, patience: float = 60) -> Found:
    """What a look finds, once it finds something; raises AssertionError after many seconds."""
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        if found := look():
            return found
        time.sleep(_PAUSE)
    raise AssertionError(f"{what}: not within {patience:.0f} seconds")
