"""A game as it was played: the start, and every move with the outcomes of chance."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import Any, Generic, TypeVar

from ..files.text import read_bytes, writing
from ..files.whole import write_whole
from .errors import FileError, IllegalMove
from .game import Game

State = TypeVar("State")
Move = TypeVar("Move")

_VERSION = 1
_LARGEST = 10_000_000  # bytes; a whole game is a thousandth of that


def play_legal(game: Game[State, Move, Any, Any], state: State, move: Move) -> State:
    """The state after a move; raises IllegalMove where a rule refuses it."""
    refusal = game.rules.why_not(state, move)
    if refusal is not None:
        raise IllegalMove(refusal, game.voice.brief(refusal))
    return game.rules.play(state, move)


def each_move(game: Game[State, Move, Any, Any], moves: Iterable[Move | str]) -> Iterator[Move]:
    """Moves one by one, of which some may be lines of text."""
    for move in moves:
        if isinstance(move, str):
            yield from game.notation.parse_moves(move)
        else:
            yield move


@dataclass(frozen=True)
class Record(Generic[State, Move]):
    """A start, the moves so far and the state they lead to; undoing is going back."""

    game: Game[State, Move, Any, Any]
    start: State
    moves: tuple[Move, ...]
    state: State

    @classmethod
    def begin(cls, game: Game[State, Move, Any, Any], start: State) -> "Record[State, Move]":
        """A record without moves."""
        return cls(game, start, (), start)

    def play(self, *moves: Move | str) -> "Record[State, Move]":
        """The record with more moves, or lines of them; raises IllegalMove where a rule refuses."""
        state, played = self.state, list[Move]()
        for move in each_move(self.game, moves):
            state = play_legal(self.game, state, move)
            played.append(move)
        return replace(self, moves=(*self.moves, *played), state=state)

    def states(self) -> Iterator[State]:
        """Every state from the start to now: one more than there are moves."""
        state = self.start
        yield state
        for move in self.moves:
            state = self.game.rules.play(state, move)
            yield state

    def back_to(self, number: int) -> "Record[State, Move]":
        """The record as it was after so many moves."""
        if not 0 <= number <= len(self.moves):
            raise ValueError(f"there are {len(self.moves)} moves, so there is no move {number}")
        state = next(islice(self.states(), number, None))
        return replace(self, moves=self.moves[:number], state=state)

    def _repr_mimebundle_(self, **kwargs: object) -> object:
        """What a notebook shows: where the game stands, if the game can draw that."""
        draw = getattr(self.state, "_repr_mimebundle_", None)
        return draw(**kwargs) if draw is not None else {"text/plain": str(self)}

    def __str__(self) -> str:
        """The text of a saved file: a header, the start, a move a line, and where they lead."""
        written = self.game.notation
        lines = [f"{self.game.name} record {_VERSION}"]
        lines.append(f"start {written.format_position(self.start)}")
        lines += map(written.format_move, self.moves)
        return "\n".join([*lines, f"final {written.format_position(self.state)}", ""])


def save(record: Record[State, Move], path: str | Path) -> None:
    """Save a game; a crash leaves the old file or the new one, whole."""
    with writing(Path(path).name):
        write_whole(Path(path), str(record))


def load(game: Game[State, Move, Any, Any], path: str | Path) -> Record[State, Move]:
    """Load a saved game, or raise FileError with the line at fault."""
    return parse_record(game, read_record(path), Path(path).name)


def read_record(path: str | Path) -> str:
    """The text of a saved game, whose first word names the game; or FileError."""
    name = Path(path).name
    try:
        return read_bytes(path, _LARGEST, "this is too large for a saved game", name).decode()
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise FileError(name, line, "this is not text") from error


def parse_record(game: Game[State, Move, Any, Any], text: str, name: str) -> Record[State, Move]:
    """Read the text of a saved game, playing it again move by move."""
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    if lines[0] != f"{game.name} record {_VERSION}":
        raise FileError(name, 1, f"a saved game starts with '{game.name} record {_VERSION}'")
    last = len(lines)
    for number, word in ((2, "start "), (last, "final ")):
        if last < 3 or not lines[number - 1].startswith(word):
            missing = f"a line beginning with '{word.strip()}' is missing; the file is cut off"
            raise FileError(name, number, missing)
    with _in_line(name, 2):
        start = state = game.notation.parse_position(lines[1].removeprefix("start "))
    moves = list[Move]()
    for number, line in enumerate(lines[2:-1], 3):
        with _in_line(name, number):
            found = game.notation.parse_moves(line)
            if len(found) != 1:
                raise ValueError("one move is meant to stand here")
            state = play_legal(game, state, found[0])
        moves += found
    with _in_line(name, last):
        if game.notation.parse_position(lines[-1].removeprefix("final ")) != state:
            raise ValueError("the moves do not lead to this position")
    return Record(game, start, tuple(moves), state)


@contextmanager
def _in_line(name: str, number: int) -> Iterator[None]:
    """Raises FileError with the number of a line for whatever is wrong inside."""
    try:
        yield
    except ValueError as error:
        raise FileError(name, number, str(error)) from error
