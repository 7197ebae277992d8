"""The colours of a picture, by what they paint."""

import tomllib
from functools import cache
from importlib.resources import files

from ....draw.theme import PAPER, THEMES, colours

__all__ = ["PAPER", "THEMES", "Theme", "load_theme"]


class Theme(dict[str, str]):
    """Colours by name, such as ``theme["lake"]``; and those of the wizards by colour letter."""

    name: str
    wizards: dict[str, tuple[str, str, str]]
    __hash__ = object.__hash__  # type: ignore[assignment]  # each is made once, and keys caches


@cache
def load_theme(name: str) -> Theme:
    """A theme by its name; raises Mistake if there is no such theme."""
    data = tomllib.loads(files(__package__).joinpath("themes.toml").read_text("utf-8"))
    ground = dict.fromkeys(data["light"], "#FFFFFF") if name == PAPER else data["light"]
    theme = Theme(colours(name) | ground | data[name])
    theme.name = name
    wizards = data["paper_wizards" if name == PAPER else "wizards"]
    theme.wizards = {letter: tuple(triple) for letter, triple in wizards.items()}
    return theme
