"""The rules as other parts of the program ask for them: dispatch over rules and spells."""

from collections.abc import Hashable
from random import Random

from .box import DIE
from .cards import UNKNOWN
from .draft import Draft
from .events import Event, GameEnded, StageReached, TurnPassed
from .moves import Decline, EndTurn, Move, Pass, Roll, Shuffle
from .rules.ending import is_masterly, winning_seats
from .rules.fast_play import play
from .rules.full_play import play_in_full
from .rules.legal import legal_moves
from .rules.refusal import why_not
from .rules.turn import begin_turn, shuffle
from .seats import mover
from .state import Asking, Shuffling, State, Window

__all__ = [
    "EVENTS", "asked", "chance_move", "events", "forget_piles", "idle", "interrupts", "is_chance",
    "legal_moves", "mover", "play", "play_in_full", "settle", "side", "skip", "stop", "turn",
    "turn_passed", "why_not", "winners",
]  # fmt: skip

winners = winning_seats
EVENTS = frozenset(kind.__name__ for kind in Event.__subclasses__())


def events(state: State, move: Move) -> tuple[Event, ...]:
    """What happens when a legal move is played."""
    happened: list[Event] = []
    after = play_in_full(state, move, happened)
    won = winning_seats(after)
    if won is not None:
        happened.append(GameEnded(won, is_masterly(after)))
    stage = after.seat, after.action, after.marks, after.casts, after.pending, mover(after)
    return (*happened, StageReached(*stage))


def chance_move(state: State, rng: Random) -> Move:
    """A fair roll, or a fair shuffle of the discard pile."""
    if isinstance(state.pending, Shuffling):
        # Cards in the order of random numbers: as fair as rng.shuffle, in a tenth of its time.
        return Shuffle("".join(sorted(state.discard, key=lambda card: rng.random())))
    return Roll(rng.randint(1, DIE))


def forget_piles(state: State, happened: list[Event] | None = None) -> State:
    """Where a shuffle is awaited: draw unknown cards instead, and forget both piles."""
    draft = Draft(state, happened)
    shuffle(draft, None)
    return draft.state()


def turn(state: State) -> int:
    """The seat whose turn it is."""
    return state.seat


def side(state: State, seat: int) -> frozenset[int]:
    """A player, in teams with the partner."""
    partner = state.table.partner(seat)
    return frozenset({seat} if partner is None else {seat, partner})


def is_chance(move: Move) -> bool:
    """Whether a move is a roll or a shuffle."""
    return isinstance(move, Roll | Shuffle)


def turn_passed(before: State, after: State) -> bool:
    """Whether a turn has ended between two states that follow each other."""
    if not before.table.solo:
        return before.seat != after.seat
    begins = after.action == 1 and after.pending is None
    turned_up = UNKNOWN in before.held and before.discard == after.discard and before.action == 1
    return begins and not (turned_up and before.pending is None)


def interrupts(state: State) -> bool:
    """Whether spells may be cast in others' turns."""
    return state.table.reactions


def asked(state: State) -> Hashable:
    """The open window: of whose turn, of which action, before, during or after it."""
    pending = state.pending
    return (state.seat, state.action, pending.name) if isinstance(pending, Window) else None


def idle(state: State) -> Move | None:
    """Not to cast in a window, and not to lend a card; None where neither is asked."""
    if isinstance(state.pending, Window):
        return Pass()
    return Decline() if isinstance(state.pending, Asking) else None


def stop(state: State) -> Move | None:
    """To end the turn, where that is allowed."""
    return EndTurn() if why_not(state, EndTurn()) is None else None


def skip(state: State) -> tuple[State, tuple[Event, ...]]:
    """The player whose turn it is does nothing in it: no card is played and none drawn."""
    draft = Draft(state)
    draft.marks, draft.casts, draft.pending = frozenset(), (), None
    begin_turn(draft, (state.seat + 1) % state.table.seats)
    after = draft.state()
    return after, (TurnPassed(after.seat),)


def settle(state: State, move: Move | None = None) -> tuple[State, tuple[Event, ...]]:
    """Where a shuffle is awaited and not made, a used-up pile is forgotten."""
    if not isinstance(state.pending, Shuffling) or isinstance(move, Shuffle):
        return state, ()
    happened: list[Event] = []
    return forget_piles(state, happened), tuple(happened)
