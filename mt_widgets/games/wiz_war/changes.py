"""What each event changes on the table; views are updated by the same functions."""

from collections.abc import Callable
from typing import Any

from . import events as e
from .cards import with_card, with_cards, without_card
from .draft import Draft
from .lasting import sorted_lasting, waned
from .state import NOBODY, Creation
from .things import sorted_floor, sorted_things
from .turning import turn_sector


def do(draft: Draft, event: e.Event) -> None:
    """Let something happen, and note it in the log if there is one."""
    _CHANGES[type(event)](draft, event)
    if draft.log is not None:
        draft.log.append(event)


def _off_pile(draft: Draft, card: str) -> None:
    """The newest copy of a card leaves the discard pile; a made-up pile may not hold it."""
    if card in draft.discard:
        at = len(draft.discard) - 1 - draft.discard[::-1].index(card)
        draft.discard = draft.discard[:at] + draft.discard[at + 1 :]


def _discard(draft: Draft, *cards: str) -> None:
    draft.discard += cards


def _card_left(draft: Draft, event: e.CardPlayed | e.CardDiscarded) -> None:
    draft.hands[event.seat] = without_card(draft.hands[event.seat], event.card)
    _discard(draft, event.card)


def _card_drawn(draft: Draft, event: e.CardDrawn) -> None:
    draft.draw = draft.draw and draft.draw[1:]
    draft.hands[event.seat] = with_card(draft.hands[event.seat], event.card)


def _trap_drawn(draft: Draft, event: e.TrapDrawn) -> None:
    draft.draw = draft.draw and draft.draw[1:]
    _discard(draft, event.card)


def _shuffled(draft: Draft, event: e.PileShuffled) -> None:
    draft.draw, draft.discard = event.cards, ()


def _forgotten(draft: Draft, event: e.PilesForgotten) -> None:
    draft.draw, draft.discard = None, ()


def _card_given(draft: Draft, event: e.CardGiven) -> None:
    draft.hands[event.seat] = without_card(draft.hands[event.seat], event.card)
    draft.hands[event.other] = with_card(draft.hands[event.other], event.card)


def _swallowed(draft: Draft, event: e.CardSwallowed) -> None:
    _off_pile(draft, event.card)
    draft.hands[event.seat] = with_card(draft.hands[event.seat], event.card)


def _hand_won(draft: Draft, event: e.HandWon) -> None:
    draft.hands[event.other] = with_cards(draft.hands[event.other], event.cards)
    draft.hands[event.seat] = ()


def _hand_discarded(draft: Draft, event: e.HandDiscarded) -> None:
    draft.hands[event.seat] = ()
    _discard(draft, *event.cards)


def _wizard_moved(draft: Draft, event: e.WizardMoved) -> None:
    draft.squares[event.seat] = event.target


def _wizard_hurt(draft: Draft, event: e.WizardHurt) -> None:
    draft.lives[event.seat] = max(0, draft.lives[event.seat] - event.damage)


def _wizard_died(draft: Draft, event: e.WizardDied) -> None:
    """``death.creatures``: the spells that the dead wizard cast end; the rest has its own event."""
    seat = event.seat
    draft.lives[seat], draft.squares[seat], draft.lasting[seat] = 0, NOBODY, ()
    draft.lasting = [
        tuple(one for one in lasting if one.caster != seat) for lasting in draft.lasting
    ]


def _creature_made(draft: Draft, event: e.CreatureMade) -> None:
    _off_pile(draft, event.creature.name)
    draft.creatures = tuple(sorted((*draft.creatures, event.creature)))


def _creature_moved(draft: Draft, event: e.CreatureMoved) -> None:
    draft.change_creature(event.name, lambda one: one._replace(square=event.target))


def _creature_hurt(draft: Draft, event: e.CreatureHurt) -> None:
    draft.change_creature(event.name, lambda one: one._replace(life=one.life - event.damage))


def _creature_gone(draft: Draft, event: e.CreatureGone) -> None:
    draft.creatures = tuple(c for c in draft.creatures if c.name != event.name)
    _discard(draft, event.name)


def _carry(draft: Draft, seat: int, thing: str) -> None:
    draft.carried[seat] = sorted_things((*draft.carried[seat], thing))


def _let_go(draft: Draft, seat: int, thing: str) -> None:
    carried = list(draft.carried[seat])
    carried.remove(thing)
    draft.carried[seat] = tuple(carried)


def _lay(draft: Draft, square: int, thing: str) -> None:
    draft.things = sorted_floor((*draft.things, (square, thing)))


def _lift(draft: Draft, square: int, thing: str) -> None:
    at = draft.things.index((square, thing))
    draft.things = draft.things[:at] + draft.things[at + 1 :]


def _item_laid(draft: Draft, event: e.ItemLaid) -> None:
    _off_pile(draft, event.item)
    _carry(draft, event.seat, event.item)


def _taken(draft: Draft, event: e.ThingTaken) -> None:
    _lift(draft, event.square, event.thing)
    _carry(draft, event.seat, event.thing)


