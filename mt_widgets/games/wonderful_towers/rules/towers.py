"""Towers: which blocks bear a token, and how one block takes the place of another."""

from ..draft import Draft
from ..events import BlockDestroyed, BlockReplaced, TokenReturned
from .market import join_market


def is_protected(tokens: int, level: int) -> bool:
    """Whether the block on a level bears a token.

    >>> [level for level in range(1, 8) if is_protected(0b0011000, level)]
    [4, 5]
    """
    return bool(tokens >> level - 1 & 1)


def replace(
    draft: Draft, seat: int, level: int, card: int, told: type[BlockReplaced | BlockDestroyed]
) -> None:
    """A card takes the place of a block, which goes into the market without its token."""
    tower, tokens, log = draft.towers[seat], draft.tokens[seat], draft.log
    block = tower[level - 1]
    draft.set_tower(seat, tower[: level - 1] + bytes((card,)) + tower[level:])
    if log is not None:
        log.append(told(seat, level, block, card))
    if is_protected(tokens, level):  # draw.token: the new block is unprotected
        draft.set_tokens(seat, tokens ^ 1 << level - 1)
        if log is not None:
            log.append(TokenReturned(seat, level))
    join_market(draft, block)  # draw.to-market, destroy.to-market
