"""Replacing a block: the same for a drawn card and for a destruction."""

from ..draft import Draft
from ..events import BlockDestroyed, BlockReplaced, TokenReturned
from .market import join_market

__all__ = ["replace"]


def replace(
    draft: Draft, seat: int, level: int, card: int, told: type[BlockReplaced | BlockDestroyed]
) -> None:
    """A card takes the place of a block, which goes into the market without its token."""
    tower, tokens, bit, log = draft.towers[seat], draft.tokens[seat], 1 << level - 1, draft.log
    block = tower[level - 1]
    draft.set_tower(seat, tower[: level - 1] + bytes((card,)) + tower[level:])
    if log is not None:
        log.append(told(seat, level, block, card))
    if tokens & bit:  # draw.token: the new block is unprotected
        draft.set_tokens(seat, tokens ^ bit)
        if log is not None:
            log.append(TokenReturned(seat, level))
    join_market(draft, block)  # draw.to-market, destroy.to-market
