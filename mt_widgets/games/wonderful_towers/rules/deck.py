"""The deck: the next card, known or told by chance, and what happens when none is left."""

from ....engine.errors import Refusal, refuse
from ..draft import Draft
from ..events import DeckRenewed, DeckShuffled
from ..moves import Reveal, Shuffle
from ..state import Destroying, Drawing, State


def take(draft: Draft) -> int:
    """The next card of the deck; 0 if chance has to tell it (``deck.chance``)."""
    deck = draft.deck
    if deck:
        draft.deck = deck[1:]
        return deck[0]
    if not draft.unknown:
        _renew(draft)
    return 0


def _renew(draft: Draft) -> None:
    """``deck.when-needed``, ``deck.reshuffle``: the discard becomes the deck; the market stays."""
    draft.unknown = draft.state().discard
    if draft.log is not None:
        draft.log.append(DeckRenewed(len(draft.unknown)))


def reveal(draft: Draft, card: int) -> None:
    """Chance tells the next card; the order of the others stays unknown."""
    draft.unknown = draft.unknown.translate(None, bytes([card]))


def shuffle(draft: Draft, cards: tuple[int, ...]) -> int:
    """Chance tells the whole order, and the first card is taken."""
    draft.deck, draft.unknown = bytes(cards[1:]), b""
    if draft.log is not None:
        draft.log.append(DeckShuffled())
    return cards[0]


def face_down(state: State) -> State:
    """The state as everybody sees it (``see.deck``): the order of a played game's deck is hidden.

    A deck that is known whole is a played game's, which nobody may look at. Cards of which the
    order is known above others of which it is not lie open to all, in a puzzle.
    """
    if state.unknown or not state.deck:
        return state
    return state._replace(deck=b"", unknown=bytes(sorted(state.deck)))


def is_awaiting(state: State) -> bool:
    """Whether a card is needed that chance has to tell."""
    return isinstance(state.pending, Drawing | Destroying)


def why_not_told(state: State, move: Reveal | Shuffle) -> Refusal | None:
    """``deck.chance``: only what is in the unknown part of the deck can come, and only when due."""
    if not is_awaiting(state):
        return refuse("deck.chance", "unasked")
    if isinstance(move, Reveal):
        there = move.card in state.unknown
        return None if there else refuse("deck.chance", "elsewhere", card=move.card)
    same = sorted(move.cards) == [*state.unknown]
    return None if same else refuse("deck.chance", "other-cards", number=len(state.unknown))
