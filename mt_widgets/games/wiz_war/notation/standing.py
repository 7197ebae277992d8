"""Whether the rules allow a play that stands in brackets, which is paid for and named already."""

from ..cards import CARDS
from ..characters import creature_named
from ..main_part_refusal import why_not_number
from ..moves import Cast, Command, Use
from ..places import off_board
from ..refusal import why_not_counter
from ..rules.attacks import is_attack, why_not_aim
from ..spells import SPELLS
from ..spells.rotate import sector_of
from ..state import Answering, Coins, State
from ..turning import changed_rim


def why_not_standing(state: State, one: Answering | Coins, *, interrupt: bool) -> str | None:
    """What the rules have against a play, apart from the hand and what is used up."""
    move, seat = one.move, one.seat
    if off_board(state.setup.board, move):
        return "this place is not on the board"
    if interrupt and not isinstance(move, Cast):
        return "an interrupt is a card"
    if isinstance(move, Use) and move.item == "hammer":
        return "nobody is asked about a hammer"
    if isinstance(move, Cast | Use):
        refusal = why_not_number(move)
        if refusal is not None:
            return refusal.rule
    if is_attack(move) and seat in state.first:
        return "attack.first"
    if isinstance(move, Command):
        creature = creature_named(state, move.creature)
        if creature is None or creature.owner != seat:
            return "creature.own"
    if not isinstance(move, Cast):
        refusal = why_not_aim(state, seat, move)
        return None if refusal is None else refusal.rule
    return _why_not_card(state, one, move)


def _why_not_card(state: State, one: Answering | Coins, move: Cast) -> str | None:
    if CARDS[move.card].kind not in ("attack", "neutral") or move.card == "picklock":
        return "nobody is asked about this card"
    refusal = SPELLS[move.card].why_not(state, one.seat, move)
    if refusal is not None:
        return refusal.rule
    if isinstance(one, Coins) and len(one.coins) >= len(changed_rim(state, sector_of(state, move))):
        return "there are no more coins to throw"
    return None


def why_not_standing_counter(state: State, play: Answering, counter: Cast) -> str | None:
    """What the rules have against a counteraction, apart from the hand."""
    if off_board(state.setup.board, counter):
        return "this place is not on the board"
    refusal = why_not_counter(state, play, counter)
    return None if refusal is None else refusal.rule
