"""How far a share of games that was counted may be from the true one."""

from math import sqrt

__all__ = ["SURE", "share_bounds"]

SURE = 1.96  # so many deviations to each side hold 95 %


def share_bounds(won: float, played: int, sure: float = SURE) -> tuple[float, float]:
    """Between which shares the true one is, to 95 % or with so many deviations (Wilson's formula).

    >>> [round(bound, 3) for bound in share_bounds(15, 20)]
    [0.531, 0.888]
    """
    if not played:
        return 0.0, 1.0
    share = won / played
    middle = (share + sure**2 / (2 * played)) / (1 + sure**2 / played)
    spread = sqrt(share * (1 - share) / played + sure**2 / (4 * played**2))
    spread *= sure / (1 + sure**2 / played)
    return max(0.0, middle - spread), min(1.0, middle + spread)
