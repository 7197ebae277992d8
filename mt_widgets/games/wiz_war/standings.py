"""How the players stand: life, loot on their bases, cards; and who has won."""

from dataclasses import dataclass

from .box import COLOURS
from .rules.ending import winners
from .state import State
from .things import TREASURES

__all__ = ["Standing", "result", "standings"]


@dataclass(frozen=True, slots=True)
class Standing:
    """What a player has: life (0 when dead), treasures of others on the base, and cards."""

    life: int
    loot: int
    carried: tuple[str, ...]
    cards: int


def standings(state: State) -> tuple[Standing, ...]:
    """The standing of each seat."""
    return tuple(_standing(state, seat) for seat in range(len(state.lives)))


def _standing(state: State, seat: int) -> Standing:
    base, own = state.table.bases[seat], state.table.colours[seat].upper()
    loot = [thing for square, thing in state.things if square == base and thing in TREASURES]
    number = len(loot) - loot.count(own) if state.lives[seat] else 0
    return Standing(state.lives[seat], number, state.carried[seat], len(state.hands[seat]))


def result(state: State) -> str:
    """The winners' colours, or ``-`` while the game goes on."""
    won = winners(state)
    if won is None:
        return "-"
    return "".join(sorted((state.table.colours[seat] for seat in won), key=COLOURS.index))
