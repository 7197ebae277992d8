"""How moves are clicked: tags and what they spell, which of them are buttons, and why not."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from ...engine.errors import Refusal, refuse
from . import moves as m
from .box import SPACES, SPELL_AIMS
from .cards import BY_LETTER, BY_TEXT, UNKNOWN
from .notation.moves import WORDS
from .rules.refusal import why_not
from .rules.wizards import in_sight
from .seats import deciding_seat
from .stacks import height
from .state import Asking, Lending, Rolling, State
from .tags import DIE, END, NEW, PASS, SKIP, is_tag, kind, move_tags, parse_piece_tag, place

__all__ = ["ACTIONS", "PRIMARY", "held", "is_tag", "kind", "move_tags", "place", "why_not_clicks"]

ACTIONS = (DIE, SKIP, NEW, END, PASS, "ask", "decline", "give", "get")
PRIMARY = frozenset({DIE, END, PASS})  # what rolls or ends a turn
_SIMPLE = {DIE if word == "again" else word: move for word, move in WORDS.items()}


def held(_state: State) -> tuple[str, ...]:
    """Every choice begins with an empty hand."""
    return ()


def why_not_clicks(state: State, clicked: Sequence[str]) -> Refusal | None:
    """The rule that refuses what was clicked together, None if no rule speaks of it."""
    pieces = [tag for tag in clicked if kind(tag) == "piece"]
    goal = pieces[-1] if len(pieces) > 1 and pieces[-1].startswith("space:") else ""
    meant = [
        move
        for move in _attempts(state, clicked)
        if not goal or move_tags(state, move).landing == goal
    ]
    refusals = (why_not(state, move) for move in meant)
    return next(filter(None, refusals), _misaimed(clicked, goal))


def _misaimed(clicked: Sequence[str], goal: str) -> Refusal | None:
    """What is wrong where each move by itself would be allowed."""
    code = next((tag.partition(":")[2] for tag in clicked if kind(tag) == "spell"), "")
    if code and any(kind(tag) == "piece" for tag in clicked):
        return refuse("spell.needs-effect", spell=code)
    return refuse("card.exact", target=goal.removeprefix("space:")) if goal else None


def _attempts(state: State, clicked: Sequence[str]) -> Iterator[m.Move]:
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
        yield from (m.NewHand(piece) for piece in pieces if isinstance(piece, m.Tower))
    elif isinstance(state.pending, Rolling):
        yield from (m.Choose(piece) for piece in pieces)
    elif isinstance(state.pending, Asking):
        yield from [m.Lend(card)] if card else []
    elif isinstance(state.pending, Lending):
        yield from [m.GiveBack(card)] if card else []
    elif card and DIE in clicked:
        yield m.RollCard(card)
    else:
        yield from _plays(state, card, pieces)
    if card and (SKIP in clicked or not pieces):
        yield m.PlayCard(card, None)
    yield from (move for tag, move in _SIMPLE.items() if tag in clicked)


def _plays(state: State, card: str, pieces: list[m.Piece]) -> Iterator[m.Move]:
    """A card on a piece; without a card, those in the hand that have a half for it, or a push."""
    for piece in pieces:
        half = "wizard" if isinstance(piece, m.Wizard) else "tower"
        yield from (m.PlayCard(text, piece) for text in _meant(state, card, half))
        if isinstance(piece, m.Tower) and not card:
            yield m.NewHand(piece)


def _rides(state: State, card: str, pieces: list[m.Piece]) -> Iterator[m.Move]:
    """Piggyback at base timing: one of one's own carries whoever was clicked beside it."""
    own = state.table.colours[deciding_seat(state)]
    clicked = [piece for piece in pieces if isinstance(piece, m.Wizard)]
    for rider in clicked or [m.Wizard(own, space) for space in in_sight(state, own)]:
        carrier = m.Wizard(own, rider.space)
        if isinstance(state.pending, Rolling):
            yield m.Choose(carrier, (rider,))
        else:
            texts = _meant(state, card, "wizard")
            yield from (m.PlayCard(text, carrier, (rider,)) for text in texts)


def _meant(state: State, text: str, half: str) -> list[str]:
    """The card that was clicked, or all in the hand that have a half; those without dice first."""
    held = state.hands[deciding_seat(state)].replace(UNKNOWN, "")
    cards = sorted((BY_LETTER[letter] for letter in held), key=lambda card: card.dice)
    return [text] if text else [card.text for card in cards if getattr(card, half) is not None]


def _piece(state: State, tag: str) -> m.Piece:
    """What is meant on the board: a piece, or on a bare space a wizard that is not there."""
    piece = parse_piece_tag(tag)
    if piece is not None:
        return piece
    if tag == "castle":
        return m.Tower(state.castle, height(state.covered[state.castle]) + 1)  # tower.not-castle
    return m.Wizard(state.table.colours[deciding_seat(state)], int(tag.partition(":")[2]))


def _casts(state: State, code: str, pieces: list[m.Piece], freed: str) -> Iterator[m.Move]:
    """A spell on what was clicked, or on anything: some rules refuse it whatever it is aimed at."""
    towers = [m.Tower(space, 1) for space in range(SPACES) if state.covered[space]]
    wizards = [m.Wizard(top[0], space) for space, top in enumerate(state.tops) if top]
    some = _targets(code, wizards) if SPELL_AIMS[code] == "wizard" else _targets(code, towers)[:1]
    yield from (m.Cast(code, target, freed) for target in _targets(code, pieces) or some)


def _targets(code: str, pieces: Sequence[m.Piece]) -> Sequence[m.Target]:
    """What a spell can be cast on, made of some pieces."""
    match SPELL_AIMS[code]:
        case "direction":
            return 1, -1
        case "towers":
            return [*pairwise(sorted({piece.space for piece in pieces}))]
        case aim:
            aimed = m.Tower if aim == "tower" else m.Wizard
            return [piece for piece in pieces if isinstance(piece, aimed)]
