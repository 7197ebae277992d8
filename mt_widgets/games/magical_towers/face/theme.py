"""The colours of a picture, by what they paint."""

import tomllib
from functools import cache
from importlib.resources import files

from ....engine.errors import Mistake

__all__ = ["PAPER", "THEMES", "Theme", "load_theme"]

THEMES = ("light", "dark", "clear")
PAPER = "paper"  # for what is printed and copied; no screen shows it


class Theme(dict[str, str]):
    """Colours by name, such as ``theme["lake"]``; and those of the wizards by colour letter."""

    name: str
    wizards: dict[str, tuple[str, str, str]]
    __hash__ = object.__hash__  # type: ignore[assignment]  # each is made once, and keys caches


@cache
def load_theme(name: str) -> Theme:
    """A theme of the package; refuses one that there is not."""
    if name not in (*THEMES, PAPER):
        raise Mistake(f"there is no theme {name!r}; there are {', '.join(THEMES)}")
    data = tomllib.loads(files(__package__).joinpath("themes.toml").read_text("utf-8"))
    theme = Theme(data["light"] | data[name])
    theme.name = name
    wizards = data["paper_wizards" if name == PAPER else "wizards"]
    theme.wizards = {letter: tuple(colours) for letter, colours in wizards.items()}
    return theme
