"""A turn: its actions, its windows, its end, and whose turn comes next."""

from ..draft import Draft
from ..events import MoveFailed, MoveNamed, PileShuffled, TurnPassed
from ..moves import Piece, Tower, Wizard
from ..stacks import height
from ..state import Named, Shuffling, Window
from .cards import discard_hand, draw_up
from .casting import can_cast
from .ending import ended_by
from .named import make_move, make_named
from .windows import open_window

_NO_MARKS: frozenset[str] = frozenset()


def begin_turn(draft: Draft, seat: int) -> None:
    """``turn.order``: a fresh turn; with Master timing somebody may cast before the first card."""
    draft.seat, draft.action = seat, 1
    if draft.log is not None:
        draft.tell(TurnPassed(seat))
    if draft.table.master and ended_by(draft) is None and not open_window(draft, "before"):
        draft.pending = None


def end_turn(draft: Draft) -> None:
    """``turn.refill``, then the next player; the pile may have to be shuffled first."""
    draft.marks, draft.casts, draft.pending = _NO_MARKS, (), None
    if draw_up(draft, draft.seat) or draft.table.solo:
        begin_turn(draft, (draft.seat + 1) % draft.table.seats)
    else:
        draft.action, draft.pending = 3, Shuffling()


def shuffle(draft: Draft, pile: str | None) -> None:
    """``turn.reshuffle``: the discard pile becomes the draw pile, and drawing goes on."""
    waiting = draft.pending
    assert isinstance(waiting, Shuffling)
    draft.tell(PileShuffled(None if pile is None else len(pile)))
    draft.draw, draft.discard, draft.pending = pile, "", None
    if not draw_up(draft, draft.seat) and pile:
        draft.pending = waiting  # once more, and with nothing left to shuffle the hand stays short
    elif draft.action == 1:
        _push(draft, waiting.push)  # the pile ran out in the middle of a new-hand turn
    else:
        begin_turn(draft, (draft.seat + 1) % draft.table.seats)


def play_piece(draft: Draft, card: str, rolls: tuple[int, ...], piece: Piece, riders: str) -> None:
    """Move the piece a card was played for; with Master timing others may cast before it moves."""
    if draft.table.master:
        level = height(draft.covered[piece.space]) if isinstance(piece, Wizard) else 0
        named = Named(card, rolls, piece, level)
        if open_window(draft, "during", named):
            draft.tell(MoveNamed(named))
            return
        draft.pending = None
    entered = make_move(draft, card, rolls, piece, riders)
    _piece_moved(draft, card, entered)


def _piece_moved(draft: Draft, card: str, entered: bool) -> None:
    """``turn.end-on-entry`` if a wizard was brought home, otherwise the action is done."""
    if draft.table.team and ended_by(draft) is not None:
        draft.action = 3 if card == "new" else draft.action + 1  # team.end: nothing follows
    elif entered:
        end_turn(draft)
    else:
        _finish_action(draft, 3 if card == "new" else 0)


def play_nothing(draft: Draft) -> None:
    """``card.no-move``: the action is used up."""
    draft.pending = None
    if draft.log is not None:
        draft.tell(MoveFailed())
    _finish_action(draft)


def new_hand(draft: Draft, push: Tower | None) -> None:
    """``turn.new-hand``: three new cards instead of both actions, and one tower may be pushed."""
    discard_hand(draft, draft.seat)
    if draw_up(draft, draft.seat):
        _push(draft, push)
    else:
        draft.pending = Shuffling(push)


def _push(draft: Draft, push: Tower | None) -> None:
    if push is None:
        _finish_action(draft, 3)
    else:
        play_piece(draft, "new", (), push, "")


def _finish_action(draft: Draft, following: int = 0) -> None:
    """An action is done; ``following`` is the number of the one to come, unless it is the next."""
    table = draft.table
    draft.action = action = following or (3 if table.solo else draft.action + 1)
    if table.reactions:
        if not open_window(draft, "after"):
            close_window(draft)
    elif action == 3:
        turn_ends_if_idle(draft)


def turn_ends_if_idle(draft: Draft) -> None:
    """Action 3 exists only while a spell is left to cast."""
    if draft.action == 3 and not can_cast(draft, draft.seat):
        end_turn(draft)


def close_window(draft: Draft) -> None:
    """``master.windows``: what comes after each window."""
    window = draft.pending
    assert isinstance(window, Window)
    draft.pending = None
    if window.named is not None:
        _piece_moved(draft, window.named.card, make_named(draft, window.named))
    elif window.name == "after" and not draft.table.master:
        turn_ends_if_idle(draft)
    elif window.name == "after" and draft.action == 3:
        end_turn(draft)
    elif window.name == "after":
        draft.casts = ()
        if not open_window(draft, "before"):
            draft.pending = None
