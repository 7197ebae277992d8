"""The table: one to six people play a whole game on one screen."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar, Unpack

from ...draw.svg import paint_svg
from ...engine.board_model import SPECTATOR, BoardModel
from ...engine.errors import FileError, Mistake, PositionError
from ...engine.game import CHANCE, Move, Position
from ...engine.history import History
from ...engine.record import Record
from ...engine.words import listing, say, say_many
from ...games import FIRST, find_game
from ...learner.saves import Saves
from ..board.board import Board
from ..page.answers import answers
from ..page.messages import Message
from ..page.panel_parts import Button, PanelContents, button
from ..page.settings import BoardSettings
from .forms import agreement, read_setup, setup
from .passing import all_pass, last_choice, passing_buttons, passing_move, silent_pass

_TOOLS = ("undo", "type", "keyboard", "log", "motion", "theme", "size", "save", "load")


class Play(Board):
    """A table at which people sit round one screen and hand it on.

    Without ``players`` it asks how you want to play. Hands are ``hidden`` while the screen changes
    hands. After every move the game is saved, in a file of its own that begins with ``name``.
    """

    _commands: ClassVar[Mapping[str, str]] = {
        "reveal": "reveal", "nobody": "pass_all", "silence": "silence", "ask-all": "ask_all",
        "again": "again",
    }  # fmt: skip

    def __init__(  # noqa: PLR0913  # what a table can be asked for
        self,
        players: int | str | None = None,
        spells: int | str | None = None,
        rules: str | None = None,
        *,
        game: str = FIRST,
        seed: int | None = None,
        hidden: bool = True,
        name: str = "table",
        **settings: Unpack[BoardSettings],
    ) -> None:
        self._seed, self._hidden = seed, hidden
        self._game = find_game(game)
        self._saves = Saves(str(name), self._game)
        self._begun = players is not None
        self._holder: int | None = None  # the seat in front of the screen
        self._silent: frozenset[int] = frozenset()  # those who want to be asked no more
        self._form = {} if self._begun else self._setup()
        wished = {"players": players, "spells": spells, "rules": rules, "seed": seed}
        given = {key: str(wish) for key, wish in wished.items() if wish is not None}
        super().__init__(
            self._game.setup.new(given), game=game, seed=seed, tools=_TOOLS, **settings
        )

    # What people may do at the table

    @answers()
    def begin(self, values: Mapping[str, Any]) -> str | None:
        """Set a game up as the form asks; see ``forms.setup`` for the values."""
        try:
            start = read_setup(self._game, values, self._seed)
        except PositionError as error:
            raise Mistake(error.what) from error
        self._hidden = values.get("hidden") is not False
        self.panel.settings = {**self.panel.settings, "memory": values.get("memory") is True}
        return self._begin(History.of(Record.begin(self._game, start)))

    @answers()
    def resume(self) -> str | None:
        """Go on with the game that was saved last, in its own file."""
        path = self._saves.last()
        if path is None:
            raise Mistake(say("There is no saved game to go on with."))
        answer = self.load(path)
        if answer is None:
            self._saves.path = path
        return answer

    def again(self) -> str | None:
        """Ask how you want to play the next game."""
        self._begun = False
        return self._ask(self._setup())

    def _setup(self) -> dict[str, Any]:
        return setup(self._game, saved=self._saves.last() is not None)

    def reveal(self) -> str | None:
        """Show the hand to whoever is to move, who sits in front of the screen now."""
        self._holder = self._mover
        return self._ask({})

    def pass_all(self) -> str | None:
        """Pass for everybody who is asked now."""
        passes = all_pass(self._game, self.state)
        return self._advance(*passes) if passes else None

    def silence(self) -> str | None:
        """Pass, and pass by itself from now on, for whoever is asked now."""
        move = passing_move(self._game, self.state)
        if move is None or self._mover is None:
            return None
        self._silent |= {self._mover}
        return self._advance(move)

    def ask_all(self) -> str | None:
        """Ask everybody again."""
        self._silent = frozenset()
        self._refresh()
        return None

    def undo(self, *, agreed: bool = False) -> str | None:
        """Take back the last decision; what was learnt since then only when all agree."""
        earlier = last_choice(self._model.history)
        alone = len(self._game.setup.seats(self.state)) == 1
        if alone or agreed or self._can_be_forgotten(earlier):
            self._holder = None if agreed else self._holder
            return self._turn_to(earlier)
        return self._ask(agreement(self._game, self.state))

    @answers()
    def play(self, moves: str) -> str | None:
        """Play moves that are written down; the dice fall as they like."""
        if self._form or self._handing_over():
            raise Mistake(self.panel.prompt.heading)
        if any(map(self._game.rules.is_chance, self._game.notation.parse_moves(moves))):
            raise Mistake(say("At the table nobody chooses how the dice fall."))
        return super().play(moves)

    def _touch(self, tag: str) -> str | None:
        return None if self._form or self._handing_over() else super()._touch(tag)

    def _receive(self, message: Message) -> None:
        """Do what the page asks for; while a form is open nothing is undone."""
        if message["do"] == "form":
            self._fill_in(message["tag"], message["values"])
        elif not (self._form and message["do"] in ("undo", "redo")):
            super()._receive(message)

    def _fill_in(self, tag: str, values: Mapping[str, Any]) -> None:
        if tag == "begin":
            self.begin(values)
        elif tag == "resume":
            self.resume()
        elif tag == "agree" and not all(values.values()):
            self.panel.tell("told", say("It is undone only when all agree."))
        elif tag == "agree":
            self.undo(agreed=True)
        else:
            self._ask({})

    def _ask(self, form: dict[str, Any]) -> str | None:
        """Show a form, which everybody may look at; an empty one takes it away."""
        self._form = form
        return self._show_anew(replace(self._model, clicked=()))

    @property
    def _mover(self) -> int | None:
        """The seat that is to decide; None when the game is over."""
        return self._game.rules.mover(self.state)

    def _can_be_forgotten(self, earlier: History[Position, Move]) -> bool:
        """Whether nothing was learnt since then, and the same player had the screen."""
        now, told = self._mover, self._model.events_since(earlier.step)
        learnt = now is None or any(map(self._game.knowledge.reveals, told))
        return not learnt and self._game.rules.mover(earlier.state) in (now, self._holder)

    # How the game goes on, and who sees what

    def _after(self, *moves: Move) -> History[Position, Move]:
        """The game after moves; those who don't want to be asked any more pass."""
        history = super()._after(*moves)
        new = slice(self._model.history.step, history.step)
        if any(map(self._acts_unseen, history.states[new], history.moves[new])):
            self._holder = None
        return silent_pass(history, self._silent, self.rng)

    def _acts_unseen(self, state: Position, move: Move) -> bool:
        """Whether somebody who is asked acts without sitting in front of the screen."""
        asked = self._game.rules.mover(state) != self._holder
        return asked and passing_move(self._game, state) not in (None, move)

    def _advance(self, *moves: Move) -> str | None:
        refusal = super()._advance(*moves)
        if refusal is None:
            self._autosave()
        return refusal

    def _turn_to(self, history: History[Position, Move]) -> str | None:
        self._begun, self._form = True, {}
        answer = super()._turn_to(history)
        self._autosave()
        return answer

    def _begin(self, history: History[Position, Move]) -> str | None:
        """Begin another game, of which nobody has seen anything yet."""
        self._holder, self._silent, self._saves.path = None, frozenset(), None
        return super()._begin(history)

    def _reseat(self, model: BoardModel) -> BoardModel:
        """The board as whoever is to move sees it, if they sit in front of the screen."""
        rules, setup = self._game.rules, self._game.setup
        mover = rules.mover(model.state)
        if mover is None and self._begun:
            return replace(model, seat=None, memory=True)  # it is over: no more secrets
        if not self._hidden or len(setup.seats(model.state)) == 1:
            self._holder = mover
        seen = mover == self._holder and mover is not None and not self._form
        memory = bool(self.panel.settings["memory"])
        return replace(model, seat=mover if seen else SPECTATOR, memory=memory)

    def _handing_over(self) -> str:
        """The player to whom the screen is to be passed, because a hand is to be looked at."""
        mover, open_to_all = self._mover, self._game.knowledge.is_open(self.state)
        if mover in (None, CHANCE, self._holder) or open_to_all or not self._begun:
            return ""
        assert mover is not None
        return self._game.voice.say_seat(self.state, mover)

    def _autosave(self) -> None:
        """Save the game; if that fails, the page says so and the game goes on."""
        try:
            self._saves.save(self.record)
        except FileError as error:
            self.panel.tell("told", say("The game could not be saved: {error}", error=error))

    # What is shown

    def _update_panel(self) -> None:
        panel, summary, who = self.panel, self._summary(), self._handing_over()
        self.painter.widget.layout.display = "" if self._begun else "none"
        with panel.hold_sync():
            super()._update_panel()
            panel.contents = PanelContents(self._form, summary)
            panel.tools = [] if self._form else list(_TOOLS)
            if self._form:
                panel.prompt = replace(panel.prompt, heading=self._form["title"], emblem="")
            elif summary:
                panel.prompt = replace(panel.prompt, heading=str(summary["title"]))
            elif who:
                text = say("Pass the screen to {player}.", player=who)
                panel.prompt = replace(panel.prompt, heading=text)

    def _actions(self) -> list[Button]:
        if self._form:
            return []
        who = self._handing_over()
        if who:
            text = say("I am {player}: show my cards", player=who)
            return [button("reveal", text, primary=True)]
        if self._mover is None:
            return [button("again", say("New game"), primary=True)]
        return [*super()._actions(), *passing_buttons(self._game, self.state, self._silent)]

    def stored(self) -> dict[str, str]:
        """How to begin, and the board as a picture and as text."""
        return self._stored_front(say("A table for {game}", game=self._game.voice.title()))

    def _summary(self) -> dict[str, object]:
        """Who has won, and how the race went."""
        won, voice = self._game.rules.winners(self.state), self._game.voice
        if won is None or not self._begun:
            return {}
        names = listing(voice.say_seat(self.state, seat) for seat in won)
        title = say("Nobody has won.")
        if won:
            title = say_many("{players} won!", "{players} won!", len(won), players=names)
        width, height = (420, 560) if self._screen.fit.frame == "narrow" else (900, 320)
        race = self._game.face.race_scene(
            self._model.turn_ends(), theme=self._screen.theme, width=width, height=height
        )
        lines = list(voice.standings(self.state))
        return {"title": title, "lines": lines, "svg": paint_svg(race)}
