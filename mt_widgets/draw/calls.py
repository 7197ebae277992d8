"""Shapes as the calls of a canvas, by the names that a page knows them by.

The call ``path`` stands for all that begins and follows an outline, so that it is written once.
"""

from .paint import FONT, LOWERED, seen
from .scene import Path, Placed, Shape, Text, direction, walk

Call = tuple[str, tuple[object, ...]]
_START: tuple[Call, ...] = (
    ("resetTransform", ()),  # or only a part of the layer were cleared
    ("clear", ()),
    ("setLineDash", ((),)),
    ("set", ("line_cap", "round")),
    ("set", ("line_join", "round")),
    ("set", ("text_align", "center")),
    ("set", ("text_baseline", "alphabetic")),
)


def calls(shapes: tuple[Shape, ...], scale: float) -> list[Call]:
    """All that clears a layer and paints shapes on it, whatever was there before."""
    pen = _Pen(scale)
    for placed in walk(shapes):
        if placed.opacity and placed.scale and seen(placed.shape):
            pen.paint(placed)
    pen.clip(())
    return pen.calls


class _Pen:
    """Writes calls, and leaves out those that would change nothing."""

    def __init__(self, scale: float) -> None:
        self.calls: list[Call] = list(_START)
        self._scale = scale
        self._now: dict[str, object] = {"setLineDash": ((),)}
        self._clips: tuple[Placed, ...] = ()
        self._before: list[dict[str, object]] = []  # what was set outside of each clip

    def paint(self, placed: Placed) -> None:
        """Add the calls for one path or text."""
        if placed.clips is not self._clips:
            self.clip(placed.clips)
        self._place(placed)
        self._set("global_alpha", round(placed.opacity, 3))
        if isinstance(placed.shape, Text):
            self._write(placed.shape)
        else:
            self._draw(placed.shape)

    def clip(self, clips: tuple[Placed, ...]) -> None:
        """Let what follows be seen inside of these outlines only, and no longer of others."""
        same = [one == other for one, other in zip(self._clips, clips, strict=False)]
        shared = [*same, False].index(False)
        while len(self._before) > shared:
            self._now = self._before.pop()
            self.calls.append(("restore", ()))
        for clip in clips[shared:]:
            self._before.append(self._now.copy())
            self.calls.append(("save", ()))
            self._place(clip)
            assert isinstance(clip.shape, Path)
            self.calls += (("path", (clip.shape.d,)), ("clip", ()))
        self._clips = clips

    def _place(self, placed: Placed) -> None:
        size = self._scale * placed.scale
        matrix: tuple[float, ...] = (round(size, 5), 0, 0, round(size, 5))
        if placed.turn:
            across, down = (round(size * n, 5) for n in direction(placed.turn))
            matrix = (across, down, -down, across)
        x, y = round(self._scale * placed.x, 2), round(self._scale * placed.y, 2)
        self._change("setTransform", (*matrix, x, y))

    def _change(self, name: str, arguments: tuple[object, ...]) -> None:
        if self._now.get(name) != arguments:
            self._now[name] = arguments
            self.calls.append((name, arguments))

    def _set(self, name: str, value: object) -> None:
        if self._now.get(name) != value:
            self._now[name] = value
            self.calls.append(("set", (name, value)))

    def _draw(self, path: Path) -> None:
        self.calls.append(("path", (path.d,)))
        if path.fill:
            self._set("fill_style", path.fill)
            self.calls.append(("fill", ("nonzero",)))
        if path.stroke and path.width:
            self._set("stroke_style", path.stroke)
            self._set("line_width", path.width)
            self._change("setLineDash", (path.dash,))
            self.calls.append(("stroke", ()))

    def _write(self, text: Text) -> None:
        self._set("font", f"bold {round(text.size, 2)}px {FONT}")
        self._set("fill_style", text.fill)
        feet = round(text.y + LOWERED * text.size, 2)
        self.calls.append(("fillText", (text.text, round(text.x, 2), feet)))
