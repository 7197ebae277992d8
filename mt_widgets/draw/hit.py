"""What is under a finger: the tag of the front shape at a point of a scene."""

from collections.abc import Collection

from .cut import distance_cut
from .distance import distance
from .scene import Scene, walk


def hit(scene: Scene, x: float, y: float, wanted: Collection[str] = (), reach: float = 0) -> str:
    """The tag of the front tagged shape at a point, else the nearest wanted one within reach."""
    nearest, least = "", reach
    for placed in reversed([placed for placed in walk(scene.shapes) if placed.tag]):
        # fingers reach only for what is wanted; all else must be touched
        near = least if placed.tag in wanted else 0
        far = distance(placed, x, y, near)
        if placed.clips and far <= near:
            far = distance_cut(placed, x, y, near)
        if far <= 0:
            return placed.tag
        if placed.tag in wanted and (far < least or (far == least and not nearest)):
            nearest, least = placed.tag, far
    return nearest


def within(scene: Scene, x: float, y: float, wanted: Collection[str], reach: float) -> set[str]:
    """The wanted tags of which something is within reach of a point, in front or not."""
    placed = (one for one in walk(scene.shapes) if one.tag in wanted)
    return {one.tag for one in placed if distance(one, x, y, reach) <= reach}
