"""Who is at a table: people, of whom one sits in front of the screen, and opponents."""

from collections.abc import Iterable
from dataclasses import replace

from ...engine.board_model import SPECTATOR, BoardModel
from ...engine.game import CHANCE, AnyGame, Move, Position
from ...engine.history import History
from ...engine.words import say
from .opponents import Opponent, Opponents
from .passing import passing_move

__all__ = ["Company"]


class Company:
    """Knows whose hand the screen shows, to whom it is passed on, and who is waited for."""

    def __init__(self, game: AnyGame, opponents: Opponents, *, hidden: bool) -> None:
        self._game, self.opponents = game, opponents
        self.hidden = hidden  # whether hands are, while the screen is passed on
        self.holder: int | None = None  # the seat in front of the screen
        self.silent: frozenset[int] = frozenset()  # those who want to be asked no more

    def leave(self) -> None:
        """Everybody gets up: another game begins, of which nobody has seen anything yet."""
        self.holder, self.silent = None, frozenset()
        self.opponents.seats, self.opponents.stopped = {}, False

    def people(self, state: Position) -> list[int]:
        """The seats that people have."""
        seats = range(len(self._game.setup.seats(state)))
        return [seat for seat in seats if seat not in self.opponents.seats]

    def waited_for(self, state: Position) -> Opponent | None:
        """The opponent that is to decide."""
        mover = self._game.rules.mover(state)
        return None if mover is None else self.opponents.seats.get(mover)

    def say_waiting(self, state: Position) -> str:
        """Who is waited for, if it is an opponent."""
        seat, waited_for = self._game.rules.mover(state), self.waited_for(state)
        if seat is None or waited_for is None:
            return ""
        who = self._game.voice.say_seat(state, seat)
        return say("{player} ({name}) is to move.", player=who, name=waited_for.name)

    def say_handing_over(self, state: Position) -> str:
        """The player to whom the screen is passed on, because a hand is to be looked at."""
        mover, open_to_all = self._game.rules.mover(state), self._game.knowledge.is_open(state)
        if open_to_all or mover in (None, CHANCE, self.holder, *self.opponents.seats):
            return ""
        assert mover is not None
        return self._game.voice.say_seat(state, mover)

    def seated(self, model: BoardModel, *, memory: bool) -> BoardModel:
        """The board as whoever sits in front of the screen may see it."""
        mover, people = self._game.rules.mover(model.state), self.people(model.state)
        if len(people) == 1:
            self.holder = people[0]
            return replace(model, seat=self.holder, memory=memory)
        if not self.hidden and mover in people:
            self.holder = mover
        seen = mover == self.holder and mover is not None
        return replace(model, seat=mover if seen else SPECTATOR, memory=memory)

    def may_be_helped(self, model: BoardModel) -> int | None:
        """The seat that is to decide, if a person has it and nobody sees what they may not know."""
        mover = self._game.rules.mover(model.state)
        if mover is None or mover not in self.people(model.state):
            return None
        return mover if mover == model.seat or self._is_open_to_all(model.state, mover) else None

    def _is_open_to_all(self, state: Position, seat: int) -> bool:
        """Whether a seat knows no more than everybody does."""
        known = self._game.knowledge
        mine, theirs = (known.reconstruct(known.look(state, who, known.GRADES[-1]))
                        for who in (seat, SPECTATOR))  # fmt: skip
        return mine == theirs

    def can_be_forgotten(self, now: BoardModel, earlier: History[Position, Move]) -> bool:
        """Whether nothing was learnt since then, and the same player had the screen."""
        mover, told = self._game.rules.mover(now.state), now.events_since(earlier.step)
        learnt = mover is None or any(map(self._game.knowledge.reveals, told))
        return not learnt and self._game.rules.mover(earlier.state) in (mover, self.holder)

    def watch(self, states: Iterable[Position], moves: Iterable[Move]) -> None:
        """See people decide: who acts without sitting in front of the screen was shown a hand."""
        if any(map(self._acts_unseen, states, moves)):
            self.holder = None

    def _acts_unseen(self, state: Position, move: Move) -> bool:
        asked = self._game.rules.mover(state)
        if asked == self.holder or asked in self.opponents.seats:
            return False
        return passing_move(self._game, state) not in (None, move)
