"""A turn: one action, then the next player clockwise. Nobody may pass (``turn.no-pass``)."""

from ..draft import Draft
from ..events import TurnPassed


def after(seat: int, colours: str) -> int:
    """``turn.order``, ``box.players``: the next seat clockwise; the same one for one player."""
    return (seat + 1) % len(colours)


def pass_turn(draft: Draft) -> None:
    """``turn.one-action``: the action is carried out, so the next turn begins."""
    draft.seat = after(draft.seat, draft.colours)
    draft.pending = None
    if draft.log is not None:
        draft.log.append(TurnPassed(draft.seat))
