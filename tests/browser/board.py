"""A board on the page, pointed at by tags; where they lie is worked out here, not in the kernel."""

from collections.abc import Callable, Iterator
from itertools import product
from time import monotonic

from playwright.sync_api import TimeoutError as TooLate

from mt_widgets.draw.hit import hit
from mt_widgets.draw.scene import Placed, Scene, Text, walk
from mt_widgets.games.magical_towers import face
from mt_widgets.games.magical_towers.face import Cues
from mt_widgets.games.magical_towers.view import View

from .canvas import Canvas

__all__ = ["BoardOnPage", "where"]

Point = tuple[float, float]
Box = tuple[float, float, float, float]
_LINE = 60  # more than any outline is wide, or any word long
_PATIENCE = 60.0  # seconds, for busy machines
_SOON = 10_000  # milliseconds in which somebody who points at a place gets there
_GRID = 16  # points each way among which the best is looked for


def where(scene: Scene, tag: str, grid: int = _GRID) -> Point:
    """A point that hits the tag, as far from its edges as can be seen on a grid."""
    shapes = [placed for placed in walk(scene.shapes) if placed.tag == tag]
    assert shapes, f"nothing in the picture has the tag {tag}"
    left, top, right, bottom = box = _box(*shapes)
    xs, ys = _steps(left, right, grid), _steps(top, bottom, grid)
    near = _near(scene, box)
    hits = {
        (i, j) for (i, x), (j, y) in product(enumerate(xs), enumerate(ys)) if hit(near, x, y) == tag
    }
    assert hits, f"{tag} is in the picture, but something lies over it everywhere"
    i, j = max(sorted(hits), key=lambda spot: _depth(spot, hits))
    return xs[i], ys[j]


def _box(*shapes: Placed) -> Box:
    """From the left and the top to the right and the bottom of shapes."""
    xs, ys = zip(*(point for placed in shapes for point in _corners(placed)), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _near(scene: Scene, box: Box) -> Scene:
    """The scene without what lies far from a box: much less to look through."""
    kept = (
        shape
        for shape in scene.shapes
        if any(placed.tag and _meet(_box(placed), box) for placed in walk((shape,)))
    )
    return Scene(scene.width, scene.height, (), tuple(kept))


def _meet(one: Box, other: Box) -> bool:
    return all(
        one[side] - _LINE <= other[side + 2] and other[side] - _LINE <= one[side + 2]
        for side in (0, 1)
    )


def _corners(placed: Placed) -> Iterator[Point]:
    """Points of the whole picture between which a shape lies."""
    shape = placed.shape
    if isinstance(shape, Text):
        local = [(shape.x, shape.y)]
    else:
        numbers = [float(word) for word in shape.d.split(" ") if word not in "MLCZ"]
        local = list(zip(numbers[::2], numbers[1::2], strict=True))
    yield from (placed.at(x, y) for x, y in local)


def _steps(low: float, high: float, grid: int) -> list[float]:
    """Middles of equal parts, so that none lies on the edge."""
    return [low + (high - low) * (step + 0.5) / grid for step in range(grid)]


def _depth(spot: tuple[int, int], hits: set[tuple[int, int]]) -> int:
    """How many rings of neighbours hit as well."""
    for depth in range(1, _GRID):
        ring = range(-depth, depth + 1)
        if any((spot[0] + i, spot[1] + j) not in hits for i, j in product(ring, ring)):
            return depth
    return _GRID


class BoardOnPage:
    """A shown board and the view that it ought to show, which the test keeps up to date."""

    def __init__(self, canvas: Canvas, view: View) -> None:
        self.canvas = canvas
        self.view = view
        self.cues = Cues()

    @property
    def scene(self) -> Scene:
        """The scene of the view in the frame that is shown, which is told by its proportions."""
        wide, high = self.canvas.css_size
        scenes = (face.scene(self.view, frame=frame, cues=self.cues) for frame in face.FRAMES)
        return min(scenes, key=lambda scene: abs(scene.width / scene.height - wide / high))

    def click(self, tag: str) -> None:
        """Click the middle of what has this tag."""
        self._point(self.canvas.click, tag)

    def hover(self, tag: str) -> None:
        """Move the mouse over what has this tag."""
        self._point(self.canvas.hover, tag)

    def tap(self, tag: str) -> None:
        """Touch what has this tag."""
        self._point(self.canvas.tap, tag)

    def _point(self, act: Callable[[float, float, float], None], tag: str) -> None:
        """Point at a tag; where it lies is worked out anew, as the board may get another size."""
        end = monotonic() + _PATIENCE
        while True:
            try:
                return act(*self._spot(tag), _SOON)
            except TooLate:
                if monotonic() > end:
                    raise

    def _spot(self, tag: str) -> Point:
        scene = self.scene
        self.canvas.width = scene.width
        return where(scene, tag)
