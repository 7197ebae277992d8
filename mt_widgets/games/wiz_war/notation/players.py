"""The players in a position: life, square, hand, things and lasting spells."""

import re
from typing import NamedTuple

from ....engine.errors import PositionError, excerpt
from ..board import Grid
from ..box import COLOURS
from ..cards import TRAPS, Hand, sorted_hand
from ..lasting import SPELLS, sorted_lasting
from ..state import NOBODY, STUN, LastingSpell, Setup, State
from ..things import THINGS, TREASURES, sorted_things
from .reading import parse_cards, parse_number, parse_square

_LIVING = re.compile(rf"([{COLOURS}])(\d+)@([a-z]\d+):([^+~]*)(?:\+([^~]*))?(?:~(.*))?", re.ASCII)
_SPELL = re.compile(rf"([a-z]+?)([1-9])([{COLOURS}])", re.ASCII)


class Player(NamedTuple):
    """A player as read: lasting spells still name their casters by colour."""

    colour: str
    life: int
    square: int
    hand: Hand
    carried: tuple[str, ...]
    lasting: tuple[tuple[str, int, str], ...]


def parse_player(board: Grid, text: str) -> Player:
    """Read one player."""
    if text[:1] in COLOURS and text[1:] == "0" and text[:1]:
        return Player(text[0], 0, NOBODY, (), (), ())
    found = _LIVING.fullmatch(text)
    if found is None:
        raise PositionError("players", f"{excerpt(text)} is no player, as in b15@c3:fireball,4")
    colour, life, square, hand, carried, lasting = found.groups()
    return Player(
        colour,
        parse_number(colour, life, 1, 99),
        parse_square(board, colour, square),
        sorted_hand(parse_cards(f"{colour}: hand", hand, TRAPS)),
        _carried(colour, carried),
        () if lasting is None else tuple(_lasting(colour, one) for one in lasting.split(",")),
    )


def _carried(colour: str, text: str | None) -> tuple[str, ...]:
    things = () if text is None else tuple(text.split(","))
    for thing in things:
        if thing not in THINGS:
            raise PositionError(colour, f"{excerpt(thing)} is nothing that can be carried")
    if sum(thing in TREASURES for thing in things) > 1:
        raise PositionError(colour, "nobody carries two treasures")
    return sorted_things(things)


def _lasting(colour: str, text: str) -> tuple[str, int, str]:
    if text == STUN.spell:
        return STUN.spell, 0, ""
    found = _SPELL.fullmatch(text)
    if found is None or found[1] not in SPELLS:
        raise PositionError(colour, f"{excerpt(text)} is no effect, as in slow2y")
    spell, turns, caster = found.groups()
    if spell != "slow" and caster != colour:
        raise PositionError(colour, f"{spell} is cast on oneself only")
    return spell, int(turns), caster


def check_lasting(setup: Setup, players: list[Player]) -> tuple[tuple[LastingSpell, ...], ...]:
    """The spells that last on each player; raises PositionError if a caster is dead."""
    living = {player.colour for player in players if player.life}
    read = []
    for player in players:
        for _, _, caster in player.lasting:
            if caster and caster not in living:
                raise PositionError(player.colour, f"{caster} does not live and has cast nothing")
        if [spell for spell, _, _ in player.lasting].count(STUN.spell) > 1:
            raise PositionError(player.colour, "stun stands there twice")
        lasting = [LastingSpell(s, n, setup.seat[c] if c else NOBODY) for s, n, c in player.lasting]
        read.append(sorted_lasting(setup, lasting))
    return tuple(read)


def format_player(state: State, seat: int) -> str:
    """Write one player."""
    setup, life = state.setup, state.lives[seat]
    if life == 0:
        return f"{setup.colours[seat]}0"
    square = setup.board.names[state.squares[seat]]
    text = f"{setup.colours[seat]}{life}@{square}:{','.join(state.hands[seat])}"
    if state.carried[seat]:
        text += "+" + ",".join(state.carried[seat])
    lasting = [_format_lasting(setup, one) for one in state.lasting[seat]]
    return text + ("~" + ",".join(lasting) if lasting else "")


def _format_lasting(setup: Setup, one: LastingSpell) -> str:
    if one == STUN:
        return one.spell
    return f"{one.spell}{one.turns}{setup.colours[one.caster]}"
