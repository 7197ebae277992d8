"""Questions about a position of a played game that are worth a proof."""

from collections.abc import Iterator, Sequence
from itertools import chain

from ....engine.aims import Aim
from ....engine.goal_language import Not
from ....search.finds import Candidate
from ....search.others import BEST, NOTHING, next_turn, replies
from ....search.problem import Problem
from ....search.survey import MANY, survey
from .. import forecast, game, goals
from ..cards import BY_LETTER, UNKNOWN
from ..draft import changed
from ..goals.language import Enters, Goal
from ..moves import Move
from ..state import State
from .tasks import tasks, two_homecomings

_Ways = tuple[tuple[int, Move | None], ...]

_PILE = 6  # cards of the draw pile that are told: what two turns can draw
_THREATENED = 0.7  # after so large a share of one's own moves the next player enters at once


def card_candidates(state: State, most: int) -> Iterator[Candidate[State]]:
    """Everything worth a proof where a card is to be played; TooLarge beyond so many positions."""
    if UNKNOWN in state.hands[state.seat]:
        return iter(())  # whoever does not know their cards can prove nothing
    dice = _dice(state, state.seat)
    if state.table.solo:
        return iter(()) if dice else _in_two_turns(state, most)
    if dice:
        return _odds(state) if dice == 1 and state.action == 1 else iter(())
    if state.action == 1:
        return _in_one_turn(state, most)
    return chain(_in_two_turns(state, most), _in_one_turn(state, most))


def _dice(state: State, *seats: int) -> int:
    """How many cards of these players have dice."""
    return sum(bool(BY_LETTER[card].dice) for seat in seats for card in state.hands[seat])


# The position as it is told


def _known(state: State, *also: int) -> State:
    """What the solver, with a partner, knows of it, and open hands; nothing of the piles."""
    sees = state.seat, state.table.partner(state.seat), *also
    hands = [hand if seat in sees else UNKNOWN * len(hand) for seat, hand in enumerate(state.hands)]
    return changed(state, hands=tuple(hands), draw=None, discard="")


# What is asked


def _in_one_turn(state: State, most: int) -> Iterator[Candidate[State]]:
    """Goals to which few ways lead; of those to which the same ways lead, the simplest."""
    start = _known(state)
    others = NOTHING if state.table.reactions else BEST  # or they are asked at every window
    asked = [Candidate(start, Aim(goal), 1, others) for goal, _ in tasks(start)]
    ways = _survey(start, others, [lead.aim.goal for lead in asked], most)
    known: set[_Ways] = {()}
    for lead, found in zip(asked, ways, strict=True):
        if found not in known and len(found) < MANY:
            known.add(found)
            yield lead


def _survey(start: State, others: str, asked: Sequence[object], most: int) -> list[_Ways]:
    """By which moves each goal is reached in this turn, if others do what they are said to do."""
    decides = game.mover(start)
    assert decides is not None
    seats = game.side(start, decides)
    said = replies(game, forecast, seats, others)
    problem = Problem(forecast, start, seats, lambda _: False, others=said, turn_told=next_turn)
    return survey(problem, [goals.predicate(goal, start) for goal in asked], _gist, most)


def _gist(state: State) -> object:
    """All that goals speak of: whoever is neither in sight nor home is trapped."""
    in_sight = "".join(sorted("".join(state.tops)))
    return state.counts, state.castle, in_sight, state.seat, state.action


def _odds(state: State) -> Iterator[Candidate[State]]:
    """A homecoming for which one may have to roll."""
    yield Candidate(_known(state), Aim(Enters(_colour(state)), likely=True))


def _colour(state: State) -> str:
    return state.table.colours[state.seat]


def _in_two_turns(state: State, most: int) -> Iterator[Candidate[State]]:
    """One wizard home now and one in the next turn, with cards that are known."""
    pile = (state.draw or "")[:_PILE]
    start = changed(_known(state), draw=pile)
    again: Goal = Enters(_colour(state))
    ways = [_survey(later, BEST, [again], most)[0] for later in _next_turns(start)]
    if len(pile) == _PILE and 0 < sum(map(len, ways)) < MANY:
        yield Candidate(start, Aim(two_homecomings(state)), 2, NOTHING)


def _next_turns(state: State) -> Iterator[State]:
    """The own next turns after each entry that is possible now, with nothing done by the others."""
    for entered in _afters(state):
        if entered.home[state.seat] > state.home[state.seat]:
            after = entered
            while after.seat != state.seat:
                after, _ = game.skip(after)
            if game.mover(after) is not None:
                yield after


def _afters(state: State) -> list[State]:
    return [game.play(state, move) for move in game.legal_moves(state)]


def defences(state: State) -> Iterator[Candidate[State]]:
    """Keeping the next player out with one action, where nearly every move lets that one in."""
    following = (state.seat + 1) % state.table.seats
    if not state.table.plain or state.action != 2 or UNKNOWN in state.hands[following]:
        return  # the hand of whom to keep out has to be told
    if _dice(state, state.seat, following):
        return
    start = _known(state, following)
    ends = [after for after in _afters(start) if after.seat == following]
    threats = sum(_enters_at_once(after, following) for after in ends)
    if ends and _THREATENED < threats / len(ends) < 1:
        colour = state.table.colours[following]
        yield Candidate(start, Aim(Not(Enters(colour)), keep=True))


def _enters_at_once(state: State, seat: int) -> bool:
    """Whether one move brings a wizard of a seat home."""
    return any(after.home[seat] > state.home[seat] for after in _afters(state))
