"""Protecting: tokens on two neighbouring blocks, which stay until a drawn card replaces them."""

from ..draft import Draft
from ..events import BlocksProtected
from .powers import touched_levels


def protect(draft: Draft, level: int) -> None:
    """``protect.two``: each of the chosen blocks gets a token (``protect.lasts``)."""
    levels, tokens = touched_levels("protect", level, draft.options), draft.tokens[draft.seat]
    for each in levels:
        tokens |= 1 << each - 1
    draft.set_tokens(draft.seat, tokens)
    if draft.log is not None:
        draft.log.append(BlocksProtected(draft.seat, levels))
