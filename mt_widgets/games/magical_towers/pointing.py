"""What can be pointed at, inside a sentence."""

from ...engine.words import marked_names, say, say_name
from .box import SPELL_NAMES
from .labels import label
from .spoken import say_owner
from .view import View

__all__ = ["thing"]

_PLAIN = marked_names({"castle": "the Raven Castle", "die": "the die"})


def thing(view: View, tag: str) -> str:
    """What a tag stands for, inside a sentence; pieces, cards and places have forms."""
    what, _, name = tag.partition(":")
    if tag in _PLAIN:
        return say_name(_PLAIN[tag])
    if what == "spell":
        return say(SPELL_NAMES[name])
    if what == "card":
        return say_name("card {name}", name=name)
    if what == "space":
        return say_name("space {name}", name=name)
    if what == "player":
        return say_name("the panel of {name}", name=say_owner(name))
    return label(view, tag)
