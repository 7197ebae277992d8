"""How far each tower is from complete."""

from dataclasses import dataclass

from .box import ALL, LEVELS
from .rules.ending import is_complete
from .state import State

__all__ = ["Standing", "fitting_blocks", "standings"]


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat, whether its tower is complete, and how many blocks must at least be replaced.

    Moves may be quicker than that; ``fitting`` are the blocks that can stay.
    """

    seat: int
    complete: bool
    fitting: int
    missing: int


def fitting_blocks(tower: bytes) -> int:
    """The most blocks that can stay where they are if only the others are replaced.

    Blocks stay together if they get smaller upwards and leave room for those between them.

    >>> fitting_blocks(bytes([5, 14, 20, 37, 46, 65, 84]))
    1
    """
    longest = list[tuple[int, int]]()  # the size needed at most, and how many stay up to there
    for level, block in enumerate(tower):
        if LEVELS - level <= block <= len(ALL) - level:  # room above and below
            room = block + level
            below = max((count for size, count in longest if size >= room), default=0)
            longest.append((room, below + 1))
    return max((count for _, count in longest), default=0)


def standings(state: State) -> tuple[Standing, ...]:
    """Where each seat stands."""
    fitting = map(fitting_blocks, state.towers)
    return tuple(
        Standing(seat, is_complete(tower), blocks, LEVELS - blocks)
        for seat, (tower, blocks) in enumerate(zip(state.towers, fitting, strict=True))
    )
