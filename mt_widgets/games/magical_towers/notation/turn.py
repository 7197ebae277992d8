"""The turn field of a position: whose turn, which action, what is used up and what is under way."""

import re
from dataclasses import replace

from ....engine.errors import PositionError, excerpt
from .. import state as s
from ..box import COLOURS, DIE, SPELL_COSTS
from ..cards import BY_TEXT, LETTERS, TEXTS
from ..moves import Tower, Wizard
from ..rules.cards import steps_for
from ..rules.towers import why_not_move, why_not_tower
from ..rules.wizards import own_colour
from ..stacks import height, land, levels
from .moves import format_piece, parse_piece

_HEAD = re.compile(rf"([{COLOURS}])([123])(.*)", re.ASCII | re.DOTALL)
_TAIL = re.compile(
    rf"(?P<mark>[*%]|&give|&get)|\[(?P<bracket>[^\]]*)\]|>(?P<decider>[{COLOURS}])"
    rf"|~(?P<passes>\d{{1,3}})|!(?P<casts>[a-z]=[a-z]+(?:,[a-z]=[a-z]+)*)",
    re.ASCII,
)
_UNDER_WAY = re.compile(r"([^=:]+)((?:=\d)*)(=?)(?::(.*))?", re.ASCII)


def _stop(what: str) -> PositionError:
    return PositionError("turn", what)


def parse_turn(text: str, state: s.State) -> s.State:
    """Read the turn field into a state that has everything else."""
    head = _HEAD.fullmatch(text)
    if head is None:
        raise _stop(f"{excerpt(text)} does not start with a colour and an action, as in b1")
    parts = _parts(head[3])
    table, seat = state.table, _seat(state.table, head[1])
    action = 3 if table.solo and head[2] == "2" else int(head[2])  # alone there is one card a turn
    marks = frozenset(mark for mark in s.MARKS if mark in parts)
    _check_marks(table, marks)
    casts = s.BETWEEN.join(_casts(table, parts.get("casts", "")))
    state = state._replace(seat=seat, action=action, used=s.pack_marks(marks), spoken=casts)
    if "bracket" in parts:
        return state._replace(pending=_pending(state, parts))
    _check_no_offer(parts)
    return state


def _check_no_offer(parts: dict[str, str]) -> None:
    if {"decider", "passes"} & set(parts):
        raise _stop("> and ~ belong to a window such as [before]")


def _parts(text: str) -> dict[str, str]:
    """The marks behind the action number, in any order, each once."""
    parts: dict[str, str] = {}
    at = 0
    while at < len(text):
        found = _TAIL.match(text, at)
        if found is None:
            raise _stop(f"reading stopped at {excerpt(text[at:])}")
        new = (
            {found[0]: found[0]}
            if found["mark"]
            else {k: v for k, v in found.groupdict().items() if v is not None}
        )
        if set(new) & set(parts):
            raise _stop(f"{excerpt(found[0])} stands there twice")
        parts |= new
        at = found.end()
    return parts


def _seat(table: s.Table, colour: str) -> int:
    if colour not in table.colours:
        raise _stop(f"no player has the colour {colour}")
    return table.colours.index(colour)


def _check_marks(table: s.Table, marks: frozenset[str]) -> None:
    if s.SPELL_CAST in marks and table.master:
        raise _stop("* belongs to base timing; with Master Wizards write ! and what was cast")
    if marks - {s.SPELL_CAST} and not table.team:
        raise _stop("% and & belong to rules=team")


def _casts(table: s.Table, text: str) -> tuple[str, ...]:
    if not text:
        return ()
    if not table.reactions:
        raise _stop("! belongs to Master Wizards")
    casts = [""] * table.seats
    for part in text.split(","):
        colour, _, spell = part.partition("=")
        if spell not in SPELL_COSTS:
            raise _stop(f"there is no spell {excerpt(spell)}")
        if casts[_seat(table, colour)]:
            raise _stop(f"{colour} stands there twice behind the !")
        casts[_seat(table, colour)] = spell
    return tuple(casts)


def _pending(state: s.State, parts: dict[str, str]) -> s.Pending:
    """What stands in the brackets."""
    text, table = parts["bracket"], state.table
    windows = {"before": table.master, "after": table.reactions}
    if text in windows:
        if not windows[text]:
            raise _stop(f"[{text}] belongs to Master Wizards")
        return _window(state, s.Window(text, state.seat), parts)
    pending = _exchange(state, text) or _shuffling(state, text) or _under_way(state, text)
    if isinstance(pending, s.Named):
        return _window(state, s.Window("during", state.seat, 0, pending), parts)
    _check_no_offer(parts)
    return pending


def _window(state: s.State, window: s.Window, parts: dict[str, str]) -> s.Window:
    table = state.table
    decider = _seat(table, parts["decider"]) if "decider" in parts else state.seat
    return replace(window, decider=decider, passes=int(parts.get("passes", 0)))


def _exchange(state: s.State, text: str) -> s.Pending | None:
    name, _, card = text.partition(":")
    if text != "ask" and name != "lend":
        return None
    if not state.table.team:
        raise _stop(f"[{name}] belongs to rules=team")
    if text == "ask":
        return s.Asking()
    if card not in LETTERS:
        raise _stop(f"there is no card {excerpt(card)}")
    return s.Lending(LETTERS[card])


