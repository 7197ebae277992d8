"""The players in a position: life, square, hand, things and effects."""

import re
from typing import NamedTuple

from ....engine.errors import excerpt
from ..board import Board
from ..box import COLOURS
from ..cards import TRAPS, Hand, sorted_hand
from ..effects import SPELLS, sorted_effects
from ..state import NOBODY, STUN, Effect, State, Table
from ..things import THINGS, TREASURES, sorted_things
from .reading import parse_cards, parse_number, parse_square, stop

__all__ = ["Player", "check_effects", "format_player", "parse_player"]

_LIVING = re.compile(rf"([{COLOURS}])(\d+)@([a-z]\d+):([^+~]*)(?:\+([^~]*))?(?:~(.*))?", re.ASCII)
_EFFECT = re.compile(rf"([a-z]+?)([1-9])([{COLOURS}])", re.ASCII)


class Player(NamedTuple):
    """A player as read: effects still name their casters by colour."""

    colour: str
    life: int
    square: int
    hand: Hand
    carried: tuple[str, ...]
    effects: tuple[tuple[str, int, str], ...]


def parse_player(board: Board, text: str) -> Player:
    """Read one player."""
    if text[:1] in COLOURS and text[1:] == "0" and text[:1]:
        return Player(text[0], 0, NOBODY, (), (), ())
    found = _LIVING.fullmatch(text)
    if found is None:
        raise stop("players", f"{excerpt(text)} is no player, as in b15@c3:fireball,4")
    colour, life, square, hand, carried, effects = found.groups()
    return Player(
        colour,
        parse_number(colour, life, 1, 99),
        parse_square(board, colour, square),
        sorted_hand(parse_cards(f"{colour}: hand", hand, TRAPS)),
        _carried(colour, carried),
        () if effects is None else tuple(_effect(colour, one) for one in effects.split(",")),
    )


def _carried(colour: str, text: str | None) -> tuple[str, ...]:
    things = () if text is None else tuple(text.split(","))
    for thing in things:
        if thing not in THINGS:
            raise stop(colour, f"{excerpt(thing)} is nothing that can be carried")
    if sum(thing in TREASURES for thing in things) > 1:
        raise stop(colour, "nobody carries two treasures")
    return sorted_things(things)


def _effect(colour: str, text: str) -> tuple[str, int, str]:
    if text == STUN.spell:
        return STUN.spell, 0, ""
    found = _EFFECT.fullmatch(text)
    if found is None or found[1] not in SPELLS:
        raise stop(colour, f"{excerpt(text)} is no effect, as in slow2y")
    spell, turns, caster = found.groups()
    if spell != "slow" and caster != colour:
        raise stop(colour, f"{spell} is cast on oneself only")
    return spell, int(turns), caster


def check_effects(table: Table, players: list[Player]) -> tuple[tuple[Effect, ...], ...]:
    """The effects of all players, when it is known who lives."""
    living = {player.colour for player in players if player.life}
    read = []
    for player in players:
        for _, _, caster in player.effects:
            if caster and caster not in living:
                raise stop(player.colour, f"{caster} does not live and has cast nothing")
        if [spell for spell, _, _ in player.effects].count(STUN.spell) > 1:
            raise stop(player.colour, "stun stands there twice")
        effects = [Effect(s, n, table.seat[c] if c else NOBODY) for s, n, c in player.effects]
        read.append(sorted_effects(table, effects))
    return tuple(read)


def format_player(state: State, seat: int) -> str:
    """Write one player."""
    table, life = state.table, state.lives[seat]
    if life == 0:
        return f"{table.colours[seat]}0"
    square = table.board.names[state.squares[seat]]
    text = f"{table.colours[seat]}{life}@{square}:{','.join(state.hands[seat])}"
    if state.carried[seat]:
        text += "+" + ",".join(state.carried[seat])
    effects = [_format_effect(table, effect) for effect in state.effects[seat]]
    return text + ("~" + ",".join(effects) if effects else "")


def _format_effect(table: Table, effect: Effect) -> str:
    if effect == STUN:
        return effect.spell
    return f"{effect.spell}{effect.turns}{table.colours[effect.caster]}"
