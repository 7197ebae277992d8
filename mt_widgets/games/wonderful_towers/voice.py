"""The words of the game: names, what is expected, what happened, and the rule book."""

from collections.abc import Mapping, Sequence

from ...engine.words import either, say
from .box import LEVELS
from .labels import hint, label, thing, things
from .log import tell
from .rulebook import brief, explain, rules
from .rules.ending import fitting_blocks, is_complete
from .spoken import board, say_card, say_expected, say_player
from .state import State

__all__ = [
    "board", "brief", "explain", "hint", "label", "rules", "say_case", "say_expected",
    "say_outcome", "say_possible", "say_seat", "standings", "tell", "thing", "things", "title",
    "words",
]  # fmt: skip


def title() -> str:
    """What the game is called."""
    return say("Wonderful Towers")


def words() -> Mapping[str, str]:
    """Labels of the page that are this game's."""
    return {"example": "swap:2", "goal": "complete(b)"}


def say_seat(state: State, seat: int) -> str:
    """A player by colour, as a sentence begins."""
    return say_player(state.colours, seat)


def say_outcome(_state: State, name: str) -> str:
    """The card that has come."""
    return say("The next card is {card}.", card=say_card(int(name.removeprefix("="))))


def say_possible(_state: State, name: str) -> str:
    """A card that may come."""
    return say("The next card may be {card}.", card=say_card(int(name.removeprefix("="))))


def say_case(_state: State, names: Sequence[str]) -> str:
    """In which case one of some cards has come."""
    cards = either(say_card(int(name.removeprefix("="))) for name in names)
    return say("If the next card is {cards}", cards=cards)


def standings(state: State) -> Sequence[str]:
    """How far each tower is from complete."""
    return [_standing(say_seat(state, seat), tower) for seat, tower in enumerate(state.towers)]


def _standing(player: str, tower: bytes) -> str:
    if is_complete(tower):
        return say("{player}: a complete tower", player=player)
    return say(
        "{player}: {number} of {levels} blocks can stay where they are",
        player=player, number=fitting_blocks(tower), levels=LEVELS,
    )  # fmt: skip
