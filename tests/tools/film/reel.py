"""A film as one SVG that moves by style sheet alone: no script, and still where that is wanted.

Scenes follow each other, and shapes that stay from one to the next are written once. What moves is
one shape with a place for each moment, between which browsers glide. Before anything runs, and
where readers ask for less motion, the first moment is shown.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from difflib import SequenceMatcher
from itertools import groupby

from mt_widgets.draw.scene import Group, Scene, Shape
from mt_widgets.draw.svg import paint_svg

__all__ = ["Place", "Reel"]

_PACE = 0.05  # seconds between two places of what moves
_NAMED = re.compile(r' data-tag="(?:film:(\w+)|[^"]*)"')
Span = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Place:
    """Where a shape is at a moment of the film, how large, and how much of it is seen."""

    at: float
    x: float = 0
    y: float = 0
    scale: float = 1
    opacity: float = 1


@dataclass
class _Layer:
    """Shapes from the back to the front, each with the times at which it is seen."""

    shapes: list[Shape] = field(default_factory=list)
    spans: list[list[Span]] = field(default_factory=list)

    def show(self, shapes: Sequence[Shape], span: Span) -> None:
        """Show shapes for a while; those that are known in the same order are not added again."""
        matcher = SequenceMatcher(None, self.shapes, shapes, autojunk=False)
        added = 0
        for kind, old, old_end, new, new_end in matcher.get_opcodes():
            if kind == "equal":
                for spans in self.spans[old + added : old_end + added]:
                    _extend(spans, span)
            elif new_end > new:
                place = old_end + added
                self.shapes[place:place] = shapes[new:new_end]
                self.spans[place:place] = [[span] for _ in range(new, new_end)]
                added += new_end - new


def _extend(spans: list[Span], span: Span) -> None:
    if spans[-1][1] == span[0]:
        spans[-1] = spans[-1][0], span[1]
    else:
        spans.append(span)


class Reel:
    """A film that grows shot by shot; ``now`` is how many seconds it has."""

    def __init__(self) -> None:
        self.now = 0.0
        self._table, self._above, self._words = _Layer(), list[Shape](), _Layer()
        self._seen = dict[tuple[Span, ...], str]()
        self._ways = list[Sequence[Place]]()

    def show(self, table: Sequence[Shape], words: Sequence[Shape], seconds: float) -> None:
        """Let a picture and the words to it stand for a while."""
        span = self.now, round(self.now + seconds, 3)
        self._table.show(table, span)
        self._words.show(words, span)
        self.now = span[1]

    def move(
        self, table: Sequence[Shape], words: Sequence[Shape],
        frames: Callable[[float], tuple[Shape, ...]], seconds: float,
    ) -> None:  # fmt: skip
        """Show what moves over a picture, as a function of the time from 0 to 1."""
        start = self.now
        self.show(table, words, seconds)
        count = max(2, round(seconds / _PACE))
        pictures = [frames(moment / count) for moment in range(count + 1)]
        times = [start + (self.now - start) * moment / count for moment in range(count + 1)]
        for column in range(max(map(len, pictures))):
            # counted from the front: what vanishes on the way lies behind what goes on moving
            shapes = [shown[-1 - column] if column < len(shown) else None for shown in pictures]
            self._follow(shapes, times)

    def _follow(self, shapes: Sequence[Shape | None], times: Sequence[float]) -> None:
        """One moving thing, cut where it becomes another shape."""
        groups = [_as_group(shape) for shape in shapes]
        ends = [*times[1:], times[-1]]
        rows = zip(groups, times, ends, strict=True)
        for parts, run in groupby(rows, lambda row: row[0].parts):
            if parts:
                way = [(Place(at, g.x, g.y, g.scale, g.opacity), end) for g, at, end in run]
                self.glide(parts, [place for place, _ in way], way[-1][1])

    def glide(self, parts: tuple[Shape, ...], way: Sequence[Place], end: float) -> None:
        """Lead shapes along a way, above the pictures."""
        first = way[0]
        moving = Group(parts, first.x, first.y, first.scale, first.opacity)
        if len({replace(place, at=0) for place in way}) > 1:
            moving = replace(moving, tag=f"film:m{len(self._ways)}")
            self._ways.append(way)
        if end > first.at:
            self._above.append(self._timed((moving,), ((first.at, end),)))

    def _timed(self, shapes: tuple[Shape, ...], spans: tuple[Span, ...]) -> Group:
        """Shapes that are seen at these times; as they are, if that is always."""
        if {*spans} == {(0.0, self.now)}:
            return Group(shapes)
        return Group(shapes, tag=f"film:{self._seen.setdefault(spans, f'v{len(self._seen)}')}")

    def _runs(self, layer: _Layer) -> tuple[Shape, ...]:
        """Neighbours that come and go together, together."""
        rows = zip(layer.shapes, map(tuple, layer.spans), strict=True)
        runs = groupby(rows, lambda row: row[1])
        return tuple(self._timed(tuple(shape for shape, _ in run), spans) for spans, run in runs)

    def paint(self, base: Scene, board: Callable[[tuple[Shape, ...]], Shape]) -> str:
        """The film as SVG: over the base what ``board`` makes of the pictures, and the words."""
        shapes = board((*self._runs(self._table), *self._above)), *self._runs(self._words)
        text = paint_svg(replace(base, table=(*base.table, *shapes)))
        head, body = text.split("</desc>", 1)
        return f"{head}</desc><style>{self._style()}</style>{_NAMED.sub(self._class, body)}"

    def _class(self, found: re.Match[str]) -> str:
        """A name of ours as a class; what is not seen at first says so to readers without CSS."""
        name = found[1]
        if not name:
            return ""
        begins = {known: spans[0][0] for spans, known in self._seen.items()}
        hidden = ' visibility="hidden"' if begins.get(name, 0) > 0 else ""
        return f' class="{name}"{hidden}'

    def _style(self) -> str:
        """The rules that let everything come, go and move, round and round."""
        rules = [self._seen_rule(name, spans) for spans, name in self._seen.items()]
        rules += [self._way_rule(f"m{number}", way) for number, way in enumerate(self._ways)]
        rules.append(".plain{font-weight:normal}")
        still = "@media(prefers-reduced-motion:reduce){[class]{animation:none!important}}"
        return "".join((*rules, still))

    def _seen_rule(self, name: str, spans: tuple[Span, ...]) -> str:
        keys = {0.0: "hidden"}
        for start, end in spans:
            keys[start] = "visible"
            if end < self.now:
                keys[end] = "hidden"
        steps = "".join(f"{self._percent(at)}{{visibility:{keys[at]}}}" for at in sorted(keys))
        return self._rule(name, steps, "step-end")

    def _way_rule(self, name: str, way: Sequence[Place]) -> str:
        steps = "".join(f"{self._percent(place.at)}{{{_placing(place)}}}" for place in way)
        return self._rule(name, steps, "linear")

    def _rule(self, name: str, steps: str, pace: str) -> str:
        timing = f"{name} {self.now:g}s {pace} infinite"
        return f"@keyframes {name}{{{steps}}}.{name}{{animation:{timing}}}"

    def _percent(self, at: float) -> str:
        return f"{100 * at / self.now:.3f}".rstrip("0").rstrip(".") + "%"


def _as_group(shape: Shape | None) -> Group:
    """A shape as a group that can be led along a way."""
    if shape is None:
        return Group(())
    return shape if isinstance(shape, Group) else Group((shape,))


def _placing(place: Place) -> str:
    size = f" scale({place.scale:.4g})" if place.scale != 1 else ""
    return f"transform:translate({place.x:.1f}px,{place.y:.1f}px){size};opacity:{place.opacity:.3g}"
