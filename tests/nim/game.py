"""The rules."""

from random import Random

from mt_widgets.engine.errors import Refusal, refuse
from mt_widgets.engine.game import CHANCE

from .events import DieRolled, Event, GameEnded, StonesTaken, TurnPassed
from .heaps import HEAPS, SIDES, changed, die, heaps, pack, seat
from .moves import Move, Roll, Take

EVENTS = frozenset(kind.__name__ for kind in Event.__subclasses__())
turn = seat


def mover(state: int) -> int | None:
    """Nobody without stones; chance until the die is rolled."""
    if not any(heaps(state)):
        return None
    return seat(state) if die(state) else CHANCE


def side(_state: int, one: int) -> frozenset[int]:
    """The seat alone: nobody has a partner."""
    return frozenset({one})


def legal_moves(state: int) -> list[Move]:
    """Heap by heap, fewer stones first; or what the die can show."""
    if mover(state) is None:
        return []
    if not die(state):
        return [Roll(value) for value in sorted({*SIDES})]
    most = (range(1, min(die(state), stones) + 1) for stones in heaps(state))
    return [Take(heap, number) for heap, few in enumerate(most, 1) for number in few]


def why_not(state: int, move: Move) -> Refusal | None:
    """The first rule that refuses a move."""
    decides = mover(state)
    if decides is None:
        return refuse("end.last")
    if isinstance(move, Roll):
        if decides != CHANCE:
            return refuse("die.roll", "again")
        return None if move.value in SIDES else refuse("die.sides", value=move.value)
    return refuse("die.roll") if decides == CHANCE else _why_not_take(state, move)


def _why_not_take(state: int, move: Take) -> Refusal | None:
    if not 1 <= move.heap <= HEAPS:
        return refuse("take.heap", heap=move.heap)
    if move.number < 1:
        return refuse("take.some")
    if move.number > heaps(state)[move.heap - 1]:
        return refuse("take.heap", "few", heap=move.heap)
    return refuse("take.most", die=die(state)) if move.number > die(state) else None


def play(state: int, move: Move) -> int:
    """The die is rolled; or stones are taken, and it is the other's turn if any are left."""
    if isinstance(move, Roll):
        return pack(heaps(state), seat(state), move.value)
    left = changed(heaps(state), move.heap, -move.number)
    return pack(left, 1 - seat(state) if any(left) else seat(state), 0)


def events(state: int, move: Move) -> tuple[Event, ...]:
    """What happens when a legal move is played."""
    if isinstance(move, Roll):
        return (DieRolled(move.value),)
    taken, after = StonesTaken(seat(state), move.heap, move.number), play(state, move)
    over = mover(after) is None
    return taken, GameEnded(seat(after)) if over else TurnPassed(seat(after))


def chance_move(_state: int, rng: Random) -> Move:
    """A fair roll."""
    return Roll(rng.choice(SIDES))


def is_chance(move: Move) -> bool:
    """Whether a move is a roll."""
    return isinstance(move, Roll)


def winners(state: int) -> tuple[int, ...] | None:
    """The player who took the last stone, as the turn does not pass any more."""
    return (seat(state),) if mover(state) is None else None


def turn_passed(before: int, after: int) -> bool:
    """Whether it is the other's turn now."""
    return seat(before) != seat(after)


def interrupts(_state: int) -> bool:
    """Nobody does anything in another's turn."""
    return False


def asked(_state: int) -> None:
    """Nor is anybody asked."""


def idle(_state: int) -> Move | None:
    """So nobody answers."""
    return None


def stop(_state: int) -> Move | None:
    """Somebody has to take stones."""
    return None


def skip(state: int) -> tuple[int, tuple[Event, ...]]:
    """No stone is taken."""
    after = pack(heaps(state), 1 - seat(state), 0)
    return after, (TurnPassed(seat(after)),)


def settle(state: int, _move: Move | None = None) -> tuple[int, tuple[Event, ...]]:
    """Nothing happens by itself."""
    return state, ()
