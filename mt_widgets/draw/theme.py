"""The colours that the pictures of every game have: ground, ink, and what glows."""

import tomllib
from functools import cache
from importlib.resources import files

from ..engine.errors import Mistake

THEMES = ("light", "dark", "clear")
PAPER = "paper"  # for what is printed and copied; no screen shows it


@cache
def _data() -> dict[str, dict[str, str]]:
    return tomllib.loads(files(__package__).joinpath("themes.toml").read_text("utf-8"))


def colours(theme: str) -> dict[str, str]:
    """The colours of a theme by what they paint; raises Mistake if there is no such theme."""
    if theme not in (*THEMES, PAPER):
        raise Mistake(f"there is no theme {theme!r}; there are {', '.join(THEMES)}")
    return _data()["light"] | _data()[theme]
