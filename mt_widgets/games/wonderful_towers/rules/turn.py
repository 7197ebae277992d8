"""A turn: one action, then the next player clockwise. Nobody may pass (``turn.no-pass``)."""

from ..draft import Draft
from ..events import TurnPassed

__all__ = ["after", "pass_turn"]


def after(seat: int, colours: str) -> int:
    """``turn.order``: the next seat clockwise; alone it is one's own again (``box.players``)."""
    return (seat + 1) % len(colours)


def pass_turn(draft: Draft) -> None:
    """``turn.one-action``: the action is carried out, so the next turn begins."""
    draft.seat = after(draft.seat, draft.colours)
    draft.pending = None
    if draft.log is not None:
        draft.log.append(TurnPassed(draft.seat))
