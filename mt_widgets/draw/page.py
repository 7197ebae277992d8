"""A printed page as data, in millimetres from its top left corner; painters decide nothing."""

from dataclasses import dataclass

from ..engine.errors import Mistake, excerpt
from .scene import Scene

MARGIN = 12.0  # which every printer leaves us
SIZES = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}


@dataclass(frozen=True, slots=True)
class TextLine:
    """One line of text that begins at ``x``; letters stand on ``y`` and are ``size`` high."""

    text: str
    x: float
    y: float
    size: float
    bold: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """A scene so wide; its height follows."""

    scene: Scene
    x: float
    y: float
    width: float

    @property
    def height(self) -> float:
        """The picture's height on the page."""
        return self.width * self.scene.height / self.scene.width


@dataclass(frozen=True, slots=True)
class Line:
    """A level line, to write on or to part things."""

    x: float
    y: float
    width: float


@dataclass(frozen=True, slots=True)
class Frame:
    """The edge of a rectangle; a dashed one is to be cut along."""

    x: float
    y: float
    width: float
    height: float
    dashed: bool = False


Part = TextLine | Picture | Line | Frame


@dataclass(frozen=True, slots=True)
class Page:
    """A page and what lies on it."""

    width: float
    height: float
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """Pages to be printed together."""

    title: str
    pages: tuple[Page, ...]


def page_size(name: str) -> tuple[float, float]:
    """Width and height of a paper by its name; raises Mistake if there is no such paper."""
    if name.lower() not in SIZES:
        raise Mistake(f"paper: there is no {excerpt(name)}; there are {', '.join(SIZES)}")
    return SIZES[name.lower()]
