"""Faces of those who play, each on a medal: opponents of any game have one."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any

from .copies import mirrored
from .outline import circle, ellipse, write
from .scene import Group, Path, Scene
from .theme import colours

__all__ = ["FACES", "face"]

_SIZE, _MIDDLE, _SCALE, _RADIUS, _EDGE = 64, (32, 33.5), 0.66, 43.0, 6
_MEDAL = circle(_RADIUS)


def _within(radius: float) -> str:
    """All above the middle of a medal and, below it, the medal: only a hat may rise out of it."""
    bend = 0.5523 * radius
    return write(
        "M", -60, -60, "L", 60, -60, "L", 60, 0, "L", radius, 0,
        "C", radius, bend, bend, radius, 0, radius,
        "C", -bend, radius, -radius, bend, -radius, 0, "L", -60, 0, "Z",
    )  # fmt: skip


@cache
def _data() -> Mapping[str, Mapping[str, Any]]:
    return tomllib.loads(files(__package__).joinpath("faces.toml").read_text("utf-8"))


FACES = tuple(_data())


@cache
def face(name: str, theme: str) -> Scene:
    """A face as a picture, by the name that ``faces.toml`` has for it."""
    drawn = _data()[name]
    paints = {**colours(theme), **drawn.get("colours", {})}
    medal = Path(_MEDAL, paints[drawn["medal"]])
    edged = [layer for layer in drawn["layers"] if layer.get("edge")]
    edges = (
        replace(path, stroke=paints["outline"], width=_EDGE)
        for path in (medal, *_paths(edged, paints))
    )
    parts = (
        Group(tuple(edges), clip=_within(_RADIUS + _EDGE / 2)),
        medal,
        Group(tuple(_paths(drawn["layers"], paints)), clip=_within(_RADIUS)),
    )
    return Scene(_SIZE, _SIZE, (), (Group(parts, *_MIDDLE, _SCALE),))


def _paths(layers: Sequence[Mapping[str, Any]], paints: Mapping[str, str]) -> Iterator[Path]:
    for layer in layers:
        d = layer.get("d") or ellipse(*layer["ellipse"])
        wanted = layer.get("fill", ""), layer.get("stroke", "")
        fill, stroke = (paints.get(name, name) for name in wanted)
        for outline in (d, mirrored(d)) if layer.get("both") else (d,):
            yield Path(outline, fill, stroke, layer.get("width", 1))
