"""What can be chosen for a board: its tools and settings; and what only the page knows."""

from collections.abc import Iterable, Mapping
from typing import Any, TypedDict

from ...engine.errors import Mistake

TOOLS = (
    "undo", "step", "type", "keyboard", "log", "memory", "coach", "motion", "theme", "size",
    "copy", "paste", "save", "load",
)  # fmt: skip


class BoardSettings(TypedDict, total=False):
    """How a board is shown, as everybody may choose it."""

    memory: bool
    coach: bool
    theme: str
    size: str
    motion: bool


# What each setting may be; the first is what it is at the start.
SETTINGS: dict[str, tuple[bool | str, ...]] = {
    "memory": (False, True),
    "coach": (False, True),
    "theme": ("auto", "light", "dark", "clear"),
    "size": ("fit", "small", "medium", "large"),
    "motion": (True, False),
}
STANDARD: dict[str, object] = {name: values[0] for name, values in SETTINGS.items()}

# What only the page knows; `taken` is what the board is to leave to the buttons open below it.
# The room is that of a board which has the window for itself; a notebook has none.
_LENGTHS = ("width", "height", "taken", "room_width", "room_height")
# A pointer is coarse if it is a finger; slim are words beside a board, or on a phone.
_FLAGS = ("dark", "still", "coarse", "slim")
PAGE = {**dict.fromkeys(_LENGTHS, 0), "ratio": 1, **dict.fromkeys(_FLAGS, False)}
_BOUNDS = {**dict.fromkeys(_LENGTHS, (0, 20_000)), "ratio": (0.1, 16)}


def is_setting(name: str, value: object) -> bool:
    """Whether there is such a setting with that value."""
    return value in SETTINGS.get(name, ())


def check_settings(settings: Mapping[str, object]) -> None:
    """Raises Mistake if there is no such setting, or not with that value."""
    for name, value in settings.items():
        if not is_setting(name, value):
            known = (f"{key}: {', '.join(map(str, values))}" for key, values in SETTINGS.items())
            raise Mistake(f"{name}={value!r} is no setting; there are {'; '.join(known)}")


def check_tools(tools: Iterable[str]) -> list[str]:
    """The tools as a list; raises Mistake if one is unknown."""
    unknown = [tool for tool in tools if tool not in TOOLS]
    if unknown or isinstance(tools, str):
        raise Mistake(f"tools={tools!r}: a list of some of these is meant: {', '.join(TOOLS)}")
    return list(tools)


def measured(given: Mapping[str, Any]) -> dict[str, Any]:
    """What the page measured; what it cannot have measured is left at its default."""
    numbers = {
        name: given[name]
        for name, (least, most) in _BOUNDS.items()
        if isinstance(given.get(name), int | float) and least <= given[name] <= most
    }
    flags = {name: given.get(name) is True for name in _FLAGS}
    return {**PAGE, **numbers, **flags}
