"""Using a power: its card leaves the market first, then it works on a legal choice of blocks."""

from functools import cache

from ....engine.errors import Refusal, refuse
from ..box import LEVELS, POWERS, PROTECT_ONE
from ..draft import Draft
from ..events import PowerUsed
from ..moves import USES, Use
from ..state import State
from .market import set_place
from .towers import is_protected

_OUTSIDE = {"move": "move.inside", "protect": "protect.two"}
_PROTECTED = {"move": "move.protected", "protect": "protect.once"}


def touched_levels(power: str, level: int, options: tuple[str, ...]) -> tuple[int, ...]:
    """The levels of the blocks that would be moved, or would get a token.

    >>> touched_levels("up", 2, ()), touched_levels("over", 2, ())
    ((2, 3, 4), (2, 4))
    """
    if power == "protect" and PROTECT_ONE in options:
        return (level,)
    return tuple(level + step for step in POWERS[power].touches)


def _why_not_choice(move: Use, tokens: int, options: tuple[str, ...]) -> Refusal | None:
    """Whether a power may choose these blocks of a tower with these tokens."""
    power = POWERS[move.power]
    levels = touched_levels(move.power, move.level, options)
    if any(not 1 <= level <= LEVELS for level in levels):
        return refuse(_OUTSIDE[power.kind], move.power, level=move.level)
    for level in levels:
        if is_protected(tokens, level):
            return refuse(_PROTECTED[power.kind], level=level)
    return None


@cache  # a tower has 128 ways to bear tokens
def choices(tokens: int, options: tuple[str, ...]) -> tuple[tuple[Use, ...], ...]:
    """``use.possible``: the legal uses of each power, place by place of the market."""
    return tuple(
        tuple(move for move in moves if _why_not_choice(move, tokens, options) is None)
        for moves in USES.values()
    )


def why_not_use(state: State, move: Use) -> Refusal | None:
    """``use.market``, then what the power asks of the blocks it is used on."""
    if not state.market[POWERS[move.power].place]:
        return refuse("use.market", power=move.power)
    return _why_not_choice(move, state.tokens[state.seat], state.options)


def spend(draft: Draft, power: str) -> None:
    """``use.discard``: the card goes to the discard before its power works."""
    place = POWERS[power].place
    if draft.log is not None:
        draft.log.append(PowerUsed(draft.seat, power, draft.market[place]))
    set_place(draft, place, 0)
