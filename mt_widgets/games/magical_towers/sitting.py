"""Sitting at a game: the moves so far, whose eyes one sees with, and what is in the hand."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from random import Random

from ...engine.controller import Answer, answer, following
from ...engine.game import CHANCE
from ...engine.history import History
from . import events as e
from . import game
from .face.cues import Cues
from .face.die import UNROLLED
from .log import tell
from .moves import Cast, Move, Pass
from .state import State, Window
from .tags import DIE, is_tag
from .view import View
from .watch import overhear

__all__ = ["SPECTATOR", "Sitting", "roll_on"]

SPECTATOR = CHANCE  # the dice look into nobody's hand
# What a preview may show: all that is decided by what everybody sees.
_OPEN = (
    e.WizardMoved, e.TowerMoved, e.CastleMoved, e.TowersSwapped, e.WizardEntered,
    e.WizardsImprisoned, e.FlaskFilled,
)  # fmt: skip


def roll_on(history: History[State, Move], rng: Random) -> History[State, Move]:
    """Let chance make its moves; what had been rolled before it was undone is rolled again."""
    while game.mover(history.state) == CHANCE:
        again = history.future[:1]
        history = history.play(*(again or [game.chance_move(history.state, rng)]))
    return history


@dataclass(frozen=True)
class Sitting:
    """All that a board shows, but for its looks; who is only ``watching`` decides nothing."""

    history: History[State, Move]
    seat: int | None = None
    memory: bool = False
    clicked: tuple[str, ...] = ()
    watching: bool = False

    @property
    def state(self) -> State:
        """Where the game stands."""
        return self.history.state

    @cached_property
    def view(self) -> View:
        """What is seen of it."""
        return game.look(self.state, self.seat, memory=self.memory)

    def moved(self, history: History[State, Move]) -> "Sitting":
        """The same seat at another point of the game, with nothing in the hand."""
        return replace(self, history=history, clicked=())

    @property
    def may_decide(self) -> bool:
        """Whether the next decision can be made from here: what is in a hand is for its seat."""
        public = isinstance(self.state.pending, Window)
        mine = self.seat in (None, game.mover(self.state))
        return (mine or public) and not self.watching

    def click(self, tag: str) -> Answer[Move]:
        """What a click leads to; nothing where there is no such thing or it is others' turn."""
        if not is_tag(tag) or not self.may_decide:
            return Answer(self.clicked)
        return answer(game, self.state, self.clicked, tag)

    @cached_property
    def following(self) -> frozenset[str]:
        """What may be clicked next."""
        return following(game, self.state, self.clicked) if self.may_decide else frozenset()

    @cached_property
    def trace(self) -> tuple[e.Event, ...]:
        """What happened since the last decision."""
        return tuple(self.events_since(self.history.undo().step))

    def events_since(self, step: int) -> list[e.Event]:
        """What this seat has learnt from a step on."""
        return [event for n in range(step, self.history.step) for event in self._learnt(n)]

    def _learnt(self, step: int) -> tuple[e.Event, ...]:
        return _learn(self.history.states[step], self.history.moves[step], self.seat)

    def preview(self, tag: str) -> tuple[e.Event, ...]:
        """What everybody can foresee of the move that a click would play."""
        return self.foresee(self.click(tag).move if tag else None)

    def foresee(self, move: Move | None) -> tuple[e.Event, ...]:
        """What everybody can foresee of a legal move."""
        if move is None or (isinstance(move, Cast) and move.spell == "fw"):
            return ()
        return _public(game.events(self.state, move)) + _announced(game.play(self.state, move))

    @cached_property
    def announced(self) -> tuple[e.Event, ...]:
        """What happens next if nobody casts, where a move is named and not yet made."""
        return _announced(self.state)

    def cues(self, hovered: str = "", lens: int | None = None) -> Cues:
        """What the picture is to stress; a preview is not covered by the lens."""
        foreseen, what = self.preview(hovered), hovered.partition(":")[0]
        preview = foreseen or self.announced
        return Cues(
            glowing=self.following,
            chosen=frozenset(self.clicked),
            preview=preview,
            trace=self.trace,
            mover=self._last_mover(),
            lens=None if preview else lens,
            die=UNROLLED if self.clicked and DIE in self.following else 0,  # it lies ready
            chosen_half=what if foreseen and what in ("wizard", "tower") else "",
        )

    def _last_mover(self) -> str:
        """The colour of whoever made the last decision."""
        seat = game.mover(self.history.undo().state)
        return "" if seat is None else self.state.table.colours[seat]

    def race(self) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
        """How many wizards each player had home, and how many flasks filled, turn by turn."""
        history = self.history
        ends = [
            step + 1
            for step in range(history.step)
            if any(isinstance(event, e.TurnPassed) for event in self._learnt(step))
        ]
        states = [history.states[step] for step in (0, *ends, history.step)]
        return tuple((state.home, _filled(state)) for state in states)

    def tale(self, step: int = 0) -> list[str]:
        """What has happened since a step, a line for each move that is worth telling."""
        history = self.history
        told = (_tell(history.states[n], history.moves[n]) for n in range(step, history.step))
        return [line for line in told if line]


def _filled(state: State) -> tuple[int, ...]:
    """``end.winner`` asks how many flasks were filled, and not which are full still."""
    return tuple(full + spent for full, spent in zip(state.full, state.spent, strict=True))


def _public(events: Iterable[e.Event]) -> tuple[e.Event, ...]:
    return tuple(event for event in events if isinstance(event, _OPEN))


def _announced(state: State) -> tuple[e.Event, ...]:
    """What everybody can foresee of a named move if all pass."""
    found = list[e.Event]()
    while isinstance(state.pending, Window) and state.pending.named is not None:
        found += game.events(state, Pass())
        state = game.play(state, Pass())
    return _public(found)


@lru_cache(1 << 10)
def _learn(state: State, move: Move, seat: int | None) -> tuple[e.Event, ...]:
    """What a seat learns of a move."""
    return overhear(game.events(state, move), state, seat)


@lru_cache(1 << 10)  # a log is told again after every click
def _tell(state: State, move: Move) -> str:
    """What everybody learns of a move, in words."""
    sentences = (tell(event, state.table) for event in _learn(state, move, SPECTATOR))
    return " ".join(filter(None, sentences))
