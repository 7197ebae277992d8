"""Why one way to go on is better or worse than another: facts that the rules tell, in words."""

from collections.abc import Callable, Iterable, Iterator

from ....engine.data import read_data
from ....engine.reasons import Reason
from ....engine.words import either, listing, say, say_many
from .. import game
from ..box import DIE, HAND, SPACES
from ..cards import UNKNOWN
from ..rules.wizards import in_sight
from ..state import State
from ..voice.spoken import say_colour, say_owner
from .compared import Compared, cards_home, known_cards, prisoners, rolls_home

__all__ = ["reasons"]

_WORDS = read_data(__package__.removesuffix(".judgement"), "words/reasons.toml")
_LEAST = 0.01  # what a fact is worth at least, or costs
_WON, _DONE = 10.0, 1.0  # what it is worth to win, and to have nothing left to do
_BACKWARDS = {"hw", "ht", "sw"}  # spells by which something comes to be behind where it was


def reasons(seat: int, before: State, after: State, other: State) -> list[Reason]:
    """What ``after`` brings a seat, or harms it, that ``other`` does not."""
    case = Compared(seat, before, after, other)
    return [reason for find in _FINDERS for reason in find(case)]


def _say(table: str, key: str, **arguments: object) -> str:
    return say(_WORDS[table][key], **arguments)


def _say_number(table: str, key: str, number: int, **arguments: object) -> str:
    one, many = _WORDS[table][key]
    return say_many(one, many, number, **arguments)


def _good(worth: float, about: str, text: str) -> Reason:
    return Reason(max(worth, _LEAST), about, text)


def _bad(worth: float, about: str, text: str) -> Reason:
    return Reason(min(worth, -_LEAST), about, text)


def _ends(case: Compared) -> Iterator[Reason]:
    """The game is won, or nothing is left to do."""
    won, otherwise = game.winners(case.after) or (), game.winners(case.other) or ()
    if case.seat in won and case.seat not in otherwise:
        yield _good(_WON, "wins", _say("other", "wins"))
    elif _is_done(case.after, case.seat) and not _is_done(case.other, case.seat):
        yield _good(_DONE, "done", _say("other", "done"))


def _is_done(state: State, seat: int) -> bool:
    return not state.empty[seat] and _left(state, seat) == 0


def _left(state: State, seat: int) -> int:
    colour = state.table.colours[seat]
    return "".join(state.tops).count(colour) + prisoners(state, colour)


def _home(case: Compared) -> Iterator[Reason]:
    """Wizards get home."""
    for seat, colour in enumerate(case.table.colours):
        number = case.more("home", seat)
        if not number:
            continue
        worth = case.worth("home", [seat])
        if seat != case.seat:
            text = _say_number("home", "theirs", number, colour=say_colour(colour))
            yield (_good if seat in case.side else _bad)(worth, f"home {colour}", text)
            continue
        key = "last" if _left(case.after, seat) == 0 else "yours"
        space = case.after.castle
        stays = " stays" if space == case.before.castle else ""
        text = _say_number("home", key + stays, number, space=space)
        yield _good(worth, f"home {colour}", text)


def _trapped(case: Compared) -> Iterator[Reason]:
    """Wizards are trapped, and a flask is filled for that."""
    filled, own = case.filled, _more_trapped(case, case.seat)
    caught = {seat: _more_trapped(case, seat) for seat in range(case.table.seats)}
    theirs = [seat for seat, number in caught.items() if number and seat not in case.side]
    if theirs:
        worth = case.worth("trapped", theirs)
        worth += case.worth("flasks", case.side) if filled else 0.0
        yield _good(worth, "flasks", _say_trapped(case, theirs, caught))
    elif filled:
        key = "own" if own and filled == 1 else "filled"
        text = _say_number("flasks", key, filled)
        yield _good(case.worth("flasks", case.side), "flasks", text)
    if own:
        text = _say_number("trapped", "yours", own)
        yield _bad(case.worth("trapped", [case.seat]), "trapped", text)


def _more_trapped(case: Compared, seat: int) -> int:
    """How many more wizards of a seat are trapped, if there are more than after the other way."""
    colour = case.table.colours[seat]
    now, other, start = (prisoners(state, colour)
                         for state in (case.after, case.other, case.before))  # fmt: skip
    return max(now - start, 0) if now > other else 0


def _say_trapped(case: Compared, seats: list[int], caught: dict[int, int]) -> str:
    filled = case.filled
    flask = "none" if not filled else "last" if filled == 1 and case.filled_last else "flask"
    colours = [case.table.colours[seat] for seat in seats]
    if len(seats) == 1 and filled < 2:
        return _say_number("trapped", flask, caught[seats[0]], colour=say_colour(colours[0]))
    players = listing(map(say_owner, colours))
    if flask == "flask":
        return _say_number("trapped several", flask, filled, players=players)
    return _say("trapped several", flask, players=players)