def _dropped(draft: Draft, event: e.ThingDropped) -> None:
    _let_go(draft, event.seat, event.thing)
    _lay(draft, event.square, event.thing)


def _thrown(draft: Draft, event: e.ItemThrown) -> None:
    _let_go(draft, event.seat, event.item)
    if event.other == NOBODY:
        _lay(draft, event.square, event.item)
    else:
        _carry(draft, event.other, event.item)


def _item_destroyed(draft: Draft, event: e.ItemDestroyed) -> None:
    _let_go(draft, event.seat, event.item)
    _discard(draft, event.item)


def _item_broken(draft: Draft, event: e.ItemBroken) -> None:
    _lift(draft, event.square, event.item)
    _discard(draft, event.item)


def _spell_began(draft: Draft, event: e.SpellBegan) -> None:
    more = (*draft.lasting[event.seat], event.spell)
    draft.lasting[event.seat] = sorted_lasting(draft.setup, more)


def _spell_ended(draft: Draft, event: e.SpellEnded) -> None:
    left = (one for one in draft.lasting[event.seat] if one.spell != event.spell)
    draft.lasting[event.seat] = tuple(left)


def _waned(draft: Draft, event: e.SpellsWaned) -> None:
    for seat, lasting in enumerate(draft.lasting):
        if lasting:
            draft.lasting[seat] = waned(draft.setup, lasting, event.seat)


def _set_border(draft: Draft, border: int, kind: str) -> None:
    draft.borders = draft.borders[:border] + kind + draft.borders[border + 1 :]
    draft.damage = tuple(hurt for hurt in draft.damage if hurt[0] != border)


def _section_hurt(draft: Draft, event: e.SectionHurt) -> None:
    hurt = dict(draft.damage)
    hurt[event.border] = hurt.get(event.border, 0) + event.damage
    draft.damage = tuple(sorted(hurt.items()))


def _creation_made(draft: Draft, event: e.CreationMade) -> None:
    draft.creations = tuple(sorted((*draft.creations, Creation(event.square, event.name))))


def _creation_hurt(draft: Draft, event: e.CreationHurt) -> None:
    draft.creations = tuple(
        c._replace(damage=c.damage + event.damage) if c.square == event.square else c
        for c in draft.creations
    )


def _creation_gone(draft: Draft, event: e.CreationGone) -> None:
    draft.creations = tuple(c for c in draft.creations if c.square != event.square)


def _sector_turned(draft: Draft, event: e.SectorTurned) -> None:
    turn_sector(draft, event.sector, event.quarters, event.coins)


def _ended(draft: Draft, event: e.GameEnded) -> None:
    draft.hands = [*event.hands]


def _stage(draft: Draft, event: e.StageReached) -> None:
    draft.turn, draft.pending = event.turn, event.pending
    draft.creatures, draft.first = event.creatures, event.first


def _nothing(draft: Draft, event: e.Event) -> None:
    """Others tell it anyway, or it leaves nothing on the table."""


_CHANGES: dict[type[e.Event], Callable[[Draft, Any], None]] = {
    e.CardPlayed: _card_left,
    e.CardDiscarded: _card_left,
    e.CardDrawn: _card_drawn,
    e.TrapDrawn: _trap_drawn,
    e.PileShuffled: _shuffled,
    e.PilesForgotten: _forgotten,
    e.CardGiven: _card_given,
    e.CardSwallowed: _swallowed,
    e.WizardMoved: _wizard_moved,
    e.WizardHurt: _wizard_hurt,
    e.WizardDied: _wizard_died,
    e.HandWon: _hand_won,
    e.HandDiscarded: _hand_discarded,
    e.CreatureMade: _creature_made,
    e.CreatureMoved: _creature_moved,
    e.CreatureHurt: _creature_hurt,
    e.CreatureGone: _creature_gone,
    e.ItemLaid: _item_laid,
    e.ThingTaken: _taken,
    e.ThingDropped: _dropped,
    e.ItemThrown: _thrown,
    e.ItemDestroyed: _item_destroyed,
    e.ItemBroken: _item_broken,
    e.SpellBegan: _spell_began,
    e.SpellEnded: _spell_ended,
    e.SpellsWaned: _waned,
    e.WallMade: lambda draft, event: _set_border(draft, event.border, "w"),
    e.FireMade: lambda draft, event: _set_border(draft, event.border, "f"),
    e.SectionHurt: _section_hurt,
    e.BorderOpened: lambda draft, event: _set_border(draft, event.border, "o"),
    e.CreationMade: _creation_made,
    e.CreationHurt: _creation_hurt,
    e.CreationGone: _creation_gone,
    e.SectorTurned: _sector_turned,
    e.GameEnded: _ended,
    e.StageReached: _stage,
    **dict.fromkeys((
        e.MoveNamed, e.CardAsked, e.CardRefused, e.Passed, e.PlayFailed, e.DieRolled,
        e.CoinThrown, e.TakeNamed, e.MainPartEnded, e.TurnBegan, e.TurnLost,
    ), _nothing),
}  # fmt: skip
