"""Why a move is not allowed: the first rule that refuses it, in the order of the notation."""

from ...engine.errors import Refusal, refuse
from .box import DIE
from .cards import ANSWERS, CARDS, COUNTERS
from .draft import top
from .main_part_refusal import why_not_cast, why_not_in_main_part
from .moves import Cast, Coin, Decline, Discard, HandOver, Move, Pass, Roll, Shuffle
from .places import off_board
from .rules.answers import why_not_fits
from .rules.attacks import is_attack
from .rules.ending import ended_by
from .rules.hand import cards_of, why_not_held
from .spells import SPELLS
from .state import Answering, Asking, Coins, Discarding, Rolling, Shuffling, State


def why_not(state: State, move: Move) -> Refusal | None:
    """None if the move is legal, otherwise the rule that refuses it."""
    place = off_board(state.setup.board, move)
    if place:
        return refuse("move", place=place)
    over = ended_by(state)
    if over is not None:
        return refuse(over)
    waiting = top(state)
    if isinstance(waiting, Rolling | Coins | Shuffling) or isinstance(move, Roll | Coin | Shuffle):
        return _chance(state, move)
    if isinstance(waiting, Discarding) or isinstance(move, Discard):
        return _discard(state, move)
    if isinstance(waiting, Asking) or isinstance(move, HandOver | Decline):
        return _hand_over(state, move)
    if waiting is None:
        return why_not_in_main_part(state, move)
    if not isinstance(waiting, Answering):
        return _interrupt(state, waiting.asked, move)
    if not is_attack(waiting.move):
        return _negate(state, waiting.asked, move)
    return (
        _counter(state, waiting, move) if waiting.counter is None else _anti(state, waiting, move)
    )


def _chance(state: State, move: Move) -> Refusal | None:
    """Dice, coins and shuffles: only where they are awaited, and nothing else there."""
    waiting = top(state)
    if isinstance(waiting, Rolling):
        if not isinstance(move, Roll):
            return refuse("setup.first", "awaited")
        return None if 1 <= move.value <= DIE else refuse("box.die", value=move.value)
    if isinstance(waiting, Coins):
        return None if isinstance(move, Coin) else refuse("rotate.coin", "awaited")
    if isinstance(waiting, Shuffling):
        if not isinstance(move, Shuffle):
            return refuse("hand.pile", "awaited")
        same = sorted(move.cards) == sorted(state.discard)
        return None if same else refuse("hand.pile", "other-cards")
    if isinstance(move, Roll):
        return refuse("setup.first")
    return refuse("rotate.coin" if isinstance(move, Coin) else "hand.pile")


def _discard(state: State, move: Move) -> Refusal | None:
    """``hand.seven``."""
    if not isinstance(move, Discard):
        return refuse("hand.seven", "awaited")
    if not (state.pending and isinstance(state.pending[-1], Discarding)):
        return refuse("hand.seven")
    return why_not_held(state, state.turn.seat, (move.card,))


def _hand_over(state: State, move: Move) -> Refusal | None:
    """``trade.ask``: an answer to somebody who asked for a card."""
    waiting = top(state)
    if not isinstance(move, HandOver | Decline):
        return refuse("trade.ask", "awaited")
    if not isinstance(waiting, Asking):
        return refuse("trade.off" if "notrade" in state.setup.options else "trade.ask")
    return why_not_held(state, waiting.asked, (move.card,)) if isinstance(move, HandOver) else None


def _card(move: Move) -> str:
    """The card that a move plays, ``interrupt`` if by one; nothing for another move."""
    if not isinstance(move, Cast):
        return ""
    return "interrupt" if move.interrupt else move.card


def _counter(state: State, play: Answering, move: Move) -> Refusal | None:
    """Asked for a counteraction."""
    if isinstance(move, Pass):
        return None
    early = {
        "anti": "counter.anti",
        "negate": "card.negate",
        "interrupt": "interrupt.when",
    }.get(_card(move))
    if early is not None:
        return refuse(early)
    if not isinstance(move, Cast) or _card(move) not in ANSWERS:
        return refuse("stack.answer", "counter")
    refusal = why_not_held(state, play.asked, cards_of(move))
    return refusal or why_not_counter(state, play, move)


def why_not_counter(state: State, play: Answering, counter: Cast) -> Refusal | None:
    """Whether a counteraction that is held can be played against an attack."""
    if counter.number and not CARDS[counter.card].takes_number:
        return refuse("number.takes", card=counter.card)
    if counter.card == "teleport":
        victim = state.setup.seat[play.move.target]
        return SPELLS["teleport"].why_not(state, victim, counter)
    return why_not_fits(play.move, counter)


def _anti(state: State, play: Answering, move: Move) -> Refusal | None:
    """Asked for Anti-Anti."""
    if _card(move) in ANSWERS - {"anti"}:
        return refuse("counter.once")
    return _only(state, play.asked, move, "anti")


def _negate(state: State, seat: int, move: Move) -> Refusal | None:
    """Asked for Negate."""
    if _card(move) in ANSWERS:
        return refuse("counter.attacked")
    if _card(move) == "interrupt":
        return refuse("interrupt.when")
    return _only(state, seat, move, "negate")


def _only(state: State, seat: int, move: Move, card: str) -> Refusal | None:
    """``stack.answer``: passing, or one card without a number."""
    if isinstance(move, Pass):
        return None
    if not isinstance(move, Cast) or _card(move) != card:
        return refuse("stack.answer", card)
    refusal = why_not_held(state, seat, cards_of(move))
    if refusal is None and move.number:
        return refuse("number.takes", card=card)
    return refusal


def _interrupt(state: State, seat: int, move: Move) -> Refusal | None:
    """Asked for Interrupt."""
    if isinstance(move, Pass):
        return None
    if _card(move) in ANSWERS:
        return refuse("counter.attacked")
    if _card(move) == "negate":
        return refuse("card.negate")
    if not isinstance(move, Cast) or not move.interrupt:
        return refuse("stack.answer", "interrupt")
    if move.card in (*COUNTERS, "anti", "negate"):
        return refuse("card.interrupt", card=move.card)
    return why_not_cast(state, seat, move)
