"""Tags: the names of what is drawn and clicked, and how they spell moves."""

import re
from collections.abc import Callable
from typing import Any

from ...engine.parts import MoveTags
from . import moves as m
from .box import COLOURS, SPACES, SPELL_COSTS, SPELL_STEPS
from .cards import BY_TEXT
from .rules.cards import steps_for
from .rules.castle import free_space
from .stacks import height
from .state import Rolling, State

DIE, SKIP, NEW, END, PASS = "die", "skip", "new", "end", "pass"
_PIECES = {"wizard", "prisoner", "tower", "space", "castle"}
_TAG = re.compile(
    rf"wizard:[{COLOURS}]@(\d{{1,2}})|tower:(\d{{1,2}})\.\d{{1,6}}|space:(\d{{1,2}})"
    rf"|prisoner:[{COLOURS}]@(\d{{1,2}})\.\d{{1,6}}|player:[{COLOURS}]|card:[WT\d*?]{{1,8}}"
    rf"|spell:(?:{'|'.join(SPELL_COSTS)})|(?:give|get):\d{{1,3}}"
    r"|castle|die|skip|new|end|pass|ask|decline",
    re.ASCII,
)


def piece_tag(piece: m.Piece) -> str:
    """The tag of a piece.

    >>> piece_tag(m.Tower(5, 2)), piece_tag(m.Wizard("b", 5))
    ('tower:5.2', 'wizard:b@5')
    """
    if isinstance(piece, m.Wizard):
        return f"wizard:{piece.colour}@{piece.space}"
    return f"tower:{piece.space}.{piece.number}"


def parse_piece_tag(tag: str) -> m.Piece | None:
    """The wizard, trapped or not, or the tower of a tag; None for tags of other things."""
    what, _, name = tag.partition(":")
    if what in ("wizard", "prisoner"):
        colour, _, space = name.partition("@")
        return m.Wizard(colour, int(space.partition(".")[0]))
    if what == "tower":
        space, _, number = name.partition(".")
        return m.Tower(int(space), int(number))
    return None


def is_tag(tag: str) -> bool:
    """Whether a text is a tag of something that there can be."""
    found = _TAG.fullmatch(tag)
    return found is not None and all(int(space) < SPACES for space in found.groups() if space)


def kind(tag: str) -> str:
    """Things of one kind take each other's place in the hand."""
    what = tag.partition(":")[0]
    return "piece" if what in _PIECES else what


def place(tag: str) -> str:
    """The space on which a piece stands."""
    piece = parse_piece_tag(tag)
    return "" if piece is None else f"space:{piece.space}"


def _goes(state: State, piece: m.Piece | None, steps: int | None) -> str:
    """Where a piece lands: in the castle, or on a space."""
    if piece is None or steps is None:
        return ""
    target = (piece.space + steps) % SPACES
    return "castle" if target == state.castle else f"space:{target}"


def _named(state: State, card: str, move: m.PlayCard | m.Choose, *first: str) -> MoveTags:
    """A piece named for a card or a roll, with the spell by which it carries another."""
    if move.piece is None:
        return MoveTags((*first, SKIP))
    ride = ("spell:pb",) if move.riders else ()
    rolls = state.pending.rolls if isinstance(state.pending, Rolling) else ()
    unrolled = bool(BY_TEXT[card].dice) and not rolls
    steps = None if unrolled else steps_for(card, move.piece, rolls)
    landing = _goes(state, move.piece, steps)
    return MoveTags((*first, *ride, piece_tag(move.piece)), landing)


def _choose(state: State, move: m.Choose) -> MoveTags:
    rolling = state.pending
    assert isinstance(rolling, Rolling)
    return _named(state, rolling.card, move)


def _new_hand(state: State, move: m.NewHand) -> MoveTags:
    push = SKIP if move.push is None else piece_tag(move.push)
    return MoveTags((NEW, push), _goes(state, move.push, 1))


def _cast(state: State, move: m.Cast) -> MoveTags:
    first, target = f"spell:{move.spell}", move.target
    if isinstance(target, int):
        return MoveTags((first, f"space:{free_space(state, target)}"))
    if isinstance(target, tuple):
        tops = (m.Tower(space, height(state.covered[space])) for space in target)
        return MoveTags((first, *map(piece_tag, tops)))
    freed = (f"player:{move.freed}",) if move.freed else ()
    landing = _goes(state, target, SPELL_STEPS.get(move.spell))
    return MoveTags((first, *freed, piece_tag(target)), landing)


def _card(state: State, move: Any) -> MoveTags:
    return MoveTags((f"card:{move.card}",))


_TAGS: dict[type[m.Move], Callable[[State, Any], MoveTags]] = {
    m.PlayCard: lambda state, move: _named(state, move.card, move, f"card:{move.card}"),
    m.RollCard: lambda state, move: MoveTags((f"card:{move.card}", DIE)),
    m.RollAgain: lambda state, move: MoveTags((DIE,)),
    m.Choose: _choose,
    m.NewHand: _new_hand,
    m.Cast: _cast,
    m.Lend: _card,
    m.GiveBack: _card,
    m.Roll: lambda state, move: MoveTags(("chance",)),
    m.Shuffle: lambda state, move: MoveTags(("chance",)),
}


def move_tags(state: State, move: m.Move) -> MoveTags:
    """How a move is clicked: as it is written, if nothing on the board has to do with it."""
    how = _TAGS.get(type(move))
    return how(state, move) if how is not None else MoveTags((str(move),))
