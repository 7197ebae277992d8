"""The live board: a game in a notebook that can be clicked, typed to and listened to."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from operator import attrgetter
from pathlib import Path
from random import Random
from typing import ClassVar, Unpack

from ...draw.hit import within
from ...engine.board_model import BoardModel, roll_on
from ...engine.errors import IllegalMove, Mistake, MoveError, Refusal
from ...engine.game import AnyGame, Move, Position
from ...engine.history import History
from ...engine.record import Record, load, parse_record, save
from ...engine.words import say, sentences
from ...games import FIRST, find_game, game_of, recognised, seat_of
from ..page.answers import answers
from ..page.messages import Message
from ..page.settings import TOOLS, BoardSettings
from .screen import Shot
from .stage import Stage
from .thinking import Thinker

# What a page may ask for only with a tool that is shown.
_TOOL = {"go": "step", "paste": "paste", "save": "save", "load": "load"}

_FINGER = 40  # pixels: what is thinner is not told from its neighbours by a fingertip

Given = Position | Record[Position, Move] | str | None


def begin(given: object, seed: int | None, name: str | None = None) -> History[Position, Move]:
    """A game from a position, its text, a record, or from the start; ``name`` is the game's.

    Without a name a text tells which game it is, and a state by its type.
    """
    if isinstance(given, Record):
        return History.of(given)
    if given is None:
        game = find_game(name or FIRST)
        return _from(game, game.setup.new({} if seed is None else {"seed": str(seed)}))
    if isinstance(given, str):
        game = game_of(given) if name is None else find_game(name)
        return _from(game, game.notation.parse_position(given))
    return _from(*recognised(given, name))


def _from(game: AnyGame, state: Position) -> History[Position, Move]:
    return History.of(Record.begin(game, state))


class Board(Stage):
    """A game on a board.

    ``position`` is a state, a record or a text, ``game`` the name of the game where that does not
    tell, ``seat`` the player whose hand is shown (None: whoever is to move). ``seed`` makes the
    dice fall the same way every time. Settings are ``memory`` (what nobody sees any more is shown),
    ``theme``, ``size`` and ``motion``, and at a table ``coach``.

    Every user action is a method, which the click handlers call. What the game refuses is answered
    with a sentence that is shown beside the board, too; what works is answered with None.
    """

    _commands: ClassVar[Mapping[str, str]] = {}  # methods behind buttons, by their tags

    def __init__(
        self,
        position: Given = None,
        *,
        game: str | None = None,
        seat: str | None = None,
        seed: int | None = None,
        tools: Sequence[str] = TOOLS,
        **settings: Unpack[BoardSettings],
    ) -> None:
        self.rng = Random(seed)
        history = roll_on(begin(position, seed, game), self.rng)
        viewer = None if seat is None else seat_of(history.game, history.state, seat)
        model = BoardModel(history, viewer, bool(settings.get("memory")))
        super().__init__(model, tools, self._hear, settings)
        self.thinker = Thinker(self.panel, self._say_no, self._mishap)

    def _halt(self) -> None:
        super()._halt()
        self.thinker.stop()

    @property
    def state(self) -> Position:
        """The position, with everything in it."""
        return self._model.state

    @property
    def record(self) -> Record[Position, Move]:
        """The game so far."""
        return self._model.history.record

    @answers()
    def click(self, tag: str) -> str | None:
        """Click a card, a piece, a space, a spell or a button that is shown, by its tag."""
        self._settle()
        tag = str(tag)
        if tag in self._commands and self.panel.offers(tag):
            command: Callable[[], str | None] = attrgetter(self._commands[tag])(self)
            return command()
        return self._touch(tag)

    def _touch(self, tag: str) -> str | None:
        """Click something on the board."""
        if tag == "cancel":
            return self._take(())
        answer = self._model.click(tag)
        if answer.move is not None:
            return self._advance(answer.move)
        if answer.clicked == self._model.clicked:
            raise self._refuse(answer.refusal)
        return self._take(answer.clicked, tag)

    def cancel(self) -> str | None:
        """Put back what is in the hand."""
        return self._take(())

    @answers()
    def play(self, moves: str) -> str | None:
        """Play moves that are written down."""
        self._settle()
        parsed = self.game.notation.parse_moves(moves)
        if not parsed:
            raise MoveError(moves, "there is no move")
        return self._advance(*parsed)

    def undo(self) -> str | None:
        """Take back the last decision with all that came of it."""
        return self._turn_to(self._model.history.undo())

    def redo(self) -> str | None:
        """Make the decision again that was undone last, with the same rolls."""
        return self._turn_to(self._model.history.redo())

    @answers()
    def go(self, step: int) -> str | None:
        """Show the game after that many moves; from a roll it goes on to the next decision."""
        return self._turn_to(self._model.history.go_to_decision(step))

    @answers()
    def paste(self, text: str) -> str | None:
        """Take over a position or a saved game, or play moves, from text."""
        text = str(text).strip()
        if text.startswith(self.game.name):
            return self.read(text, say("the text"))
        if not self.game.notation.is_position(text):
            return self.play(text)
        return self._begin(begin(text, None, self.game.name))

    def save(self, path: str | Path) -> None:
        """Save the game in a file."""
        save(self.record, path)

    @answers()
    def load(self, path: str | Path) -> str | None:
        """Go on with a saved game; whatever is wrong with it leaves this one as it was."""
        return self._begin(History.of(load(self.game, path)))

    @answers()
    def read(self, text: str, name: str) -> str | None:
        """Go on with the text of a saved game of that name."""
        return self._begin(History.of(parse_record(self.game, text, name)))

    def _press(self, x: float, y: float) -> None:
        with self.thinker.alive():
            self._settle()
            closer = self._closer_first(x, y)
            if closer is None:
                super()._press(x, y)
            else:
                told = "told", say("Which one do you mean? Tap it in the close-up.")
                self._show_anew(self._model, lens=closer, status=told)

    def _closer_first(self, x: float, y: float) -> Hashable:
        """What has to be seen closer, as a finger could mean several things there; or None.

        A second tap is taken as it is: a close-up may be covered by something else.
        """
        if not self.panel.page["coarse"]:
            return None
        fit, wanted = self._screen.fit, self._within_reach()
        tag = self._tag_at(x, y)
        where = self.game.face.crowded(self.view, tag, fit.frame)
        if where is None or where == self._lens:
            return None
        half = _FINGER / 2 * self._scene.width / fit.width
        others = within(self._scene, x, y, wanted, half) - {tag}
        if tag not in wanted:
            others.discard(self.game.clicks.place(tag))  # which is what it stands for
        there = (self.game.face.crowded(self.view, one, fit.frame) for one in others)
        return where if where in there else None

    def _hear(self, message: Message) -> None:
        """Answer a message of the page, unless it belongs to a tool that is not shown."""
        tool = _TOOL.get(message["do"])
        if tool is None or tool in self.panel.tools:
            with self.thinker.alive():
                self._receive(message)

    def _receive(self, message: Message) -> None:
        """Do what the page asks for."""
        match message:
            case {"do": "hover", "tag": tag}:
                self.hover(tag)
                self.foretell(tag)
            case {"do": "save"}:
                self.panel.download(f"{self.game.name}.txt", str(self.record))
            case {"do": "form", "tag": tag}:
                self.click(tag)
            case {"do": "type", "text": text}:
                self.play(text)
            case {"do": "load", **fields}:
                self.read(**fields)
            case {"do": what, **fields}:  # click, go, set, paste, undo, redo or cancel
                getattr(self, what)(**fields)

    def _take(self, clicked: tuple[str, ...], tag: str = "") -> str | None:
        """Change what is in the hand."""
        lens = self.game.face.closer(self.view, tag) if tag else None
        return self._show_anew(replace(self._model, clicked=clicked), lens=lens)

    @answers()
    def _advance(self, *moves: Move) -> str | None:
        """Play moves, and what chance makes of them, and show how it goes on."""
        before = self._model
        history = self._after(*moves)
        moved = before.moved(history)
        step = before.history.step
        shot = before.view, moved.events_since(step), None
        return self._show_anew(moved, *moved.tale(step), film=[shot])

    def _after(self, *moves: Move) -> History[Position, Move]:
        """The game after moves and the rolls that follow them."""
        return roll_on(self._model.history.play(*moves), self.rng)

    def _turn_to(self, history: History[Position, Move]) -> str | None:
        """Go to another point of the game at once."""
        return self._show_anew(self._model.moved(history))

    def _begin(self, history: History[Position, Move]) -> str | None:
        """Go on with another game."""
        seat = self._model.seat
        if seat is not None and seat >= len(history.game.setup.seats(history.state)):
            self._model = replace(self._model, seat=None)
        return self._turn_to(roll_on(history, self.rng))

    def _show_anew(  # all that a change may bring
        self,
        model: BoardModel,
        *told: str,
        film: Sequence[Shot] = (),
        rest: bool = False,
        status: tuple[str, ...] = ("", ""),
        lens: Hashable = None,
    ) -> str | None:
        """Show a film of the change, then the board as it is, and read aloud what is told."""
        self._model = self._reseat(model)
        self._hovered, self._lens = "", lens
        self.panel.tell(*status)
        self._screen.film(film, self._paint, rest=rest)  # first, or more words push a large board
        self._update_panel()
        self.panel.speak(sentences(*told, self.panel.prompt.heading))
        return None

    def _refuse(self, refusal: Refusal | None) -> Mistake:
        """Why a click leads to no move."""
        if refusal is None:
            return Mistake(say("That leads to no move now."))
        return IllegalMove(refusal, self.game.voice.brief(refusal))

    def _say_no(self, error: Mistake) -> str:
        """Show why something is not done; the status line is read aloud by itself."""
        if isinstance(error, IllegalMove):
            self.panel.tell("refused", self.game.voice.explain(error.refusal), error.refusal.rule)
        else:
            self.panel.tell("told", str(error))
        return str(error)