def _set_free(case: Compared) -> Iterator[Reason]:
    """Wizards come out from under a tower."""
    for seat, colour in enumerate(case.table.colours):
        here, there, start = (prisoners(state, colour)
                              for state in (case.after, case.other, case.before))  # fmt: skip
        number = max(start - here, 0) if here < there else 0
        if number and seat == case.seat:
            text = _say_number("free", "yours", number)
            yield _good(case.worth("trapped", [seat]), f"free {colour}", text)
        elif number:
            text = _say_number("free", "theirs", number, colour=say_colour(colour))
            judged = _good if seat in case.side else _bad
            yield judged(case.worth("trapped", [seat]), f"free {colour}", text)


def _threats(case: Compared) -> Iterator[Reason]:
    """Others can, or cannot any more, get home in their next turn with a single card."""
    for seat, colour in enumerate(case.table.colours):
        if seat == case.seat:
            continue
        here, there = cards_home(case.after, seat), cards_home(case.other, seat)
        worth = case.worth("next", [seat])
        partner, about = seat in case.side, f"next {colour}"
        if here - there and (worth > 0) == partner:
            key = "lets" + _last(case.after, seat)
            text = _say_next(key, colour, here - there)
            yield (_good if partner else _bad)(worth, about, text)
        elif there - here and (worth > 0) != partner:
            key = "keeps" + _last(case.after, seat).replace("finish", "last")
            text = _say_next(key, colour, there - here)
            yield (_bad if partner else _good)(worth, about, text)


def _last(state: State, seat: int) -> str:
    """Whether only one wizard of a seat is left, and whether it needs nothing else."""
    if _left(state, seat) != 1:
        return ""
    return " last" if state.empty[seat] else " finish"


def _say_next(key: str, colour: str, numbers: frozenset[int]) -> str:
    return _say("next", key, who=say_owner(colour), numbers=_numbers(numbers))


def _numbers(numbers: Iterable[int]) -> str:
    return either(map(str, sorted(numbers)))


def _chances(case: Compared) -> Iterator[Reason]:
    """What may take a wizard of one's own home: the die that is to be rolled, or a card."""
    seat = case.seat
    rolls = rolls_home(case.after, seat)
    if rolls:
        yield _good(len(rolls) / DIE, "roll", _say("next", "roll", numbers=_numbers(rolls)))
        return
    new = cards_home(case.after, seat) - cards_home(case.other, seat)
    worth = case.worth("next", [seat])
    if not new or worth <= 0 or not case.is_over:
        return
    held = known_cards(case.after, seat)
    card = next((held[number] for number in sorted(new) if number in held), "")
    text = _say("next", "yours", numbers=_numbers(new))
    yield _good(worth, f"next {case.colour}", _say("next", "card", card=card) if card else text)


def _spent(case: Compared) -> Iterator[Reason]:
    """What is paid, and what is drawn."""
    number = case.more("spent", case.seat)
    if number:
        text = _say_number("flasks", "spent", number)
        yield _bad(case.worth("flasks", [case.seat]), "spent", text)
    new, known = UNKNOWN * HAND, UNKNOWN not in case.before.hands[case.seat]
    fresh = case.after.hands[case.seat] == new != case.other.hands[case.seat]
    worth = case.worth("next", [case.seat])
    if fresh and known and worth > 0:
        yield _good(worth, f"next {case.colour}", _say("other", "hand"))


def _way(case: Compared) -> Iterator[Reason]:
    """How far it is from those in sight to the castle."""
    now, other, start = (_distances(state, case.colour)
                         for state in (case.after, case.other, case.before))  # fmt: skip
    if case.after.castle != case.before.castle or len(now) != len(start):
        return
    worth = case.worth("way", [case.seat])
    if sum(now) < sum(start) and worth > 0:
        yield _good(worth, "way", _say("other", "closer"))
    elif sum(now) > sum(start) and worth < 0 and sum(now) > sum(other):
        key = "farther" if _BACKWARDS & {*case.table.spells} else "past"
        yield _bad(worth, "way", _say("other", key))


def _distances(state: State, colour: str) -> list[int]:
    """From each wizard in sight to the castle."""
    return [(state.castle - space) % SPACES
            for space in in_sight(state, colour)
            for _ in range(state.tops[space].count(colour))]  # fmt: skip


_FINDERS: tuple[Callable[[Compared], Iterator[Reason]], ...] = (
    _ends, _home, _trapped, _set_free, _threats, _chances, _spent, _way,
)  # fmt: skip
