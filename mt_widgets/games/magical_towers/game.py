"""The game: dispatch over rules and spells. This module is a Game (see engine/game.py)."""

from random import Random

from .attempts import why_not_clicks
from .box import DIE
from .carry import play_in_full
from .draft import Draft
from .events import Event, GameEnded, StageReached
from .legal import legal_moves
from .moves import Move, Roll, Shuffle
from .notation import format_move, format_position, parse_moves, parse_position
from .quick import play
from .refusal import why_not
from .rulebook import explain
from .rules.ending import is_masterly, winning_seats
from .rules.turn import shuffle
from .seats import mover
from .setup import start
from .state import Shuffling, State
from .tags import kind, place, spell
from .view import look

__all__ = [
    "NAME", "chance_move", "events", "explain", "forget_piles", "format_move",
    "format_position", "kind", "legal_moves", "look", "mover", "parse_moves", "parse_position",
    "place", "play", "play_in_full", "spell", "start", "why_not", "why_not_clicks", "winners",
]  # fmt: skip

NAME = "magical-towers"


def events(state: State, move: Move) -> tuple[Event, ...]:
    """What happens when a legal move is played."""
    log: list[Event] = []
    after = play_in_full(state, move, log)
    won = winning_seats(after)
    if won is not None:
        log.append(GameEnded(won, is_masterly(after)))
    stage = after.seat, after.action, after.marks, after.casts, after.pending, mover(after)
    return (*log, StageReached(*stage))


def winners(state: State) -> tuple[int, ...] | None:
    """The seats that have won, in order; none if nobody has; None while the game goes on."""
    return winning_seats(state)


def chance_move(state: State, rng: Random) -> Move:
    """A fair roll, or a fair shuffle of the discard pile."""
    if isinstance(state.pending, Shuffling):
        # Cards in the order of random numbers: as fair as rng.shuffle, in a tenth of its time.
        return Shuffle("".join(sorted(state.discard, key=lambda card: rng.random())))
    return Roll(rng.randint(1, DIE))


def forget_piles(state: State, log: list[Event] | None = None) -> State:
    """Where a shuffle is awaited: draw unknown cards instead, and forget both piles."""
    draft = Draft(state, log)
    shuffle(draft, None)
    return draft.state()
