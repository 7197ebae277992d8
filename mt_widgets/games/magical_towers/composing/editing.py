"""Composing a position: small changes that no rule of play makes.

Every change is written down and read back, so that whatever comes of it is a position.
"""

import re

from ....engine.errors import EditError, excerpt
from ....engine.words import say
from ..box import COLOURS, CROWD, PEOPLE, SPACES
from ..draft import changed, put
from ..notation import format_position, parse_position
from ..stacks import TOWERS, build, land, leave, levels, without_colour, without_prisoners
from ..state import Shuffling, State, Window
from ..voice.spoken import say_colour
from .rewriting import NONE, plain, rewrite, written_players

__all__ = [
    "move_castle", "put_tower", "put_wizard", "set_discard", "set_draw", "set_flasks",
    "set_hand", "set_players", "set_rules", "set_spells", "set_turn", "take_tower", "take_wizard",
]  # fmt: skip

_FLASKS = re.compile(r"\d{1,4}\+\d{1,4}-\d{1,4}(x\d{1,4})?", re.ASCII)


# The board


_Apart = tuple[list[str], list[str]]
"""A space taken apart: its towers, and the wizards on each level, the ground first."""


def _apart(state: State, space: int) -> _Apart:
    if type(space) is not int or not 0 <= space < SPACES:
        raise EditError("box.track", say("there is no space {space}", space=space))
    covered, top = state.covered[space], state.tops[space]
    return [*without_prisoners(covered)], [*levels(covered), top]


def _level(space: int, apart: _Apart, level: int | None) -> int:
    """A level that there is; the top one where none is named."""
    top = len(apart[0])
    level = top if level is None else level
    if type(level) is not int or not 0 <= level <= top:
        words = {"space": space, "level": level}
        raise EditError("stack.levels", say("space {space} has no level {level}", **words))
    return level


def _restack(state: State, space: int, apart: _Apart) -> State:
    """The state with one space as it is given, if it can stand like that."""
    pending = state.pending
    named = isinstance(pending, Window) and pending.named is not None
    if named or (isinstance(pending, Shuffling) and pending.push is not None):
        raise EditError("", say("A move is under way: write the turn without its brackets first."))
    towers, crowds = apart
    for level, crowd in enumerate(crowds):
        if len(crowd) > CROWD:
            sentence = "level {level} of space {space} has no room for more than six wizards"
            raise EditError("stack.six", say(sentence, level=level, space=space))
    if state.castle == space and crowds[-1]:
        sentence = "the castle is on top of space {space}, and no wizard stands beside it"
        raise EditError("stack.castle", say(sentence, space=space))
    below, top = build(towers, crowds)
    covered, tops = put(state.covered, space, below), put(state.tops, space, top)
    after = changed(state, covered=covered, tops=tops)
    return parse_position(format_position(after))


def put_wizard(state: State, colour: str, space: int, level: int | None = None) -> State:
    """One more wizard, on top of a space or on a level of it."""
    _seat(state, colour)
    apart = _apart(state, space)
    level, crowds = _level(space, apart, level), apart[1]
    crowds[level] = land(crowds[level], colour)
    return _restack(state, space, apart)


def take_wizard(state: State, colour: str, space: int, level: int | None = None) -> State:
    """One wizard less, from the top of a space or from a level of it."""
    _seat(state, colour)
    apart = _apart(state, space)
    level, crowds = _level(space, apart, level), apart[1]
    if colour not in crowds[level]:
        words = {"colour": say_colour(colour), "level": level, "space": space}
        sentence = "no {colour} wizard stands on level {level} of space {space}"
        raise EditError("stack.levels", say(sentence, **words))
    crowds[level] = leave(crowds[level], colour)
    return _restack(state, space, apart)


def put_tower(state: State, kind: str, space: int) -> State:
    """One more tower, T or R, on top of a space; the castle stands on it then, wizards under it."""
    if kind not in (*TOWERS,):
        sentence = "a tower is T or R, with a raven, and not {kind}"
        raise EditError("box.towers", say(sentence, kind=excerpt(str(kind))))
    towers, crowds = _apart(state, space)
    return _restack(state, space, ([*towers, kind], [*crowds, ""]))


