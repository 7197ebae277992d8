"""The model of a board: the moves so far, the seat that looks, and what was clicked."""

from collections.abc import Hashable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import pairwise
from random import Random
from typing import Any

from .controller import ClickResult, click, following
from .cues import Cues
from .game import CHANCE, Event, Game, Move, Position, View
from .history import History
from .words import sentences

SPECTATOR = CHANCE  # the dice look into nobody's hand
_Played = Game[Position, Move, Any, Any]


def roll_on(history: History[Position, Move], rng: Random) -> History[Position, Move]:
    """Let chance make its moves; what had been rolled before it was undone is rolled again."""
    rules = history.game.rules
    while rules.mover(history.state) == CHANCE:
        again = history.future[:1]
        history = history.play(*(again or [rules.chance_move(history.state, rng)]))
    return history


@dataclass(frozen=True)
class BoardModel:
    """All that a board shows, but for its looks; who is only ``watching`` decides nothing."""

    history: History[Position, Move]
    seat: int | None = None
    memory: bool = False
    clicked: tuple[str, ...] = ()
    watching: bool = False

    @property
    def game(self) -> _Played:
        """Which game it is."""
        return self.history.game

    @property
    def state(self) -> Position:
        """Where the game stands."""
        return self.history.state

    @cached_property
    def view(self) -> View:
        """What is seen of it."""
        return self.look(self.state)

    def look(self, state: Position) -> View:
        """What the seat of this model sees of a state."""
        knowledge = self.game.knowledge
        view: View = knowledge.look(state, self.seat, knowledge.GRADES[-1 if self.memory else 0])
        return view

    def moved(self, history: History[Position, Move]) -> "BoardModel":
        """The model at another point of the game, with nothing in the hand."""
        return replace(self, history=history, clicked=())

    @property
    def may_decide(self) -> bool:
        """Whether the next decision can be made from here: what is in a hand is for its seat."""
        mine = self.seat in (None, self.game.rules.mover(self.state))
        return (mine or self.game.knowledge.is_open(self.state)) and not self.watching

    def click(self, tag: str) -> ClickResult[Move]:
        """What a click leads to; nothing where there is no such thing or it is others' turn."""
        if not self.game.clicks.is_tag(tag) or not self.may_decide:
            return ClickResult(self.clicked)
        return click(self.game, self.state, self.clicked, tag)

    @cached_property
    def following(self) -> frozenset[str]:
        """What may be clicked next."""
        return following(self.game, self.state, self.clicked) if self.may_decide else frozenset()

    @cached_property
    def trace(self) -> tuple[Event, ...]:
        """What happened since the last decision."""
        return tuple(self.events_since(self.history.undo().step))

    def events_since(self, step: int) -> list[Event]:
        """What this seat has learnt from a step on."""
        return [event for n in range(step, self.history.step) for event in self._learnt(n)]

    def _learnt(self, step: int) -> tuple[Event, ...]:
        return _learn(self.game, self.history.states[step], self.history.moves[step], self.seat)

    def preview(self, tag: str) -> tuple[Event, ...]:
        """What everybody can foresee of the move that a click would play."""
        move = self.click(tag).move if tag else None
        return () if move is None else self.foresee(move)

    def foresee(self, move: Move) -> tuple[Event, ...]:
        """What everybody can foresee of a legal move."""
        return self.game.knowledge.foresee(self.state, move)

    def cues(self, hovered: str = "", lens: Hashable = None) -> Cues[Event]:
        """What the picture is to stress; a preview is not covered by the lens."""
        foreseen = self.preview(hovered)
        preview = foreseen or self.game.knowledge.announced(self.state)
        seat = self.game.rules.mover(self.history.undo().state)
        return Cues(
            glowing=self.following,
            chosen=frozenset(self.clicked),
            preview=preview,
            trace=self.trace,
            mover="" if seat is None else self.game.setup.seats(self.state)[seat],
            lens=None if preview else lens,
            hovered=hovered if foreseen else "",
        )

    def turn_ends(self) -> tuple[Position, ...]:
        """The start, the state after each turn, and where the game stands."""
        states = self.history.states[: self.history.step + 1]
        passed = self.game.rules.turn_passed
        ends = (after for before, after in pairwise(states) if passed(before, after))
        return (states[0], *ends, self.state)

    def tale(self, step: int = 0) -> list[str]:
        """What has happened since a step, a line for each move that is worth telling."""
        states, moves = self.history.states, self.history.moves
        told = (_tell(self.game, states[n], moves[n]) for n in range(step, self.history.step))
        return [line for line in told if line]


@lru_cache(1 << 10)
def _learn(game: _Played, state: Position, move: Move, seat: int | None) -> tuple[Event, ...]:
    """What a seat learns of a move."""
    return game.knowledge.observe(game.rules.events(state, move), state, seat)


@lru_cache(1 << 10)  # a log is told again after every click
def _tell(game: _Played, state: Position, move: Move) -> str:
    """What everybody learns of a move, in words."""
    learnt = _learn(game, state, move, SPECTATOR)
    return sentences(*(game.voice.tell(event, state) for event in learnt))
