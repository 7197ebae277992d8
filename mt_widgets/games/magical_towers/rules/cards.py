"""Cards: how far each half moves, playing one from a hand, drawing new ones."""

from ....engine.errors import Refusal, refuse
from ..box import HAND
from ..cards import BY_TEXT, UNKNOWN, sorted_hand, without
from ..draft import Draft, Position, put
from ..events import CardPlayed, CardsDrawn, HandDiscarded
from ..moves import Piece, Wizard
from .towers import why_not_move
from .wizards import own_colour, why_not_in_sight, why_not_walk


def steps_for(card: str, piece: Piece, rolls: tuple[int, ...] = ()) -> int | None:
    """``card.either``: how far a card moves a piece, printed or last rolled; None if it can't."""
    if card == "new":
        return 1
    half = BY_TEXT[card].wizard if isinstance(piece, Wizard) else BY_TEXT[card].tower
    return rolls[-1] if half == 0 else half


def why_not_piece(
    position: Position, card: str, piece: Piece, rolls: tuple[int, ...]
) -> Refusal | None:
    """Whether the active player may move this piece by this card (``card.exact``)."""
    steps = steps_for(card, piece, rolls)
    if isinstance(piece, Wizard):
        if steps is None:
            return refuse("tower.any", "card", card=card)
        hidden = why_not_in_sight(position, piece)
        if hidden is None and piece.colour != own_colour(position, position.seat):
            return refuse("wizard.own", colour=piece.colour)
        return hidden or why_not_walk(position, piece, steps)
    if steps is None:
        return refuse("wizard.own", "card", card=card)
    return why_not_move(position, piece, steps)


def may_skip(position: Position) -> bool:
    """Option ``skip_second`` of ``card.must-move``: the second card may just be discarded."""
    return position.action == 2 and "skip_second" in position.table.options


def holds(position: Position, seat: int, card: str) -> bool:
    """Whether a card is in a hand, or could be, where the hand has unknown cards."""
    hand = position.hands[seat]
    return BY_TEXT[card].letter in hand or UNKNOWN in hand


def deal(draft: Draft, seat: int, hand: str) -> None:
    """Give a player another hand."""
    draft.hands = put(draft.hands, seat, hand)


def take(draft: Draft, seat: int, card: str) -> str:
    """Take a card out of a hand, a known copy first; its letter."""
    letter = BY_TEXT[card].letter
    deal(draft, seat, without(draft.hands[seat], letter))
    return letter


def put_down(draft: Draft, card: str) -> None:
    """``turn.two-actions``: a card goes from the active player's hand to the discard pile."""
    draft.discard += take(draft, draft.seat, card)
    if draft.log is not None:
        draft.tell(CardPlayed(draft.seat, card))


def discard_hand(draft: Draft, seat: int) -> None:
    """The whole hand goes to the discard pile."""
    draft.tell(HandDiscarded(seat, draft.hands[seat]))
    draft.discard += draft.hands[seat]
    deal(draft, seat, "")


def draw_up(draft: Draft, seat: int) -> bool:
    """``turn.refill``: fill the hand up to three; False if the draw pile did not suffice."""
    hand, pile = draft.hands[seat], draft.draw
    missing = HAND - len(hand)
    if missing <= 0:
        return True
    drawn = UNKNOWN * missing if pile is None else pile[:missing]
    if pile is not None:
        draft.draw = pile[missing:]
    deal(draft, seat, sorted_hand(hand + drawn))
    if draft.log is not None and drawn:
        draft.tell(CardsDrawn(seat, drawn))
    return len(drawn) == missing
