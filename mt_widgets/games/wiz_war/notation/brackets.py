"""What is going on in a turn, in brackets; refused where the rules do not allow it."""

import re

from ....engine.errors import MoveError, PositionError, excerpt
from ..box import COLOURS, HAND
from ..cards import ANSWERS, SINGLE
from ..moves import Attack, Cast, Command, Punch, Use
from ..rules.attacks import is_attack
from ..state import Answering, Asking, Coins, Discarding, Ending, Pending, Shuffling, State, Taking
from ..things import THINGS
from .moves import parse_move
from .standing import why_not_standing, why_not_standing_counter

_WAIT = re.compile(rf"(?:(take):({'|'.join(THINGS)})|(end)|(ask))>([{COLOURS}])", re.ASCII)
_PLAY = re.compile(rf"([{COLOURS}]):([^!>=]+)(?:!([^!>=]+))?>([{COLOURS}])", re.ASCII)
_COINS = re.compile(rf"([{COLOURS}]):([^!>=]+)=([ht]*)", re.ASCII)


def _wrong(what: str) -> PositionError:
    return PositionError("turn", what)


def parse_brackets(state: State, texts: list[str], *, main: bool) -> tuple[Pending, ...]:
    """Read the brackets behind a turn, of which only some combinations exist."""
    pending = tuple(_parse_bracket(state, text) for text in texts)
    kinds = [type(one) for one in pending]
    below: tuple[type, ...] = (Asking, Taking) if main else (Ending, Discarding, Shuffling)
    if not pending:
        known = main
    elif len(pending) == 1:
        known = kinds[0] in below or (main and kinds[0] in (Answering, Coins))
    else:
        known = len(pending) == 2 and kinds[0] in (Taking, Ending) and kinds[0] in below
        known = known and kinds[1] in (Answering, Coins)
    if not known:
        raise _wrong("these brackets do not stand together")
    for number, one in enumerate(pending):
        _check(state, one, pending[:number])
    return pending


def _parse_bracket(state: State, text: str) -> Pending:
    wait, play, coins = (form.fullmatch(text) for form in (_WAIT, _PLAY, _COINS))
    if text == "discard":
        return Discarding()
    if text in ("shuffle:1", "shuffle:2"):
        return Shuffling(int(text[-1]))
    if wait is not None:
        asked = _living(state, wait[5])
        if wait[1]:
            return Taking(wait[2], asked)
        return Ending(asked) if wait[3] else Asking(asked)
    if play is not None:
        counter = None if play[3] is None else _parse_play(play[3])
        if counter is not None and not isinstance(counter, Cast):
            raise _wrong(f"{excerpt(play[3])} is no counteraction")
        return Answering(
            _living(state, play[1]), _parse_play(play[2]), _living(state, play[4]), counter
        )
    if coins is not None:
        move = _parse_play(coins[2])
        if not isinstance(move, Cast) or move.card != "rotate":
            raise _wrong(f"no coins are thrown for {excerpt(coins[2])}")
        return Coins(_living(state, coins[1]), move, tuple(side == "h" for side in coins[3]))
    raise _wrong(f"{excerpt(text)} is nothing that can be going on")


def _living(state: State, colour: str) -> int:
    seat = state.setup.seat.get(colour)
    if seat is None or not state.lives[seat]:
        raise _wrong(f"{colour} does not live")
    return seat


def _parse_play(text: str) -> Attack:
    try:
        move = parse_move(text)
    except MoveError as error:
        raise _wrong(f"{excerpt(text)} is no move") from error
    played = isinstance(move, Cast) and not move.interrupt
    if isinstance(move, Punch | Use | Command) or (isinstance(move, Cast) and played):
        return move
    raise _wrong(f"{excerpt(text)} is no attack and no card")


def _check(state: State, one: Pending, below: tuple[Pending, ...]) -> None:
    if isinstance(one, Answering | Coins):
        _check_play(state, one, below)
    elif isinstance(one, Taking | Ending | Asking):
        _check_waiting(state, one)
    elif isinstance(one, Discarding):
        if len(state.hands[state.turn.seat]) <= HAND:
            raise _wrong("with seven cards or fewer nobody discards")
    elif isinstance(one, Shuffling) and (state.draw != () or not state.discard):
        raise _wrong("a shuffle needs an empty draw pile and a discard pile")


def _check_waiting(state: State, one: Taking | Ending | Asking) -> None:
    if one.asked == state.turn.seat:
        raise _wrong("whose turn it is cannot be asked here")
    if isinstance(one, Taking) and one.thing.islower() and "itemsfree" in state.setup.options:
        raise _wrong("with itemsfree an item is picked up at once")
    if isinstance(one, Asking):
        if not state.turn.asked or "notrade" in state.setup.options or not state.hands[one.asked]:
            raise _wrong("nobody can have been asked for a card like that")


def _check_play(state: State, one: Answering | Coins, below: tuple[Pending, ...]) -> None:
    player = getattr(below[0], "asked", -1) if below else state.turn.seat
    if one.seat != player:
        raise _wrong(f"{state.setup.colours[one.seat]} cannot play here")
    if isinstance(one.move, Cast) and one.move.card in SINGLE:
        _check_single(state, one.move.card)
    refusal = why_not_standing(state, one, interrupt=bool(below))
    if refusal is not None:
        raise _wrong(f"{one.move}: {refusal}")
    if isinstance(one, Answering) and is_attack(one.move):
        _check_attack(state, one, own=not below)
    elif isinstance(one, Answering) and (one.asked == one.seat or one.counter is not None):
        raise _wrong(f"{one.move}: a neutral card is answered by others, with Negate")


def _check_single(state: State, card: str) -> None:
    places = (*state.hands, *state.carried, state.draw or ())
    floor = {thing for _, thing in state.things} | {one.name for one in state.creatures}
    if card in floor or any(card in place for place in places):
        raise _wrong(f"{card} is being played and lies somewhere else too")


def _check_attack(state: State, play: Answering, *, own: bool) -> None:
    victim = state.setup.seat.get(play.move.target)
    if victim is None:
        raise _wrong(f"{play.move}: only a wizard is asked about an attack")
    if play.asked != (victim if play.counter is None else play.seat):
        raise _wrong(f"{play.move}: somebody else is asked")
    if own and not state.turn.attacked and not isinstance(play.move, Command):
        raise _wrong(f"{play.move}: an attack in the own turn has the letter a")
    if play.counter is not None:
        fits = play.counter.card in ANSWERS - {"anti"}
        if not fits or why_not_standing_counter(state, play, play.counter) is not None:
            raise _wrong(f"{play.counter} cannot be played against {play.move}")


def format_bracket(state: State, one: Pending) -> str:
    """Write what stands in a pair of brackets."""
    colours = state.setup.colours
    match one:
        case Answering(seat, move, asked, counter):
            answer = "" if counter is None else f"!{counter}"
            return f"{colours[seat]}:{move}{answer}>{colours[asked]}"
        case Coins(seat, move, coins):
            return f"{colours[seat]}:{move}=" + "".join("h" if heads else "t" for heads in coins)
        case Taking(thing, asked):
            return f"take:{thing}>{colours[asked]}"
        case Ending(asked):
            return f"end>{colours[asked]}"
        case Asking(asked):
            return f"ask>{colours[asked]}"
        case Shuffling(number):
            return f"shuffle:{number}"
    assert isinstance(one, Discarding)
    return "discard"
