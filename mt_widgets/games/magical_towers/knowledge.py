"""What each seat may know: views, what can be foreseen, what of an event a seat learns.

The next view of a seat is made of its last one and of the events that it has observed alone.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random
from typing import Any

from . import events as e
from . import game
from .cards import BY_TEXT, UNKNOWN, sorted_hand, without
from .draft import changed, put
from .forecast import unseen
from .moves import Cast, Move, Pass, Tower
from .rules.flasks import change
from .rules.towers import shift, swap
from .stacks import land, leave, lift_out, without_prisoners
from .state import Lending, State, Window
from .view import View, hide_cards, reconstruct, sees_lent_card
from .view import look as _look

__all__ = [
    "GRADES",
    "OPEN",
    "announced",
    "deal",
    "foresee",
    "hide",
    "is_open",
    "look",
    "observe",
    "reconstruct",
    "reveals",
    "update",
]  # fmt: skip

GRADES = "eyes", "memory"  # stack.memory
# What a preview may show: all that is decided by what everybody sees.
OPEN = (
    e.WizardMoved, e.TowerMoved, e.CastleMoved, e.TowersSwapped, e.WizardEntered,
    e.WizardsImprisoned, e.FlaskFilled,
)  # fmt: skip
_LEARNT = e.CardsDrawn | e.DieRolled | e.PileShuffled


def look(state: State, seat: int | None, grade: str) -> View:
    """What a seat may know of a state."""
    return _look(state, seat, memory=grade == "memory")


def hide(state: State, seat: int) -> State:
    """The state with the cards that a seat sees, and no draw pile."""
    view = _look(state, seat)
    return changed(state, hands=view.hands, pending=view.pending, draw=None)


def deal(view: View, rng: Random) -> State:
    """A state that fits a view; cards that nobody has seen are dealt fairly."""
    state = reconstruct(view)
    hidden = state.held.count(UNKNOWN) + (state.draw or "").count(UNKNOWN)
    lent = isinstance(state.pending, Lending) and state.pending.card == UNKNOWN
    cards = iter(rng.sample([*unseen(state, hidden + lent).elements()], hidden + lent))
    hands = tuple(sorted_hand(_filled(hand, cards)) for hand in state.hands)
    draw = None if state.draw is None else _filled(state.draw, cards)
    dealt = changed(state, hands=hands, draw=draw)
    return changed(dealt, pending=Lending(next(cards))) if lent else dealt


def _filled(cards: str, unseen_ones: Iterable[str]) -> str:
    ones = iter(unseen_ones)
    return "".join(next(ones) if card == UNKNOWN else card for card in cards)


def foresee(state: State, move: Move) -> tuple[e.Event, ...]:
    """What everybody can foresee of a legal move; who is freed nobody can."""
    if isinstance(move, Cast) and move.spell == "fw":
        return ()
    return _public(game.events(state, move)) + announced(game.play(state, move))


def announced(state: State) -> tuple[e.Event, ...]:
    """What a named move will do if all pass."""
    found = list[e.Event]()
    while isinstance(state.pending, Window) and state.pending.named is not None:
        found += game.events(state, Pass())
        state = game.play(state, Pass())
    return _public(found)


def _public(events: Iterable[e.Event]) -> tuple[e.Event, ...]:
    return tuple(event for event in events if isinstance(event, OPEN))


def is_open(state: State) -> bool:
    """Whether to cast is decided in front of everybody; a card is chosen from a hand."""
    return isinstance(state.pending, Window)


def reveals(event: e.Event) -> bool:
    """Whether cards are drawn, a die is rolled or a pile is shuffled."""
    return isinstance(event, _LEARNT)


_STAGE = "action", "marks", "casts", "pending", "mover"


def observe(events: Iterable[e.Event], state: State, seat: int | None) -> tuple[e.Event, ...]:
    """Events of a state's move as a seat learns them: others' cards stay hidden."""
    return tuple(_hide(event, state, seat) for event in events)


def _hide(event: e.Event, state: State, seat: int | None) -> e.Event:
    if isinstance(event, e.CardsDrawn):
        return replace(event, cards=hide_cards(event.cards, seat, event.seat))
    if state.table.team and not sees_lent_card(state, seat):
        if isinstance(event, e.CardLent | e.CardGivenBack):
            return replace(event, card=UNKNOWN)
        if isinstance(event, e.StageReached) and isinstance(event.pending, Lending):
            return replace(event, pending=Lending(UNKNOWN))
    return event


def update(view: View, events: Iterable[e.Event]) -> View:
    """The view after events that this seat has observed; nothing else is needed."""
    for event in events:
        step = _FOLLOW.get(type(event))  # others leave no trace, or StageReached tells of it
        view = step(view, event) if step else view
    return view


def _hand(view: View, seat: int, hand: str) -> View:
    return replace(view, hands=put(view.hands, seat, sorted_hand(hand)))


def _lose(view: View, seat: int, letter: str) -> View:
    """A card leaves a hand, of which this seat may know it or not."""
    return _hand(view, seat, without(view.hands[seat], letter))


def _card_played(view: View, event: e.CardPlayed) -> View:
    letter = BY_TEXT[event.card].letter
    return replace(_lose(view, event.seat, letter), discard=view.discard + letter)


def _cards_drawn(view: View, event: e.CardsDrawn) -> View:
    left = None if view.draw is None else view.draw - len(event.cards)
    return replace(_hand(view, event.seat, view.hands[event.seat] + event.cards), draw=left)


def _given_back(view: View, event: e.CardGivenBack) -> View:
    assert isinstance(view.pending, Lending)
    partner = view.table.partner(event.seat)
    assert partner is not None
    taken = hide_cards(view.pending.card, view.seat, event.seat)
    given = hide_cards(event.card, view.seat, partner)
    view = _hand(view, event.seat, view.hands[event.seat] + taken)
    view = _lose(view, event.seat, event.card)
    return _hand(view, partner, view.hands[partner] + given)


def _arrive(view: View, colour: str, space: int) -> View:
    """A wizard on the top of a space, or in the castle, which WizardEntered tells."""
    if space == view.castle:
        return view
    return replace(view, tops=put(view.tops, space, land(view.tops[space], colour)))


def _wizard_moved(view: View, event: e.WizardMoved) -> View:
    left = put(view.tops, event.origin, leave(view.tops[event.origin], event.colour))
    return _arrive(replace(view, tops=left), event.colour, event.target)


def _wizard_freed(view: View, event: e.WizardFreed) -> View:
    if view.memory:
        dug = lift_out(view.covered[event.space], event.number, event.colour)
        view = replace(view, covered=put(view.covered, event.space, dug))
    return _arrive(view, event.colour, event.space)


def _tower_moved(view: View, event: e.TowerMoved) -> View:
    tower = Tower(event.origin, event.number)
    covered, tops, castle, _ = shift(view.covered, view.tops, view.castle, tower, event.steps)
    if not view.memory:
        covered = tuple(map(without_prisoners, covered))
    return replace(view, covered=covered, tops=tops, castle=castle)


def _swapped(view: View, event: e.TowersSwapped) -> View:
    covered, tops = swap(view.covered, view.tops, event.first, event.second)
    return replace(view, covered=covered, tops=tops)


_FOLLOW: dict[type[e.Event], Callable[[View, Any], View]] = {
    e.CardPlayed: _card_played,
    e.HandDiscarded: lambda view, event: replace(
        _hand(view, event.seat, ""), discard=view.discard + event.cards
    ),
    e.CardsDrawn: _cards_drawn,
    e.PileShuffled: lambda view, event: replace(view, draw=event.cards, discard=""),
    e.CardLent: lambda view, event: replace(
        _lose(view, event.seat, event.card), pending=Lending(event.card)
    ),
    e.CardGivenBack: _given_back,
    e.WizardMoved: _wizard_moved,
    e.WizardEntered: lambda view, event: replace(
        view, home=change(view.home, view.table.colours.index(event.colour), 1)
    ),
    e.WizardFreed: _wizard_freed,
    e.TowerMoved: _tower_moved,
    e.WizardsRevealed: lambda view, event: replace(
        view, tops=put(view.tops, event.space, event.wizards)
    ),
    e.TowersSwapped: _swapped,
    e.CastleMoved: lambda view, event: replace(view, castle=event.target),
    e.FlaskFilled: lambda view, event: replace(
        view, empty=change(view.empty, event.seat, -1), full=change(view.full, event.seat, 1)
    ),
    e.SpellCast: lambda view, event: replace(
        view,
        full=change(view.full, event.seat, -event.cost),
        spent=change(view.spent, event.seat, event.cost),
    ),
    e.FlasksHanded: lambda view, event: replace(
        view,
        full=change(change(view.full, event.giver, -event.flasks), event.receiver, event.flasks),
    ),
    e.GameEnded: lambda view, event: replace(view, winners=event.winners),
    e.StageReached: lambda view, event: replace(
        view, active=event.seat, **{name: getattr(event, name) for name in _STAGE}
    ),
}
