"""What a picture points out beside what stands there."""

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

Event = TypeVar("Event")


@dataclass(frozen=True, slots=True)
class Mark:
    """A ring round whatever has a tag, in a colour: a seat's name or a theme's."""

    tag: str
    colour: str = "glow"


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow from one tag to another, in a colour as for marks."""

    from_tag: str
    to_tag: str
    colour: str = "glow"


@dataclass(frozen=True)  # with slots, Python 3.11 makes no Cues[Event]()
class Cues(Generic[Event]):
    """What glows, what is chosen, what would happen and what happened last; marks for lessons.

    ``hovered`` is the tag under the pointer, ``mover`` the name of the seat that made the last
    move, if it is not the one whose turn it is. ``lens`` is what is looked at more closely, as the
    game's face names it.
    """

    glowing: frozenset[str] = frozenset()
    chosen: frozenset[str] = frozenset()
    preview: tuple[Event, ...] = ()
    trace: tuple[Event, ...] = ()
    mover: str = ""
    marks: tuple[Mark, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    lens: Hashable = None
    hovered: str = ""

    def pointing(self, marks: tuple[Mark, ...], arrows: tuple[Arrow, ...]) -> "Cues[Event]":
        """These cues with marks and arrows; arrows make way for what a hand is about to do."""
        return replace(self, marks=marks, arrows=() if self.preview or self.chosen else arrows)
