"""What somebody may have meant by a click that leads to no move, and the rule that speaks."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from ...engine.errors import Refusal, refuse
from .box import SPACES
from .cards import BY_LETTER, BY_TEXT, UNKNOWN
from .moves import (
    Ask,
    Cast,
    Choose,
    Decline,
    EndTurn,
    GiveBack,
    Lend,
    Move,
    NewHand,
    Pass,
    Piece,
    PlayCard,
    RollAgain,
    RollCard,
    Target,
    Tower,
    Wizard,
)
from .refusal import why_not
from .rules.wizards import in_sight
from .seats import deciding_seat
from .stacks import height
from .state import Asking, Lending, Rolling, State
from .tags import DIE, END, NEW, PASS, SKIP, kind, parse_piece_tag, spell

__all__ = ["attempts", "why_not_clicks"]

_ON_TOWERS = ("mt", "ht", "fw")
_SIMPLE: dict[str, Move] = {
    NEW: NewHand(), END: EndTurn(), PASS: Pass(), "ask": Ask(), "decline": Decline(),
    DIE: RollAgain(),
}  # fmt: skip


def why_not_clicks(state: State, clicked: Sequence[str]) -> Refusal | None:
    """The rule that refuses what was clicked together, None if no rule speaks of it."""
    pieces = [tag for tag in clicked if kind(tag) == "piece"]
    goal = pieces[-1] if len(pieces) > 1 and pieces[-1].startswith("space:") else ""
    meant = [
        move for move in attempts(state, clicked) if not goal or spell(state, move).landing == goal
    ]
    refusals = (why_not(state, move) for move in meant)
    return next(filter(None, refusals), _misaimed(clicked, goal))


def _misaimed(clicked: Sequence[str], goal: str) -> Refusal | None:
    """What is wrong where each move by itself would be allowed."""
    code = next((tag.partition(":")[2] for tag in clicked if kind(tag) == "spell"), "")
    if code and any(kind(tag) == "piece" for tag in clicked):
        return refuse("spell.needs-effect", spell=code)
    return refuse("card.exact", target=goal.removeprefix("space:")) if goal else None


def attempts(state: State, clicked: Sequence[str]) -> Iterator[Move]:
    """Moves that may have been meant, legal or not, likeliest first."""
    tags = [tag for tag in clicked if kind(tag) == "piece"]
    real = [tag for tag in tags if not tag.startswith("space:")]
    pieces = [_piece(state, tag) for tag in real or tags]
    named = {kind(tag): tag.partition(":")[2] for tag in clicked}
    card = named.get("card", "") if named.get("card", "") in BY_TEXT else ""
    if named.get("spell") == "pb" and not state.table.master:
        yield from _rides(state, card, pieces)
    if "spell" in named:
        yield from _casts(state, named["spell"], pieces, named.get("player", ""))
    elif NEW in clicked:
        yield from (NewHand(piece) for piece in pieces if isinstance(piece, Tower))
    elif isinstance(state.pending, Rolling):
        yield from (Choose(piece) for piece in pieces)
    elif isinstance(state.pending, Asking):
        yield from [Lend(card)] if card else []
    elif isinstance(state.pending, Lending):
        yield from [GiveBack(card)] if card else []
    elif card and DIE in clicked:
        yield RollCard(card)
    else:
        yield from _plays(state, card, pieces)
    if card and (SKIP in clicked or not pieces):
        yield PlayCard(card, None)
    yield from (move for tag, move in _SIMPLE.items() if tag in clicked)


def _plays(state: State, card: str, pieces: list[Piece]) -> Iterator[Move]:
    """A card on a piece; without a card, those in the hand that have a half for it, or a push."""
    for piece in pieces:
        half = "wizard" if isinstance(piece, Wizard) else "tower"
        held = [text for text in _held(state) if getattr(BY_TEXT[text], half) is not None]
        yield from (PlayCard(text, piece) for text in ([card] if card else held))
        if isinstance(piece, Tower) and not card:
            yield NewHand(piece)


def _rides(state: State, card: str, pieces: list[Piece]) -> Iterator[Move]:
    """Piggyback at base timing: one of one's own carries whoever was clicked beside it."""
    own = state.table.colours[deciding_seat(state)]
    clicked = [piece for piece in pieces if isinstance(piece, Wizard)]
    held = [text for text in _held(state) if BY_TEXT[text].wizard is not None]
    for rider in clicked or [Wizard(own, space) for space in in_sight(state, own)]:
        carrier = Wizard(own, rider.space)
        if isinstance(state.pending, Rolling):
            yield Choose(carrier, (rider,))
        else:
            yield from (PlayCard(text, carrier, (rider,)) for text in ([card] if card else held))


def _held(state: State) -> list[str]:
    """The cards of whoever decides, those without dice first: they move a piece at once."""
    cards = [BY_LETTER[letter] for letter in state.hands[deciding_seat(state)] if letter != UNKNOWN]
    return [card.text for card in sorted(cards, key=lambda card: card.dice)]


def _piece(state: State, tag: str) -> Piece:
    """What is meant on the board: a piece, or on a bare space a wizard that is not there."""
    piece = parse_piece_tag(tag)
    if piece is not None:
        return piece
    if tag == "castle":
        return Tower(state.castle, height(state.covered[state.castle]) + 1)  # tower.not-castle
    return Wizard(state.table.colours[deciding_seat(state)], int(tag.partition(":")[2]))


def _casts(state: State, code: str, pieces: list[Piece], freed: str) -> Iterator[Move]:
    """A spell on what was clicked, or on anything: some rules refuse it whatever it is aimed at."""
    kind_of_target = Tower if code in _ON_TOWERS else Wizard
    targets: list[Target] = [piece for piece in pieces if isinstance(piece, kind_of_target)]
    if code == "mc":
        targets = [1, -1]
    elif code == "sw":
        targets = [*pairwise(sorted({piece.space for piece in pieces}))]
    yield from (Cast(code, target, freed) for target in targets or _examples(state, code))


def _examples(state: State, code: str) -> Iterator[Target]:
    towers = [Tower(space, 1) for space in range(SPACES) if state.covered[space]]
    if code == "sw":
        yield from [(towers[0].space, towers[1].space)] if len(towers) > 1 else []
    elif code in _ON_TOWERS:
        yield from towers[:1]
    else:
        yield from (Wizard(top[0], space) for space, top in enumerate(state.tops) if top)
