"""Before there is a review: a game has to be chosen, it is being looked at, or that was stopped."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path

from ...engine.board_model import SPECTATOR, BoardModel
from ...engine.cues import Cues
from ...engine.errors import FileError
from ...engine.game import Event, Move, Position
from ...engine.history import History
from ...engine.record import Record
from ...engine.words import listing, say
from ...games import FIRST, find_game, load
from ...learner.data_folder import home
from ..page.panel_parts import PanelContents, button
from .phases import PhaseWords

__all__ = ["SAVED", "WaitingPhase", "asking", "busy", "no_game", "saved_game", "stopped"]

SAVED = "saved"  # the kind of tags for games that were played at the table
_SHOWN, _LOOKED_AT = 6, 40


@dataclass(frozen=True)
class WaitingPhase:
    """A game from outside, without a word about how it went."""

    history: History[Position, Move]
    words: PhaseWords
    turn: int = -1

    @property
    def model(self) -> BoardModel:
        """Nobody's hand is shown."""
        return BoardModel(self.history, SPECTATOR, memory=True, watching=True)

    def cues(self, cues: Cues[Event], /) -> Cues[Event]:
        """Nothing more than usual."""
        return cues

    def go(self, step: int, /) -> "WaitingPhase":
        """The game at another step."""
        return replace(self, history=self.history.go(step))


def no_game() -> Record[Position, Move]:
    """The start of the first game, where nobody has chosen one yet."""
    game = find_game(FIRST)
    return Record.begin(game, game.setup.new({"seed": "0"}))


def asking(record: Record[Position, Move]) -> WaitingPhase:
    """Asks for a game, and offers those that ended last at the table of this learner."""
    items = [
        {"tag": f"{SAVED}:{path.name}", "label": _say_ended(game), "note": path.stem}
        for path, game in islice(_ended_games(), _SHOWN)
    ]
    title = say("Games that you have played") if items else say("No game is saved here yet.")
    about = say("Below, under “Settings and saved games”, you can open any other from its file.")
    group = {"name": SAVED, "title": title, "open": True, "items": items, "about": about}
    heading = say("Which game do you want to look back at?")
    contents = PanelContents(choices=[group])
    words = PhaseWords(heading, contents=contents, board=False, tools=("theme", "load"))
    return WaitingPhase(History.of(record), words)


def _ended_games() -> Iterator[tuple[Path, Record[Position, Move]]]:
    """The saved games of this learner that are over, the last one first."""
    try:
        files = sorted(home().glob("*.txt"), key=lambda file: -file.stat().st_mtime)
    except OSError:  # a table may just have taken one away
        return
    for file in files[:_LOOKED_AT]:
        with suppress(FileError):
            game = load(file)
            if game.game.rules.winners(game.state) is not None and "judgement" in game.game.parts:
                yield file, game


def _say_ended(record: Record[Position, Move]) -> str:
    """Which game it was, and who has won."""
    game, won = record.game, record.game.rules.winners(record.state) or ()
    names = listing(game.voice.say_seat(record.state, seat) for seat in won)
    if not won:
        return say("{game}: nobody has won", game=game.voice.title())
    return say("{game}: won by {players}", game=game.voice.title(), players=names)


def saved_game(name: str) -> Path:
    """The file of a game that was offered."""
    return home() / name


def busy(record: Record[Position, Move]) -> WaitingPhase:
    """Tells that a game is being looked at."""
    words = PhaseWords(say("Looking back at the game …"), [button("stop", say("Stop"))])
    return WaitingPhase(History.of(record), words)


def stopped(record: Record[Position, Move]) -> WaitingPhase:
    """Offers to begin again."""
    begin = button("begin", say("Look back at the game"), primary=True)
    return WaitingPhase(History.of(record), PhaseWords(say("There is no review yet."), [begin]))
