"""Death (section 18): what becomes of a wizard's things, cards, creatures and spells."""

from ..changes import do
from ..draft import Draft
from ..events import CreatureGone, HandDiscarded, HandWon, ThingDropped, WizardDied


def drop_all(draft: Draft, seat: int) -> None:
    """Everything that a wizard carries falls on the wizard's square."""
    for thing in draft.carried[seat]:
        do(draft, ThingDropped(seat, thing, draft.squares[seat]))


def die(draft: Draft, seat: int, by: int | None) -> None:
    """A wizard dies; ``by`` is the attacker who gets the cards, None if nobody does.

    Whose turn it is then is looked at when the play on top has worked (``death.turn``).
    """
    drop_all(draft, seat)  # death.things
    if draft.hands[seat]:
        _leave_hand(draft, seat, by)
    do(draft, WizardDied(seat))
    for creature in draft.creatures:  # death.creatures
        if creature.owner == seat:
            do(draft, CreatureGone(creature.name))
    draft.first -= {seat}


def _leave_hand(draft: Draft, seat: int, by: int | None) -> None:
    """``death.cards``: the killer gets the hand, or it is discarded."""
    cards = draft.hands[seat]
    if by is None or by == seat:
        do(draft, HandDiscarded(seat, cards))
    else:
        do(draft, HandWon(seat, by, cards))
