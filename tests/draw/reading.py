"""Pictures read back from what the painters write: their fills, and the colour at a point.

Nothing of the painters' own reckoning is used here, and outlines have straight edges only.
"""

import re
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import cos, dist, radians, sin
from xml.etree import ElementTree as ET

from mt_widgets.draw.calls import Call
from mt_widgets.draw.outline import Point

__all__ = ["Fill", "colour_at", "edge_near", "fills_of_calls", "fills_of_pdf", "fills_of_svg"]

Matrix = tuple[float, float, float, float, float, float]
Outline = list[list[Point]]
SAME: Matrix = (1, 0, 0, 1, 0, 0)
SVG = "{http://www.w3.org/2000/svg}"
WHITE = "#ffffff"


@dataclass(frozen=True)
class Fill:
    """An area in a colour, seen inside of all clips; in units of the whole picture."""

    colour: str
    outline: Outline
    clips: tuple[Outline, ...]


def colour_at(fills: Iterable[Fill], x: float, y: float) -> str:
    """What is seen at a point, white where there is no paint."""
    seen = [f.colour for f in fills if all(_inside(o, x, y) for o in (f.outline, *f.clips))]
    return seen[-1] if seen else WHITE


def edge_near(fills: Iterable[Fill], here: Point, near: float) -> bool:
    """Whether an edge of a fill or a clip is so near that rounding may matter."""
    outlines = (outline for fill in fills for outline in (fill.outline, *fill.clips))
    edges = (edge for outline in outlines for line in outline for edge in pairwise(line))
    return any(_apart(here, *edge) < near for edge in edges)


def _inside(outline: Outline, x: float, y: float) -> bool:
    winding = 0
    for line in outline:
        for (ax, ay), (bx, by) in pairwise((*line, line[0])):
            left = (bx - ax) * (y - ay) - (x - ax) * (by - ay)
            winding += (ay <= y < by and left > 0) - (by <= y < ay and left < 0)
    return winding != 0


def _apart(here: Point, start: Point, end: Point) -> float:
    (x, y), (ax, ay), (bx, by) = here, start, end
    length = dist(start, end) ** 2
    t = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length if length else 0
    t = min(1, max(0, t))
    return dist(here, (ax + t * (bx - ax), ay + t * (by - ay)))


def _times(m: Matrix, n: Sequence[float]) -> Matrix:
    """First the second, then the first."""
    a, b, c, d, e, f = n
    return (
        m[0] * a + m[2] * b, m[1] * a + m[3] * b,
        m[0] * c + m[2] * d, m[1] * c + m[3] * d,
        m[0] * e + m[2] * f + m[4], m[1] * e + m[3] * f + m[5],
    )  # fmt: skip


def _placed(m: Matrix, outline: Outline) -> Outline:
    return [[_times(m, (1, 0, 0, 1, x, y))[4:] for x, y in line] for line in outline]


def fills_of_svg(svg: str) -> list[Fill]:
    """The fills of an SVG text, through groups, uses and clips."""
    root = ET.fromstring(svg)  # noqa: S314 (our own text)
    named = {f"#{element.get('id')}": element for element in root.iter()}
    return list(_fills_of(root, named, "none", SAME, ()))


def _fills_of(
    element: ET.Element, named: dict[str, ET.Element], fill: str, m: Matrix,
    clips: tuple[Outline, ...],
) -> Iterator[Fill]:  # fmt: skip
    for name, words in re.findall(r"(\w+)\(([^)]*)\)", element.get("transform", "")):
        m = _times(m, _transform(name, [float(word) for word in words.split(" ")]))
    fill = element.get("fill", fill)
    if clip := re.fullmatch(r"url\((#\w+)\)", element.get("clip-path", "")):
        assert named[clip[1]].tag == f"{SVG}clipPath"
        clips = (*clips, _placed(m, _outline(named[clip[1]][0].get("d", ""))))
    if element.tag == f"{SVG}path" and fill != "none":
        yield Fill(fill, _placed(m, _outline(element.get("d", ""))), clips)
    inner = [named[element.get("href", "")]] if element.tag == f"{SVG}use" else element
    for part in inner if element.tag != f"{SVG}defs" else ():
        yield from _fills_of(part, named, fill, m, clips)


