"""How moves are clicked: tags and what they spell, which of them are buttons, and why not."""

from .attempts import why_not_clicks
from .state import State
from .tags import DIE, END, NEW, PASS, SKIP, is_tag, kind, place, spell

__all__ = ["ACTIONS", "PRIMARY", "held", "is_tag", "kind", "place", "spell", "why_not_clicks"]

ACTIONS = (DIE, SKIP, NEW, END, PASS, "ask", "decline", "give", "get")
PRIMARY = frozenset({DIE, END, PASS})  # what rolls or ends a turn


def held(_state: State) -> tuple[str, ...]:
    """Every choice begins with an empty hand."""
    return ()