def _shuffling(state: s.State, text: str) -> s.Shuffling | None:
    name, colon, rest = text.partition(":")
    if name != "shuffle":
        return None
    if state.draw != "" or state.action == 2:
        raise _stop("[shuffle] waits in action 1 or 3 for the used-up pile of draw=")
    if not colon:
        return s.Shuffling()
    push = parse_piece(rest)
    if state.action == 3 or not isinstance(push, Tower) or why_not_move(state, push, 1):
        raise _stop(f"{excerpt(rest)} cannot be pushed")
    return s.Shuffling(push)


def _under_way(state: s.State, text: str) -> s.Rolling | s.Named:
    """A dice card with its rolls, or a named move."""
    found = _UNDER_WAY.fullmatch(text)
    if found is None or (found[1] not in BY_TEXT and found[1] != "new"):
        raise _stop(f"{excerpt(text)} is nothing that can be under way")
    card, rolls = found[1], tuple(int(roll) for roll in found[2][1:].split("=") if roll)
    dice = BY_TEXT[card].dice if card in BY_TEXT else 0
    if any(not 1 <= roll <= DIE for roll in rolls) or len(rolls) + bool(found[3]) > dice:
        raise _stop(f"{card} cannot have been rolled like that")
    if state.action == 3:
        raise _stop("no card is under way when both actions are done")
    if found[4] is None and dice:
        return s.Rolling(card, rolls, awaiting=not rolls or bool(found[3]))
    if found[4] is None or not state.table.master or found[3] or bool(dice) != bool(rolls):
        raise _stop(f"{card} cannot be under way like that; a named move belongs to Master Wizards")
    return _named(state, card, rolls, found[4])


def _named(state: s.State, card: str, rolls: tuple[int, ...], text: str) -> s.Named:
    first, *riders = text.split("&")
    if first == "-":
        return s.Named(card, rolls, None)
    place, level = (first, "") if first.startswith("t") else first.partition(".")[::2]
    piece = parse_piece(place)
    if piece is None or steps_for(card, piece, rolls) is None:
        raise _stop(f"{card} cannot move {excerpt(first)}")
    if isinstance(piece, Wizard) and card != "new":
        return _named_wizard(state, s.Named(card, rolls, piece), piece, level, riders)
    if isinstance(piece, Wizard) or riders or why_not_tower(state, piece):
        raise _stop(f"{excerpt(text)} is not there to be moved")
    return s.Named(card, rolls, piece)


def _named_wizard(
    state: s.State, named: s.Named, wizard: Wizard, level: str, riders: list[str]
) -> s.Named:
    """A named wizard on its level (the top one unless written), and its riders beside it."""
    everybody = (*levels(state.covered[wizard.space]), state.tops[wizard.space])
    number = int(level) if re.fullmatch(r"\d{1,6}", level, re.ASCII) else len(everybody) - 1
    company = everybody[number] if number < len(everybody) else ""
    carried = "".join(rider[:1] for rider in riders)
    together = wizard.colour + carried
    if (
        wizard.colour != own_colour(state, state.seat)
        or any(rider[1:] != str(wizard.space) for rider in riders)
        or any(together.count(colour) > company.count(colour) for colour in together)
    ):
        raise _stop(f"{format_piece(wizard)} is not there to be moved like that")
    return replace(named, level=number, riders=land("", carried))


def format_turn(state: s.State) -> str:
    """Write the turn field.

    The marks come in the order ``*%[...]>~!&give&get``.
    """
    colours, pending = state.table.colours, state.pending
    marks = [mark for mark in s.MARKS if mark in state.marks]
    text = f"{colours[state.seat]}{state.action}" + "".join(m for m in marks if len(m) == 1)
    if pending is not None:
        text += f"[{_format_pending(state, pending)}]"
    if isinstance(pending, s.Window):
        text += f">{colours[pending.decider]}" + (f"~{pending.passes}" if pending.passes else "")
    casts = [f"{colours[seat]}={spell}" for seat, spell in enumerate(state.casts) if spell]
    return text + ("!" + ",".join(casts) if casts else "") + "".join(m for m in marks if len(m) > 1)


def _format_pending(state: s.State, pending: s.Pending) -> str:
    if isinstance(pending, s.Window):
        return pending.name if pending.named is None else _format_named(state, pending.named)
    if isinstance(pending, s.Rolling):
        return (
            pending.card
            + _format_rolls(pending.rolls)
            + ("=" if pending.rolls and pending.awaiting else "")
        )
    if isinstance(pending, s.Lending):
        return "lend:" + TEXTS[pending.card]
    if isinstance(pending, s.Shuffling):
        return "shuffle" if pending.push is None else f"shuffle:{format_piece(pending.push)}"
    return "ask"


def _format_rolls(rolls: tuple[int, ...]) -> str:
    return "".join(f"={roll}" for roll in rolls)


def _format_named(state: s.State, named: s.Named) -> str:
    text = f"{named.card}{_format_rolls(named.rolls)}:{format_piece(named.piece)}"
    if isinstance(named.piece, Wizard) and named.level != height(state.covered[named.piece.space]):
        text += f".{named.level}"
    riders = [f"&{rider}{named.piece.space}" for rider in named.riders if named.piece is not None]
    return text + "".join(riders)
