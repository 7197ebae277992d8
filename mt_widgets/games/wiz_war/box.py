"""What is in the box, read from data/box.toml."""

from typing import Any

from ...engine.data import read_data

_BOX = read_data(__package__, "box.toml")

SIDE: int = _BOX["sector"]
LIFE: int = _BOX["life"]
HAND: int = _BOX["hand"]
DRAWN: int = _BOX["drawn"]
STEPS: int = _BOX["steps"]
DIE: int = _BOX["die"]
NUMBER_COPIES: dict[str, int] = _BOX["numbers"]
COLOUR_NAMES: dict[str, str] = _BOX["colours"]
COLOURS = "".join(COLOUR_NAMES)
LAYOUTS: dict[int, list[list[int]]] = {int(n): rows for n, rows in _BOX["layouts"].items()}
PLANS: dict[str, dict[str, Any]] = _BOX["sectors"]
STRENGTH: dict[str, int] = _BOX["strength"]
DAMAGE: dict[str, int] = _BOX["damage"]
CREATURE_ROWS: dict[str, dict[str, int]] = _BOX["creatures"]
CARD_ROWS: list[dict[str, Any]] = _BOX["cards"]
OPTIONS: tuple[str, ...] = tuple(_BOX["options"])
