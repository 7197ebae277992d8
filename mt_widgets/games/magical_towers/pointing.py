"""What a picture points out, in words: rings, arrows, and what a click would do."""

from collections.abc import Iterable

from ...engine.words import listing, marked, say
from .box import SPELL_NAMES
from .events import Event
from .face.cues import Arrow, Cues
from .labels import label
from .log import tell
from .spoken import say_colour
from .state import Table
from .view import View

__all__ = ["foretell", "label_pointed", "say_pointed"]

_PLAIN = marked({"castle": "the Raven Castle", "die": "the die"})
_NAMED = marked({
    "card": "card {name}",
    "player": "the panel of {name}",
    "space": "space {name}",
})  # fmt: skip


def say_pointed(view: View, cues: Cues) -> str:
    """The rings and arrows of a picture as sentences; nothing if there are none."""
    ringed = listing(_thing(view, mark.tag) for mark in cues.marks)
    rings = [say("There is a ring round {things}.", things=ringed)] if ringed else []
    return " ".join((*rings, *(_say_arrow(view, arrow) for arrow in cues.arrows)))


def label_pointed(view: View, tag: str, cues: Cues) -> str:
    """What a button says for a tag, with the ring and the arrows that it has in the picture."""
    text = label(view, tag)
    if any(mark.tag == tag for mark in cues.marks):
        text = say("{thing}, with a ring", thing=text)
    for arrow in cues.arrows:
        if arrow.from_tag == tag:
            text = say(
                "{thing}, with an arrow to {end}", thing=text, end=_thing(view, arrow.to_tag)
            )
    return text


def foretell(events: Iterable[Event], table: Table) -> str:
    """What would happen, as sentences; nothing if nothing is foreseen."""
    told = " ".join(filter(None, (tell(event, table) for event in events)))
    return say("If you choose this: {what}", what=told) if told else ""


def _say_arrow(view: View, arrow: Arrow) -> str:
    start, end = (_thing(view, tag) for tag in (arrow.from_tag, arrow.to_tag))
    return say("An arrow leads from {start} to {end}.", start=start, end=end)


def _thing(view: View, tag: str) -> str:
    """What a tag stands for, inside a sentence."""
    what, _, name = tag.partition(":")
    if tag in _PLAIN:
        return say(_PLAIN[tag])
    if what == "spell":
        return say(SPELL_NAMES[name])
    if what in _NAMED:
        shown = say_colour(name).capitalize() if what == "player" else name
        return say(_NAMED[what], name=shown)
    return label(view, tag)
