"""Positions as text, with the way of playing: colours, spells, rules, options and costs."""

import re
from collections.abc import Iterable

from ....engine.errors import PositionError, excerpt
from ....engine.fields import position_fields
from ..box import COLOURS, CROWD, OPTIONS, SPACES, SPELL_COSTS
from ..cards import LETTERS, format_cards, sorted_hand
from ..stacks import TOWERS, land, levels, split
from ..state import BETWEEN, State, Table
from .turn import format_turn, parse_turn

_PLAYER = re.compile(
    rf"([{COLOURS}])(\d{{1,4}})\+(\d{{1,4}})-(\d{{1,4}})(?:x(\d{{1,4}}))?:(.*)",
    re.ASCII | re.DOTALL,
)
_RULES = "base", "master", "team", "solo"
_KEYS = "rules", "opt", "cost", "draw", "discard"
_TALLEST = 1_000


def parse_position(text: str) -> State:
    """Read a position.

    >>> parse_position("K/Rb/Ty/13 b1 b4+0-6:W1|y4+0-6:? mw").castle
    0
    """
    fields, keyed = position_fields(text, ("board", "turn", "players", "spells"), _KEYS)
    players = _players(fields[2])
    table = parse_table("".join(player[0] for player in players), fields[3], keyed)
    covered, tops, castle = _board(fields[0], table.colours)
    home, full, empty, spent = zip(*(player[1] for player in players), strict=True)
    draw = _pile("draw", keyed["draw"]) if "draw" in keyed else None
    state = State(
        table, covered, tops, castle, 0, 1, 0, "", None, home + full + empty + spent,
        BETWEEN.join(player[2] for player in players), draw,
        _pile("discard", keyed.get("discard", "")),
    )  # fmt: skip
    return parse_turn(fields[1], state)


def _players(field: str) -> list[tuple[str, tuple[int, ...], str]]:
    """Each player's colour, the numbers home, full, empty and spent, and the hand."""
    players = []
    for number, text in enumerate(field.split("|"), 1):
        found = _PLAYER.fullmatch(text)
        if found is None:
            raise PositionError(
                f"player {number}",
                f"{excerpt(text)} is not written like b0+0-6:W2,T3 (home+full-empty:hand)",
            )
        counts = tuple(int(count or 0) for count in found.groups()[1:5])
        hand = sorted_hand(_pile(f"player {number}", found[6]))
        players.append((found[1], counts, hand))
        if len(players) > len(COLOURS):
            raise PositionError("players", f"more than {len(COLOURS)} players")
    return players


def _pile(where: str, text: str) -> str:
    """Cards as letters."""
    cards = text.split(",") if text else []
    for card in cards:
        if card not in LETTERS:
            raise PositionError(where, f"there is no card {excerpt(card)}")
    return "".join(LETTERS[card] for card in cards)


def _board(text: str, colours: str) -> tuple[tuple[str, ...], tuple[str, ...], int]:
    """The covered parts, the tops and the castle's space."""
    spaces, castles = list[tuple[str, str]](), list[int]()
    for part in text.split("/"):
        space = len(spaces)
        if part.isascii() and part.isdigit() and len(part) <= 2 and int(part) > 0:
            spaces += [("", "")] * int(part)
        else:
            if part.endswith("K"):
                castles.append(space)
            spaces.append(_space(space, part.removesuffix("K"), part, colours))
            if castles[-1:] == [space] and spaces[-1][1]:
                raise PositionError(f"space {space}", "a castle cannot stand on wizards")
        if len(spaces) > SPACES:
            break
    if len(spaces) != SPACES:
        more = f"more than {SPACES}" if len(spaces) > SPACES else f"only {len(spaces)}"
        raise PositionError("board", f"{more} spaces; there are {SPACES}")
    if len(castles) != 1:
        where = f"space {castles[1]}" if castles else "board"
        raise PositionError(where, "a second castle" if castles else "the castle K is missing")
    covered, tops = zip(*spaces, strict=True)
    return covered, tops, castles[0]


