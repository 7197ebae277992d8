"""What can be pointed at, inside a sentence."""

from ...engine.words import marked, say
from .box import SPELL_NAMES
from .labels import label
from .spoken import say_colour
from .view import View

__all__ = ["thing"]

_PLAIN = marked({"castle": "the Raven Castle", "die": "the die"})
_NAMED = marked({
    "card": "card {name}",
    "player": "the panel of {name}",
    "space": "space {name}",
})  # fmt: skip


def thing(view: View, tag: str) -> str:
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
