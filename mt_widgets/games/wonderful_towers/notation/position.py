"""Positions as text."""

import re

from ....engine.errors import PositionError, excerpt
from ....engine.fields import position_fields
from ..box import ALL, COLOURS, OPTIONS, PLACE
from ..rules.ending import is_complete
from ..rules.setup import EMPTY_MARKET
from ..state import Drawn, State
from .cards import UNKNOWN, format_cards, parse_card, parse_cards
from .towers import format_towers, parse_towers
from .turn import check_turn, format_turn, parse_turn

_OURS = re.compile(rf" *[{COLOURS}]:[0-9]")
_KEYS = "opt", "draw", "discard"
_NOTHING = "-"


def recognises(text: str) -> bool:
    """Whether a text starts as every position of this game does, and none of another.

    >>> recognises("b:4,13,27,38,52,66,79 b 33"), recognises("K/Rb/Ty/13 b1")
    (True, False)
    """
    return _OURS.match(text) is not None


def parse_position(text: str) -> State:
    """Read a position.

    >>> parse_position("b:4,13,27,38*,52,66,79 b -").tokens
    (8,)
    """
    (field, turn, cards), keyed = position_fields(text, ("towers", "turn", "market"), _KEYS)
    colours, towers, tokens = parse_towers(field)
    seat, pending = parse_turn(turn, colours)
    row = [] if cards == _NOTHING else parse_cards("market", cards)
    drawn = [pending.card] if isinstance(pending, Drawn) else []
    used = _once({"towers": [*b"".join(towers)], "turn": drawn, "market": row})
    market, options = _market(row), parse_options("opt", keyed.get("opt", ""))
    deck, unknown = _deck(keyed.get("draw", UNKNOWN), keyed.get("discard", ""), used)
    state = State(colours, options, towers, tokens, seat, pending, market, deck, unknown)
    _check(state)
    return _ended(state) if any(map(is_complete, towers)) else state


def _once(places: dict[str, list[int]], used: frozenset[int] = frozenset()) -> frozenset[int]:
    """All cards of some places and those used before, each of which there is once."""
    seen = set(used)
    for where, cards in places.items():
        for card in cards:
            if card in seen:
                raise PositionError(where, f"the card {card} stands in two places")
            seen.add(card)
    return frozenset(seen)


def _market(cards: list[int]) -> bytes:
    """``market.pair``: one place for each power."""
    market = bytearray(EMPTY_MARKET)
    for card in cards:
        twin = market[PLACE[card]]
        if twin:
            raise PositionError("market", f"{twin} and {card} have the same power")
        market[PLACE[card]] = card
    return bytes(market)


def parse_options(where: str, text: str) -> tuple[str, ...]:
    """Read options joined by commas, each once."""
    given = text.split(",") if text else []
    for number, name in enumerate(given):
        if name not in OPTIONS:
            raise PositionError(where, f"there is no option {excerpt(name)}")
        if name in given[:number]:
            raise PositionError(where, f"{name} stands there twice")
    return tuple(name for name in OPTIONS if name in given)


def _deck(draw: str, discard: str, used: frozenset[int]) -> tuple[bytes, bytes]:
    """The cards on top of which the order is known, and those below them.

    A deck that is written whole leaves all other cards to the discard, otherwise they are in it.
    """
    known = draw.split(",") if draw else []
    whole = known[-1:] != [UNKNOWN]
    deck = [parse_card("draw", card) for card in (known if whole else known[:-1])]
    used, discarded = _once({"draw": deck}, used), parse_cards("discard", discard)
    seen = _once({"discard": discarded}, used)
    if whole and discarded and len(seen) < len(ALL):
        missing = min({*ALL} - seen)
        raise PositionError("discard", f"{missing} belongs here too, as the deck is written whole")
    return bytes(deck), b"" if whole else bytes(card for card in ALL if card not in seen)


def _check(state: State) -> None:
    """What is wrong only when all of it is seen together."""
    if sum(map(is_complete, state.towers)) > 1:
        raise PositionError("towers", "more than one tower is complete")
    check_turn(state)


def _ended(state: State) -> State:
    """``end.at-once``: nothing is under way; a drawn card lies with those written nowhere."""
    unknown = state.unknown
    if isinstance(state.pending, Drawn) and unknown:
        unknown = bytes(sorted([*unknown, state.pending.card]))
    return state._replace(pending=None, unknown=unknown)


def format_position(state: State) -> str:
    """Write a position in its one canonical spelling."""
    market = format_cards(sorted(card for card in state.market if card))
    fields = [format_towers(state), format_turn(state), market or _NOTHING]
    if state.options:
        fields.append(f"opt={','.join(state.options)}")
    if not state.unknown:
        fields.append(f"draw={format_cards(state.deck)}")
    else:
        if state.deck:
            fields.append(f"draw={format_cards(state.deck)},{UNKNOWN}")
        if state.discard:
            fields.append(f"discard={format_cards(state.discard)}")
    return " ".join(fields)
