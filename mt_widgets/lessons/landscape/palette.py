"""The colours of the landscape, and the figures that stand in it."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from ...draw.outline import ellipse, rectangle
from ...draw.scene import Group, Path, Shape, Shapes
from ...draw.theme import colours


@cache
def read_table(name: str) -> dict[str, Any]:
    """A data file of this folder."""
    return tomllib.loads(files(__package__).joinpath(name).read_text("utf-8"))


class LandscapePalette(dict[str, str]):
    """Colours by what they paint; ``name`` is the theme."""

    name: str
    __hash__ = object.__hash__  # type: ignore[assignment]  # each is made once, and keys caches


@cache
def load_palette(theme: str) -> LandscapePalette:
    """The colours of a theme; raises Mistake if there is no such theme."""
    palette = LandscapePalette(colours(theme))
    table = read_table("themes.toml")
    palette.update(table["light"] | table[theme])
    palette.name = theme
    return palette


@cache
def figure(name: str, palette: LandscapePalette) -> Shapes:
    """What is drawn under a name, the middle of its foot on the origin."""
    return _pieces(read_table("figures.toml")[name], palette)


def standing(name: str, palette: LandscapePalette, x: float, y: float, scale: float = 1) -> Group:
    """A figure at a place of the picture."""
    return Group(figure(name, palette), x, y, scale)


def _pieces(pieces: list[dict[str, Any]], palette: LandscapePalette) -> Shapes:
    return tuple(_piece(piece, palette) for piece in pieces)


def _piece(piece: dict[str, Any], palette: LandscapePalette) -> Shape:
    if "parts" in piece:
        # the page moves what has a tag, so where it stands is told by a group around it
        moving = Group(_pieces(piece["parts"], palette), tag=piece["tag"])
        return Group((moving,), *piece["at"])
    fill, stroke = (palette[piece[kind]] if kind in piece else "" for kind in ("fill", "stroke"))
    return Path(_outline(piece), fill, stroke, piece.get("width", 1), (), piece.get("opacity", 1))


def _outline(piece: dict[str, Any]) -> str:
    if "d" in piece:
        return str(piece["d"])
    rounds = [ellipse(rx, ry, x, y) for x, y, rx, ry in piece.get("ellipses", ())]
    return " ".join([*rounds, *(rectangle(*box) for box in piece.get("boxes", ()))])
