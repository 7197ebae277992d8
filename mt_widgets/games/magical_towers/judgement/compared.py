"""Two ways to go on from a position, compared for a seat: what differs, and what it is worth."""

from collections.abc import Iterable
from functools import cached_property

from ....engine.data import read_data
from .. import game
from ..box import SPACES
from ..cards import BY_LETTER, UNKNOWN
from ..draft import changed
from ..moves import Choose, Pass, Roll
from ..rules.wizards import in_sight, own_colour
from ..state import Rolling, State, Window
from .features import FEATURES, features

__all__ = ["COUNTS", "Compared", "cards_home", "known_cards", "prisoners", "rolls_home"]

_WEIGHTS = read_data(__package__.removesuffix(".judgement"), "judgement.toml")["weights"]
_NUMBERS = frozenset(card.wizard for card in BY_LETTER.values() if card.wizard)
# The numbers of a position that each kind of fact changes.
COUNTS = {
    "home": ("left", "none_left", "one_left", "two_left", "done", "nearly_done"),
    "flasks": ("empty", "full", "done", "nearly_done"),
    "trapped": ("prisoners", "towers", "steps", "nearest"),
    "next": ("enter", "enter_next", "onward"),
    "way": ("steps", "nearest"),
}


class Compared:
    """What ``seat`` knows ``before``, ``after`` one way to go on, and after the ``other``."""

    def __init__(self, seat: int, before: State, after: State, other: State) -> None:
        self.seat, self.before, self.after, self.other = seat, before, after, other
        self.table = before.table
        self.side = game.side(before, seat)
        self.colour = before.table.colours[seat]

    @cached_property
    def _gained(self) -> list[dict[str, float]]:
        """For each seat what each number of the position adds to the one way over the other."""
        same = self.after.seat == self.other.seat
        one, two = (state if same else _turn_over(state, self.before)
                    for state in (self.after, self.other))  # fmt: skip
        return [
            {name: _WEIGHTS.get(name, 0.0) * (here - there)
             for name, here, there in zip(FEATURES, *rows, strict=True)}
            for rows in zip(features(one), features(two), strict=True)
        ]  # fmt: skip

    @property
    def is_over(self) -> bool:
        """Whether the turn is over after the one way, so that the next is somebody else's."""
        return game.turn_passed(self.before, self.after)

    @property
    def filled(self) -> int:
        """How many flasks of this side are filled, if there are more than after the other way."""
        now, then, start = (sum(state.empty[seat] for seat in self.side)
                            for state in (self.after, self.other, self.before))  # fmt: skip
        return max(start - now, 0) if now < then else 0

    @property
    def filled_last(self) -> bool:
        """Whether none of the seat's own flasks is empty any more."""
        return self.after.empty[self.seat] == 0 < self.before.empty[self.seat]

    def worth(self, kind: str, seats: Iterable[int]) -> float:
        """What a kind of fact about some seats is worth to this side."""
        return sum(
            self._gained[seat][name] * (1 if seat in self.side else -1)
            for seat in seats
            for name in COUNTS[kind]
        )

    def more(self, count: str, seat: int) -> int:
        """How many more there are of something than before, if it is more than after the other."""
        now, then, start = (getattr(state, count)[seat]
                            for state in (self.after, self.other, self.before))  # fmt: skip
        return max(now - start, 0) if now > then else 0


def _turn_over(state: State, before: State) -> State:
    """The state as it is when the turn is over, so that it can be compared with another such."""
    goes_on = state.seat == before.seat and game.winners(state) is None
    return game.skip(state)[0] if goes_on else state


def prisoners(state: State, colour: str) -> int:
    """How many wizards of a colour are trapped."""
    return "".join(state.covered).count(colour)


def cards_home(state: State, seat: int) -> frozenset[int]:
    """The numbers of a wizard card with which a seat gets home in its next turn, as things are."""
    if not _has_turn(state, seat):
        return frozenset()
    spaces = in_sight(state, own_colour(state, seat))
    return _NUMBERS & {(state.castle - space) % SPACES for space in spaces}


def _has_turn(state: State, seat: int) -> bool:
    """Whether a seat will have a turn: not after the end, nor after the last round (end.round)."""
    if game.winners(state) is not None:
        return False
    first = changed(state, seat=0, action=1, marks=frozenset(), casts=(), pending=None)
    return seat >= state.seat or game.winners(first) is None


def rolls_home(state: State, seat: int) -> list[int]:
    """What the die may show so that the card under way takes a wizard home."""
    if not isinstance(state.pending, Rolling) or not state.pending.awaiting:
        return []
    rolled = ((move.value, game.play(state, move)) for move in game.legal_moves(state)
              if isinstance(move, Roll))  # fmt: skip
    return [value for value, after in rolled if _gets_home(after, seat)]


def _gets_home(state: State, seat: int) -> bool:
    ways = (game.play(state, move) for move in game.legal_moves(state) if isinstance(move, Choose))
    return any(_undisturbed(after).home[seat] > state.home[seat] for after in ways)


def _undisturbed(state: State) -> State:
    """The state when a named move is carried out, if nobody casts a spell."""
    while isinstance(state.pending, Window) and state.pending.named is not None:
        state = game.play(state, Pass())
    return state


def known_cards(state: State, seat: int) -> dict[int, str]:
    """The wizard cards that a seat is known to hold, by their numbers."""
    cards = (BY_LETTER[letter] for letter in state.hands[seat] if letter != UNKNOWN)
    return {card.wizard: card.text for card in cards if card.wizard}
