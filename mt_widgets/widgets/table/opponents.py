"""Opponents at the table: seats that think between clicks, and move after a pause."""

import asyncio
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any

from ...engine.errors import Mistake
from ...engine.game import AnyGame, Move, Position, View
from ...engine.record import each_move
from ...engine.words import say
from ...engine.work import Work, finish
from ...search.opponents.choose import choosing
from ...search.opponents.levels import find_level

__all__ = ["Bot", "Opponent", "Opponents", "opponent"]

Chooser = Callable[[View, int, Random], Work[Move]]
"""Finds a move for a seat from what it may know, in small steps."""
Bot = Callable[[Any], Any]
"""What somebody wrote: a function from the view of a seat, of whichever game, to a move."""

_STRETCH, _BREAK = 0.03, 0.005  # seconds of thought at a time, and in which clicks are heard
_LOOK = 0.05  # seconds from one look to the next whether it is time to move


@dataclass(frozen=True)
class Opponent:
    """Somebody who is no person: a name, how moves are found, and the level, if it is one."""

    name: str
    face: str
    choose: Chooser
    level: int = 0


def opponent(game: AnyGame, who: int | Bot) -> Opponent:
    """A level by its number, or what somebody wrote: a function from a view to a move."""
    if not isinstance(who, int):
        return Opponent(getattr(who, "__name__", "bot"), "bot", _asking(game, who))
    level = find_level(game, who)

    def choose(view: View, seat: int, rng: Random) -> Work[Move]:
        return choosing(game, view, seat, level, rng)

    return Opponent(say(level.name), level.face, choose, who)


def _asking(game: AnyGame, bot: Bot) -> Chooser:
    def choose(view: View, _seat: int, _rng: Random) -> Work[Move]:
        yield 0
        moves: list[Move] = [*each_move(game, [bot(view)])]
        if len(moves) != 1:
            raise Mistake(say("one move is asked for, not {number}", number=len(moves)))
        return moves[0]

    return choose


class Opponents:
    """Plays for the seats that nobody has: ``play`` makes a move, ``film`` tells of a film.

    While a page is open it goes on beside it; for a program it plays at once.
    """

    def __init__(
        self, play: Callable[[Move], object], film: Callable[[], bool],
        fail: Callable[[Exception], object],
    ) -> None:  # fmt: skip
        self._play, self._film, self._fail = play, film, fail
        self.seats: Mapping[int, Opponent] = {}
        self.pause = 0.6  # seconds before a move
        self.stopped = False
        self._hurried = self._hurried_on = False  # this move, or all until somebody else decides
        self._task: asyncio.Task[None] | None = None
        self._playing = False

    def attend(
        self, game: AnyGame, look: Callable[[], Position], rng: Random, *, live: bool
    ) -> None:
        """Go on from here, if it is for one of these seats to decide."""
        if self._playing:
            return  # it was a move of theirs: whoever plays goes on
        self.hold()
        self._hurried = self._hurried_on = False
        if self.stopped or self._asked(game, look(), rng) is None:
            return
        try:
            loop = asyncio.get_running_loop() if live else None
        except RuntimeError:
            loop = None
        if loop is None:
            self._play_at_once(game, look, rng)
        else:
            self._task = loop.create_task(self._play_on(game, look, rng))

    def stop(self) -> None:
        """Think no more until told to go on."""
        self.stopped = True
        self.hold()

    def hurry(self, *, on: bool = False) -> None:
        """Wait no longer before this move, or before all until somebody else is to decide."""
        self._hurried, self._hurried_on = True, on

    def hold(self) -> None:
        """Leave off thinking; whoever attends again begins anew."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _asked(self, game: AnyGame, state: Position, rng: Random) -> Work[Move] | None:
        """The thought about the next decision, if it is theirs."""
        seat = game.rules.mover(state)
        if seat is None or seat not in self.seats:
            return None
        view = game.knowledge.look(state, seat, game.knowledge.GRADES[-1])
        return self.seats[seat].choose(view, seat, rng)

    def _play_at_once(self, game: AnyGame, look: Callable[[], Position], rng: Random) -> None:
        with self._mishaps():
            while (work := self._asked(game, look(), rng)) is not None:
                if not self._move(finish(work)):
                    return

    async def _play_on(self, game: AnyGame, look: Callable[[], Position], rng: Random) -> None:
        with self._mishaps():
            while (work := self._asked(game, look(), rng)) is not None:
                move = await _thought(work)
                await self._rest()
                self._hurried = self._hurried_on
                if not self._move(move):
                    return

    async def _rest(self) -> None:
        """Until the last move has been seen, unless somebody is in a hurry."""
        while self._film() and not self._hurried:
            await asyncio.sleep(_LOOK)
        until = monotonic() + self.pause
        while monotonic() < until and not self._hurried:
            await asyncio.sleep(_LOOK)

    @contextmanager
    def _mishaps(self) -> Iterator[None]:
        """Whatever goes wrong inside stops the opponents and is told: a bot may be anybody's."""
        try:
            yield
        except (Exception, SystemExit) as error:  # noqa: BLE001  # nobody else would ever hear of it
            self.stopped = True
            self._fail(error if isinstance(error, Exception) else RuntimeError(repr(error)))

    def _move(self, move: Move) -> bool:
        """Make a move; False and a rest where it is refused, as it may be with somebody's bot."""
        self._playing = True
        try:
            refused = self._play(move)
        finally:
            self._playing = False
        if refused is not None:
            self.stopped = True
            self._fail(Mistake(str(refused)))
        return refused is None


async def _thought(work: Work[Move]) -> Move:
    """A thought to its end, in short stretches."""
    until = monotonic() + _STRETCH
    while True:
        try:
            next(work)
        except StopIteration as done:
            found: Move = done.value
            return found
        if monotonic() > until:
            await asyncio.sleep(_BREAK)
            until = monotonic() + _STRETCH
