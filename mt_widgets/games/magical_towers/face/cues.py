"""What a picture points out beside what stands there."""

from dataclasses import dataclass, replace

from ..events import Event

__all__ = ["Arrow", "Cues", "Mark"]


@dataclass(frozen=True, slots=True)
class Mark:
    """A ring round whatever has a tag, in a colour: a wizard's letter or a theme's name."""

    tag: str
    colour: str = "glow"


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow from one tag to another, in a colour as for marks."""

    from_tag: str
    to_tag: str
    colour: str = "glow"


@dataclass(frozen=True, slots=True)
class Cues:
    """What glows, what is chosen, what would happen and what happened last; marks for lessons.

    ``mover`` is the colour of whoever made the last move, if it is not the active player's.
    ``die`` is 0 for none, 1 to 6 for a face and 7 for a die that is not rolled yet; ``lens`` is
    the space whose stack is shown from the side; ``chosen_half`` is "", "wizard" or "tower".
    """

    glowing: frozenset[str] = frozenset()
    chosen: frozenset[str] = frozenset()
    preview: tuple[Event, ...] = ()
    trace: tuple[Event, ...] = ()
    mover: str = ""
    marks: tuple[Mark, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    lens: int | None = None
    die: int = 0
    chosen_half: str = ""

    def pointing(self, marks: tuple[Mark, ...], arrows: tuple[Arrow, ...]) -> "Cues":
        """The same with marks and arrows; arrows make way for what a hand is about to do."""
        return replace(self, marks=marks, arrows=() if self.preview or self.chosen else arrows)