def take_tower(state: State, space: int, number: int | None = None) -> State:
    """One tower less, the top one or by its number; who stood on its roof falls one level."""
    towers, crowds = _apart(state, space)
    if not towers:
        raise EditError("stack.levels", say("no tower stands on space {space}", space=space))
    number = len(towers) if number is None else number
    if type(number) is not int or not 1 <= number <= len(towers):
        words = {"space": space, "number": number}
        raise EditError("stack.levels", say("space {space} has no tower {number}", **words))
    del towers[number - 1]
    crowds[number - 1] = land(crowds[number - 1], crowds.pop(number))
    return _restack(state, space, (towers, crowds))


def move_castle(state: State, space: int) -> State:
    """The castle on top of another space."""
    return _restack(changed(state, castle=space), space, _apart(state, space))


# What is written beside the board


def _seat(state: State, colour: str) -> int:
    if colour not in (*state.table.colours,):
        who = say_colour(colour) if colour in (*COLOURS,) else excerpt(str(colour))
        raise EditError("box.people", say("nobody plays {colour} here", colour=who))
    return state.table.colours.index(colour)


def set_hand(state: State, colour: str, cards: str) -> State:
    """Other cards in a hand, such as ``W3,T2,?``."""
    seat, players = _seat(state, colour), written_players(state)
    if "|" in plain(cards):
        sentence = "{cards} is no hand: it is written like W3,T2,?"
        raise EditError("", say(sentence, cards=excerpt(str(cards))))
    players[seat] = players[seat].partition(":")[0] + ":" + plain(cards)
    return rewrite(state, players="|".join(players))


def set_flasks(state: State, colour: str, counts: str) -> State:
    """Who is home and how many flasks are full, empty and spent, such as ``1+2-3x1``."""
    seat, players = _seat(state, colour), written_players(state)
    if not _FLASKS.fullmatch(plain(counts)):
        sentence = "{counts} is not written like 1+2-3x1: home + full - empty x spent"
        raise EditError("", say(sentence, counts=excerpt(str(counts))))
    players[seat] = colour + plain(counts) + ":" + players[seat].partition(":")[2]
    return rewrite(state, players="|".join(players))


def set_players(state: State, colours: str, rules: str | None = None) -> State:
    """Other players, from the start player clockwise, in a fresh turn, and perhaps other rules.

    Who leaves takes all wizards along; who comes has as many empty flasks as the box gives.
    """
    colours, before = plain(colours), state.table.colours
    if not colours or not set(colours) <= set(COLOURS) or len(colours) > len(COLOURS):
        sentence = "players are some of the colours {colours}, and not {given}"
        raise EditError("box.people", say(sentence, colours=COLOURS, given=excerpt(colours)))
    covered, tops = state.covered, state.tops
    for colour in set(before) - set(colours):
        covered = tuple(without_colour(space, colour) for space in covered)
        tops = tuple(without_colour(space, colour) for space in tops)
    there = dict(zip(before, written_players(state), strict=True))
    new = f"0+0-{PEOPLE[len(colours)]['flasks']}:"
    active = before[state.seat] if before[state.seat] in colours else colours[0]
    return rewrite(
        changed(state, covered=covered, tops=tops),
        turn=f"{active}1",
        players="|".join(there.get(colour, colour + new) for colour in colours),
        **({} if rules is None else {"rules": rules or "base"}),
    )


def set_rules(state: State, rules: str, options: str = "") -> State:
    """Another way of playing, such as ``master+team``, in a fresh turn."""
    turn = f"{state.table.colours[state.seat]}1"
    return rewrite(state, turn=turn, rules=plain(rules) or "base", opt=options)


def set_spells(state: State, spells: str, costs: str = "") -> State:
    """Other spells laid out, such as ``mw,mt``, and the costs that differ, such as ``sw1``."""
    return rewrite(state, spells=plain(spells), cost=costs)


def set_turn(state: State, turn: str) -> State:
    """Whose turn it is and how far, as it is written: ``b1``, ``y2*``."""
    return rewrite(state, turn=turn)


def set_draw(state: State, cards: str | None) -> State:
    """The draw pile from the top, ``-`` when it is used up, or None when nobody knows it."""
    return rewrite(state, draw=None if cards is None else _pile(cards))


def set_discard(state: State, cards: str) -> State:
    """The discard pile, oldest card first."""
    return rewrite(state, discard=_pile(cards))


def _pile(cards: str) -> str:
    return "" if plain(cards) == NONE else plain(cards)
