"""The painter for documents: a scene as one SVG text, always the same for the same scene."""

import re
from collections import Counter
from hashlib import sha256
from html import escape

from .outline import short
from .paint import FONT, LOWERED, colour, seen
from .scene import Group, Path, Scene, Shape, Text
from .shorten import shorten, without_zero

_LONG = 60  # shorter texts cost less than a reference to them
_HERE = "\0"  # stands for the picture's own name until all of it is written
_FORBIDDEN = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def paint_svg(scene: Scene, width: float | None = None) -> str:
    """A scene as SVG, as wide as wanted; never wider than the page it stands on."""
    writer = _Writer(scene.shapes)
    body = writer.parts(scene.shapes)
    defined = f"<defs>{''.join(writer.defined)}</defs>" if writer.defined else ""
    text = f"{_head(scene, scene.width if width is None else width)}{defined}{body}</svg>"
    # pictures on one page must not share names, unless they are the same
    return text.replace(_HERE, "m" + sha256(text.encode()).hexdigest()[:8])


def _head(scene: Scene, width: float) -> str:
    """The opening tag, and what the picture is called and shows."""
    words = {"title": scene.title, "desc": scene.description}
    given = [kind for kind in words if words[kind]]
    attributes = {
        "viewBox": f"0 0 {_n(scene.width)} {_n(scene.height)}",
        "width": _n(width),
        "height": _n(scene.height * width / scene.width),
        "style": "max-width:100%;height:auto",
        "role": "img",
        "aria-labelledby": " ".join(f"{_HERE}-{kind}" for kind in given),
        "font-family": FONT,
        "font-weight": "bold",
        "text-anchor": "middle",
        "fill": "none",
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
    }
    opening = "".join(f' {name}="{value}"' for name, value in attributes.items() if value)
    told = "".join(f'<{kind} id="{_HERE}-{kind}">{_text(words[kind])}</{kind}>' for kind in given)
    return f'<svg xmlns="http://www.w3.org/2000/svg"{opening}>{told}'


def _text(words: str) -> str:
    return escape(_FORBIDDEN.sub("", words))


def _n(number: float, digits: int = 2) -> str:
    return without_zero(short(number, digits))


class _Writer:
    """Writes shapes, each outline or group that is there twice only once."""

    def __init__(self, shapes: tuple[Shape, ...]) -> None:
        self.defined: list[str] = []
        self._names: dict[object, str] = {}
        self._uses = Counter[object]()
        self._count(shapes)

    def _count(self, parts: tuple[Shape, ...]) -> None:
        for part in parts:
            key = part.parts if isinstance(part, Group) else getattr(part, "d", None)
            times = self._uses[key]  # asked for once: a key is a whole picture to look through
            self._uses[key] = times + 1
            if isinstance(part, Group) and not times:
                self._count(part.parts)

    def parts(self, parts: tuple[Shape, ...]) -> str:
        """Shapes one after the other."""
        return "".join(map(self._shape, parts))

    def _shape(self, shape: Shape) -> str:
        if isinstance(shape, Group):
            return self._group(shape)
        if not seen(shape):
            return ""
        return _letters(shape) if isinstance(shape, Text) else self._path(shape)

    def _group(self, group: Group) -> str:
        if not group.opacity or not group.scale:
            return ""
        name = self._names.get(group.parts)
        inside = "" if name else self.parts(group.parts)
        if not name and self._uses[group.parts] > 1 and len(inside) > _LONG:
            name = self._define(group.parts, "g", f">{inside}</g>")
        attributes = _placing(group)
        if group.clip and (name or inside):
            attributes += f' clip-path="url(#{self._clip(group.clip)})"'
        if name:
            return f'<use href="#{name}"{attributes}/>'
        return f"<g{attributes}>{inside}</g>" if inside and attributes else inside

    def _clip(self, d: str) -> str:
        """The name of an outline to cut along."""
        key = ("clip", d)
        rest = f'><path d="{shorten(d)}"/></clipPath>'
        return self._names.get(key) or self._define(key, "clipPath", rest)

    def _define(self, key: object, kind: str, rest: str) -> str:
        name = self._names[key] = f"{_HERE}{len(self._names)}"
        self.defined.append(f'<{kind} id="{name}"{rest}')
        return name

    def _path(self, path: Path) -> str:
        style = _style(path)
        short = shorten(path.d)
        if self._uses[path.d] < 2 or len(short) < _LONG:
            return f'<path d="{short}"{style}/>'
        name = self._names.get(path.d) or self._define(path.d, "path", f' d="{short}"/>')
        return f'<use href="#{name}"{style}/>'


def _placing(group: Group) -> str:
    place = f"translate({_n(group.x)} {_n(group.y)})" if group.x or group.y else ""
    turned = f"rotate({_n(group.turn % 360)})" if group.turn % 360 else ""
    size = f"scale({_n(group.scale, 4)})" if group.scale != 1 else ""
    return (
        (f' transform="{place}{turned}{size}"' if place or turned or size else "")
        + _faded(group.opacity)
        + (f' data-tag="{_text(group.tag)}"' if group.tag else "")
    )


def _style(path: Path) -> str:
    found = _paint("fill", path.fill) + _paint("stroke", path.stroke)
    if path.stroke:
        found += f' stroke-width="{_n(path.width)}"' if path.width != 1 else ""
        dash = " ".join(map(_n, path.dash))
        found += f' stroke-dasharray="{dash}"' if dash else ""
    return found + _faded(path.opacity)


def _letters(text: Text) -> str:
    place = f'x="{_n(text.x)}" y="{_n(text.y)}" dy="{_n(LOWERED)}em" font-size="{_n(text.size)}"'
    style = _paint("fill", text.fill) + _faded(text.opacity)
    return f"<text {place}{style}>{_text(text.text)}</text>"


def _faded(opacity: float) -> str:
    return f' opacity="{_n(opacity)}"' if opacity != 1 else ""


def _paint(kind: str, text: str) -> str:
    """A colour as an attribute; its transparency apart, which all viewers understand."""
    if not text:
        return ""
    plain, opacity = colour(text)
    clear = f' {kind}-opacity="{_n(opacity, 3)}"' if opacity != 1 else ""
    return f' {kind}="{_text(plain)}"{clear}'