def _transform(name: str, numbers: list[float]) -> Matrix:
    if name == "translate":
        return (1, 0, 0, 1, numbers[0], numbers[1])
    if name == "scale":
        return (numbers[0], 0, 0, numbers[0], 0, 0)
    assert name == "rotate"
    turn = radians(numbers[0])
    return (cos(turn), sin(turn), -sin(turn), cos(turn), 0, 0)


def _outline(d: str) -> Outline:
    """Path data of M, m, l, h, v and z."""
    found: Outline = []
    x = y = 0.0
    for letter, words in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", d):
        numbers = [float(word) for word in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", words)]
        assert letter in "Mmlhvz"
        if letter == "z":
            found[-1].append(found[-1][0])
            x, y = found[-1][0]
        steps = [(n, 0.0) if letter == "h" else (0.0, n) for n in numbers if letter in "hv"]
        steps = steps or list(zip(numbers[::2], numbers[1::2], strict=True))
        for number, (dx, dy) in enumerate(steps):
            x, y = (dx, dy) if letter == "M" and not number else (x + dx, y + dy)
            found += [[]] if letter in "Mm" and not number else []
            found[-1].append((x, y))
    return found


@dataclass
class _State:
    matrix: Matrix = SAME
    clips: tuple[Outline, ...] = ()
    colour: str = ""

    def copy(self) -> "_State":
        return _State(self.matrix, self.clips, self.colour)


def fills_of_calls(calls: Iterable[Call]) -> list[Fill]:
    """The fills of the calls of a canvas, which must leave it as they found it."""
    now, before, path, found = _State(), list[_State](), Outline(), list[Fill]()
    for name, arguments in calls:
        match name, arguments:
            case "save", _:
                before.append(now.copy())
            case "restore", _:
                now = before.pop()
            case "setTransform", (float() | int(), *_):
                now.matrix = arguments  # type: ignore[assignment]
            case "path", (str(d),):
                path = _placed(now.matrix, _outline_of_words(d.split(" ")))
            case "clip", _:
                now.clips = (*now.clips, path)
            case "set", ("fill_style", str(colour)):
                now.colour = colour
            case "fill", _:
                found.append(Fill(now.colour, path, now.clips))
            case _:
                assert name in {"resetTransform", "clear", "setLineDash", "set"}
    assert not before
    return found


def _outline_of_words(words: list[str]) -> Outline:
    """Path data of M, L and Z."""
    found: Outline = []
    for letter, x, y in re.findall(r"([MLZ])(?: (\S+) (\S+))?", " ".join(words)):
        found += [[]] if letter == "M" else []
        found[-1].append((float(x), float(y)) if x else found[-1][0])
    return found


def fills_of_pdf(pdf: bytes, height: float) -> list[Fill]:
    """The fills of the first page, in millimetres from the top of a page so high."""
    (content, *_) = re.findall(rb"stream\n(.*?)\nendstream", pdf, re.DOTALL)
    page: Matrix = (25.4 / 72, 0, 0, -25.4 / 72, 0, height)
    now, before, found = _State(page), list[_State](), list[Fill]()
    path, last = Outline(), list[float]()
    for word in zlib.decompress(content).decode("latin-1").split():
        match word:
            case "q":
                before.append(now.copy())
            case "Q":
                now = before.pop()
            case "cm":
                now.matrix = _times(now.matrix, last)
            case "rg":
                now.colour = "#" + "".join(f"{round(255 * part):02x}" for part in last)
            case "m" | "l":
                path += [[]] if word == "m" else []
                path[-1].append((last[0], last[1]))
            case "h":
                path[-1].append(path[-1][0])
            case "W":
                now.clips = (*now.clips, _placed(now.matrix, path))
            case "f":
                found.append(Fill(now.colour, _placed(now.matrix, path), now.clips))
        path = [] if word in {"f", "n"} else path
        last = [*last, float(word)] if re.fullmatch(r"-?[\d.]+", word) else []
    assert not before
    return found