def _space(space: int, pieces: str, part: str, colours: str) -> tuple[str, str]:
    where = f"space {space}"
    if not part:
        raise PositionError(where, "nothing is written; an empty space is a 1")
    if len(part) > _TALLEST:
        raise PositionError(where, f"more than {_TALLEST} pieces")
    for piece in pieces:
        if piece == "K":
            raise PositionError(where, "nothing can stand on the castle")
        if piece not in TOWERS + COLOURS:
            raise PositionError(where, f"{excerpt(piece)} is no piece")
        if piece not in TOWERS + colours:
            raise PositionError(where, f"no player has the wizard {piece}")
    below, top = split(pieces)
    every = (*levels(below), top)
    if any(len(level) > CROWD for level in every):
        raise PositionError(where, "more than six wizards on a level")
    towers = [piece for piece in below if piece in TOWERS]
    tidy = "".join(land("", level) + tower for level, tower in zip(every, towers, strict=False))
    return tidy, land("", top)


def _format_board(state: State) -> str:
    words, empty = [], 0
    for space, (below, top) in enumerate(zip(state.covered, state.tops, strict=True)):
        word = below + top + ("K" if space == state.castle else "")
        if word:
            words += [str(empty), word] if empty else [word]
        empty = 0 if word else empty + 1
    return "/".join([*words, str(empty)] if empty else words)


def _format_player(state: State, seat: int) -> str:
    spent = f"x{state.spent[seat]}" if state.spent[seat] else ""
    counts = f"{state.home[seat]}+{state.full[seat]}-{state.empty[seat]}{spent}"
    return f"{state.table.colours[seat]}{counts}:{format_cards(state.hands[seat])}"


def format_position(state: State) -> str:
    """Write a position in its one canonical spelling."""
    table = state.table
    fields = [
        _format_board(state),
        format_turn(state),
        "|".join(_format_player(state, seat) for seat in range(table.seats)),
        ",".join(table.spells) or "-",
    ]
    rules = [rule for rule in _RULES[1:] if getattr(table, rule)]
    keyed = {
        "rules": "+".join(rules),
        "opt": ",".join(option for option in OPTIONS if option in table.options),
        "cost": ",".join(f"{spell}{cost}" for spell, cost in table.costs),
        "draw": None if state.draw is None else format_cards(state.draw),
        "discard": format_cards(state.discard),
    }
    fields += [
        f"{key}={value}"
        for key, value in keyed.items()
        if value or (key == "draw" and value is not None)
    ]
    return " ".join(fields)


def parse_table(colours: str, spells: str, keyed: dict[str, str]) -> Table:
    """Read who plays with which spells, and the fields ``rules``, ``opt`` and ``cost``."""
    if len(set(colours)) < len(colours):
        raise PositionError("players", "two players have the same colour")
    rules = _names("rules", keyed.get("rules", "base").split("+"), _RULES)
    options = _names("opt", keyed["opt"].split(",") if keyed.get("opt") else [], OPTIONS)
    laid_out = _names("spells", [] if spells == "-" else spells.split(","), SPELL_COSTS)
    table = Table(
        colours, tuple(laid_out), "master" in rules, "team" in rules, "solo" in rules,
        frozenset(options), _costs(keyed.get("cost", "")),
    )  # fmt: skip
    _check_seats(table)
    return table


def _names(where: str, given: list[str], known: Iterable[str]) -> list[str]:
    """Names that must be known, each once, put in the order of the known ones."""
    known = list(known)
    for number, name in enumerate(given):
        if name not in known:
            raise PositionError(where, f"there is no {excerpt(name)}")
        if name in given[:number]:
            raise PositionError(where, f"{name} stands there twice")
    return [name for name in known if name in given]


def _check_seats(table: Table) -> None:
    if table.solo and (table.master or table.team):
        raise PositionError("rules", "solo goes with neither master nor team")
    if table.solo and table.seats != 1:
        raise PositionError("players", "rules=solo is for one player alone")
    if not table.solo and table.seats < 2:
        raise PositionError("players", "two to six can play, or one with rules=solo")
    if table.team and table.seats not in (4, 6):
        raise PositionError("players", "teams need four or six players")


def _costs(text: str) -> tuple[tuple[str, int], ...]:
    costs = {}
    for part in text.split(",") if text else ():
        spell, cost = part[:2], part[2:]
        if spell not in SPELL_COSTS or len(cost) != 1 or cost not in "0123456789":
            raise PositionError(
                "cost", f"{excerpt(part)} is not a spell and 0 to 9 flasks, as in sw1"
            )
        if spell in costs:
            raise PositionError("cost", f"{spell} stands there twice")
        costs[spell] = int(cost)
    return tuple(
        (s, costs[s]) for s in SPELL_COSTS if costs.get(s, SPELL_COSTS[s]) != SPELL_COSTS[s]
    )
