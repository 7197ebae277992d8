"""Pictures side by side, painted together: what looks alike in all of them is one command."""

from dataclasses import replace
from functools import lru_cache

from .....draw.scene import Path, Placed, Shapes, Text, walk
from ..copies import moved


@lru_cache(256)
def merged(pictures: tuple[Shapes, ...]) -> Shapes:
    """The same paint on the same places, in fewer commands; no picture may overlap another.

    Within a picture the order is kept, for there things lie over each other.
    """
    layers: list[tuple[Path | Text, list[str]]] = []  # a paint, and all outlines that have it
    for picture in pictures:
        place = 0
        for placed in walk(picture):
            paint, outline = _paint(placed)
            found = next((i for i in range(place, len(layers)) if layers[i][0] == paint), None)
            if found is None:
                layers.insert(place, (paint, []))
                found = place
            layers[found][1].append(outline)
            place = found + 1
    return tuple(
        replace(paint, d=" ".join(outlines)) if isinstance(paint, Path) else paint
        for paint, outlines in layers
    )


def _paint(placed: Placed) -> tuple[Path | Text, str]:
    """The paint of a shape without its outline, and the outline as it lies in the whole."""
    shape, scale = placed.shape, placed.scale
    assert not placed.clips, "a picture that is cut cannot be painted together with others"
    if isinstance(shape, Text):
        assert not placed.turn, "letters that are turned need a group"
        x, y = placed.at(shape.x, shape.y)
        return Text(shape.text, x, y, scale * shape.size, shape.fill, placed.opacity), ""
    width = round(scale * shape.width, 2) if shape.stroke else 1
    dash = tuple(round(scale * length, 2) for length in shape.dash)
    paint = Path("", shape.fill, shape.stroke, width, dash, placed.opacity)
    return paint, moved(shape.d, placed.x, placed.y, scale, placed.turn)
