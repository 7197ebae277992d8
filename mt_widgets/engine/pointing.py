"""What a picture points out, in words: rings, arrows, and what a click would do."""

from collections.abc import Iterable
from typing import Any

from .cues import Arrow, Cues
from .game import Event, Game, Move, Position, View
from .words import listing, say, sentences

_Told = Game[Position, Move, Any, Any]


def say_pointed(game: _Told, view: View, cues: Cues[Event]) -> str:
    """The rings and arrows of a picture as sentences; nothing if there are none."""
    ringed = listing(game.voice.thing(view, mark.tag) for mark in cues.marks)
    rings = [say("There is a ring round {things}.", things=ringed)] if ringed else []
    return sentences(*rings, *(_say_arrow(game, view, arrow) for arrow in cues.arrows))


def _say_arrow(game: _Told, view: View, arrow: Arrow) -> str:
    start, end = (game.voice.thing(view, tag) for tag in (arrow.from_tag, arrow.to_tag))
    return say("An arrow leads from {start} to {end}.", start=start, end=end)


def label_pointed(game: _Told, view: View, tag: str, cues: Cues[Event]) -> str:
    """What a button says for a tag, with the ring and the arrows that it has in the picture."""
    text = game.voice.label(view, tag)
    if any(mark.tag == tag for mark in cues.marks):
        text = say("{thing}, with a ring", thing=text)
    for arrow in cues.arrows:
        if arrow.from_tag == tag:
            end = game.voice.thing(view, arrow.to_tag)
            text = say("{thing}, with an arrow to {end}", thing=text, end=end)
    return text


def foretell(game: _Told, events: Iterable[Event], state: Position) -> str:
    """What would happen, as sentences; nothing if nothing is foreseen."""
    told = sentences(*(game.voice.tell(event, state) for event in events))
    return say("If you choose this: {what}", what=told) if told else ""
