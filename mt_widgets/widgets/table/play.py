"""The table: people and opponents play a whole game on one screen."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar, Unpack

import ipywidgets

from ...engine.board_model import SPECTATOR, BoardModel
from ...engine.cues import Cues
from ...engine.errors import Mistake, PositionError
from ...engine.game import Event, Move, Position
from ...engine.history import History
from ...engine.record import Record, load
from ...engine.words import say
from ...games import FIRST, find_game
from ..board.board import Board
from ..page.answers import answers
from ..page.closing import close_with_parts
from ..page.messages import Message
from ..page.panel_parts import Button, PanelContents
from ..page.settings import BoardSettings
from .asking import Asking
from .coach import Coach
from .company import Company
from .ending import summary
from .forms import agreement, mode_of, read_setup, setup
from .keeping import Keeping
from .matching import Matching
from .moment import Moment
from .opponents import Bot, Opponents
from .passing import last_choice, silent_pass
from .portraits import seat_picture
from .seating import read_bots, read_seating, seating

_TOOLS = ("undo", "type", "keyboard", "log", "coach", "motion", "theme", "size", "save", "load")


class Play(Board):
    """A table at which people sit round one screen and hand it on; ``coach`` may help them.

    Without ``players`` it asks how you want to play. Hands are ``hidden`` while the screen changes
    hands. ``bots`` has opponents by the names of their seats: the number of a level, or a function
    from a view to a move. After every move the game is saved, in a file of its own that begins with
    ``name``.
    """

    _commands: ClassVar[Mapping[str, str]] = {
        "reveal": "reveal", "nobody": "asking.pass_all", "silence": "asking.silence",
        "ask-all": "asking.ask_all",
        "again": "again", "look-back": "look_back", "seats": "ask_seats",
        "stop": "stop", "go-on": "go_on", "hurry": "hurry",
        "coach": "coach.advise", "next-idea": "coach.next_idea", "enough": "coach.enough",
        "take-back": "coach.take_back", "leave-it": "coach.leave_it",
    }  # fmt: skip
    _advises = True
    children: tuple[ipywidgets.Widget, ...]  # the board and its panel, or what is in their place

    def __init__(  # noqa: PLR0913  # what a table can be asked for
        self,
        players: int | str | None = None,
        spells: int | str | None = None,
        rules: str | None = None,
        *,
        game: str = FIRST,
        seed: int | None = None,
        hidden: bool = True,
        bots: Mapping[str, int | Bot] | None = None,
        name: str = "table",
        **settings: Unpack[BoardSettings],
    ) -> None:
        self._seed = seed
        self.place: Callable[[ipywidgets.Widget], object] = self._put  # what is shown where it is
        self._game = find_game(game)
        self._begun = players is not None
        wished = {"players": players, "spells": spells, "rules": rules, "seed": seed}
        given = {key: str(wish) for key, wish in wished.items() if wish is not None}
        start = self._game.setup.new(given)
        self._opponents = Opponents(self._advance, lambda: self._screen.moving, self._rest)
        self._opponents.seats = read_bots(self._game, start, bots or {})
        self._company = Company(self._game, self._opponents, hidden=hidden)
        self._matching = Matching(self._game)
        self._keeping = Keeping(self._game, str(name), self._opponents, self._matching)
        self._keeping.begin(mode_of(self._game, given))
        self._form = {} if self._begun else self._setup()
        look, advance, shown = lambda: self.state, self._advance, self._refresh
        self.asking = Asking(self._game, self._company, look, advance, shown)
        self.coach = Coach(self._game, lambda: self.thinker, self._tell, self._make)
        super().__init__(start, game=game, seed=seed, tools=_TOOLS, **settings)
        self._attend()

    # What people may do at the table

    @answers()
    def begin(self, values: Mapping[str, Any]) -> str | None:
        """Set a game up as the form asks; see ``forms.setup`` for the values."""
        try:
            start = read_setup(self._game, values, self._seed)
        except PositionError as error:
            raise Mistake(error.what) from error
        self._company.hidden = values.get("hidden") is not False
        chosen = {name: values.get(name) is True for name in ("memory", "coach")}
        self.panel.settings = {**self.panel.settings, **chosen}
        answer = self._begin(History.of(Record.begin(self._game, start)))
        self._keeping.begin(mode_of(self._game, values))
        return self.ask_seats() if values.get("company") == "computer" else answer

    def ask_seats(self) -> str | None:
        """Ask who sits where."""
        now, theme = self._opponents, self._screen.theme
        return self._ask(seating(self._game, self.state, now, self._matching, theme))

    @answers()
    def sit(self, values: Mapping[str, Any]) -> str | None:
        """Seat people and opponents; see ``seating`` for the values."""
        seats, pause = read_seating(self._game, self.state, values)
        self._opponents.seats, self._opponents.pause = seats, pause
        self._opponents.stopped = False
        told = self._matching.wish(wished=values.get("match") is True)
        answer = self._ask({})
        if told:
            self.panel.tell("told", told)
        return answer

    def _halt(self) -> None:
        super()._halt()
        self._opponents.stop()

    def stop(self) -> str | None:
        """Have the opponents wait."""
        self._opponents.stop()
        self._refresh()
        return None

    def go_on(self) -> str | None:
        """Let the opponents go on."""
        self._opponents.stopped = False
        self._refresh()
        self._attend()
        return None

    def hurry(self) -> str | None:
        """Have the opponents move at once until somebody else is to decide."""
        self._settle()
        self._opponents.hurry(on=True)
        return None

    def cancel(self) -> str | None:
        """Put back what is in the hand; while an opponent is to move, have it move at once."""
        if self._waits():
            self._opponents.hurry()
            return None
        if self.coach.holds:
            self.coach.take_back()
        return super().cancel()

    @answers()
    def resume(self) -> str | None:
        """Go on with the game that was saved last, in its own file."""
        path = self._keeping.last()
        if path is None:
            raise Mistake(say("There is no saved game to go on with."))
        return self._begin(History.of(load(self._game, path)), path)

    def again(self) -> str | None:
        """Ask how you want to play the next game."""
        self._begun = False
        return self._ask(self._setup())

    def look_back(self) -> str | None:
        """Look back at the game; the page comes back to the table from there."""
        from ..review.review import Review  # few tables are looked back at

        names, people = self._game.setup.seats(self.state), self._company.people(self.state)
        seats = [names[seat] for seat in people] or None
        self.place(Review(self.record, seats=seats, on_leave=lambda: self.place(self)))
        return None

    def _setup(self) -> dict[str, Any]:
        return setup(self._game, saved=self.has_saved)

    @property
    def has_saved(self) -> bool:
        """Whether there is a game to go on with."""
        return self._keeping.last() is not None

    def reveal(self) -> str | None:
        """Show the hand to whoever is to move, who sits in front of the screen now."""
        self._company.holder = self._mover
        return self._ask({})

    def undo(self, *, agreed: bool = False) -> str | None:
        """Take back the last decision of a person; what was learnt only when all agree."""
        if self.coach.holds:
            self.coach.take_back()
            return None
        company = self._company
        earlier = last_choice(self._model.history, self._opponents.seats)
        people = company.people(self.state)
        if len(people) < 2 or agreed or company.can_be_forgotten(self._model, earlier):
            company.holder = None if agreed else company.holder
            return self._turn_to(earlier)
        return self._ask(agreement(self._game, self.state, people))

    @answers()
    def play(self, moves: str) -> str | None:
        """Play moves that are written down; the dice fall as they like."""
        if self._form or self._handing_over() or self._waits() or self.coach.question:
            raise Mistake(self.panel.prompt.heading)
        if any(map(self._game.rules.is_chance, self._game.notation.parse_moves(moves))):
            raise Mistake(say("At the table nobody chooses how the dice fall."))
        return super().play(moves)

    def _touch(self, tag: str) -> str | None:
        if self._waits():
            self._opponents.hurry()
            raise Mistake(self._waits())
        if self._form or self._handing_over() or self.coach.holds:
            return None
        return super()._touch(tag)

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
        elif tag == "sit":
            self.sit(values)
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

    def _show_anew(self, model: BoardModel, *told: str, **more: Any) -> str | None:
        answer = super()._show_anew(model, *told, **more)
        self._attend()
        return answer

    def _attend(self) -> None:
        """Let the opponents go on, where it is for them to decide."""
        if self._form or not self._begun:
            self._opponents.hold()
        else:
            live = self.thinker.live
            self._opponents.attend(self._game, lambda: self.state, self.rng, live=live)
        self.coach.prepare()

    def _rest(self, error: Exception) -> None:
        """Say what an opponent did wrong; it rests until told to go on."""
        self._refresh()
        self._mishap(error)

    def _waits(self) -> str:
        """Who is waited for, if it is an opponent."""
        return self._company.say_waiting(self.state) if self._begun and not self._form else ""

    @property
    def _mover(self) -> int | None:
        """The seat that is to decide; None when the game is over."""
        return self._game.rules.mover(self.state)

    # How the game goes on, and who sees what

    def _after(self, *moves: Move) -> History[Position, Move]:
        """The game after moves; those who don't want to be asked any more pass."""
        history = super()._after(*moves)
        new = slice(self._model.history.step, history.step)
        self._company.watch(history.states[new], history.moves[new])
        return silent_pass(history, self._company.silent, self.rng)

    def _advance(self, *moves: Move) -> str | None:
        """Make moves; a single one of somebody whom the coach helps is looked at before."""
        allowed = self._game.rules.why_not(self.state, moves[0]) is None
        if len(moves) == 1 and allowed and self.coach.looks_at(moves[0]):
            return self.coach.judge()
        return self._make(*moves)

    def _tell(self, text: str) -> None:
        """Show what the coach has found, and have it read aloud."""
        self._model = replace(self._model, clicked=())
        self.panel.tell("", "")
        self._refresh()
        self.panel.speak(text or self.panel.prompt.heading)

    def _mishap(self, error: Exception) -> None:
        self.coach.release()
        super()._mishap(error)

    def _make(self, *moves: Move) -> str | None:
        refusal = super()._advance(*moves)
        if refusal is None:
            self._autosave()
        return refusal

    def _turn_to(self, history: History[Position, Move]) -> str | None:
        self._begun, self._form = True, {}
        answer = super()._turn_to(history)
        self._autosave()
        return answer

    def _begin(self, history: History[Position, Move], path: Path | None = None) -> str | None:
        """Begin another game, of which nobody has seen anything yet; that of a file goes on."""
        self._keeping.begin()
        self._company.leave()
        if path is not None:
            self._keeping.go_on(path, history.state)
        self.coach.begin()
        return super()._begin(history)

    def _reseat(self, model: BoardModel) -> BoardModel:
        """The board as whoever is to move sees it, who may have a coach."""
        model = self._seated(model)
        wanted = self.panel.settings["coach"] and "coach" in self._tools
        helps = wanted and self._begun and not self._form
        self.coach.see(self._company.may_be_helped(model) if helps else None, model.state)
        return model

    def _seated(self, model: BoardModel) -> BoardModel:
        """The board as whoever is to move sees it, if they sit in front of the screen."""
        mover = self._game.rules.mover(model.state)
        if mover is None and self._begun:
            return replace(model, seat=None, memory=True)  # it is over: no more secrets
        memory = bool(self.panel.settings["memory"])
        if self._form:
            return replace(model, seat=SPECTATOR, memory=memory)
        return self._company.seated(model, memory=memory)

    def _handing_over(self) -> str:
        """The player to whom the screen is to be passed, because a hand is to be looked at."""
        return self._company.say_handing_over(self.state) if self._begun else ""

    def _put(self, shown: ipywidgets.Widget) -> None:
        """Show something in place of the table, or the table again."""
        own = self.painter.widget, self.panel
        left = set(self.children) - {shown, *own}
        self.children = own if shown is self else (shown,)
        close_with_parts(left)

    def _autosave(self) -> None:
        """Save the game and how it ends; if that fails, the page says so and the game goes on."""
        told = self._keeping.save(self.record, self.state)
        if told:
            self.panel.tell("told", told)

    # What is shown

    @property
    def _moment(self) -> Moment:
        return Moment(
            form=self._form,
            summary=summary(self._model, self._screen, self._opponents) if self._begun else {},
            over=self._mover is None,
            judged="judgement" in self._game.parts,
            passed_to=self._handing_over(),
            waited_for=self._waits(),
            stopped=self._opponents.stopped,
            question=self.coach.question,
        )

    def _update_panel(self) -> None:
        panel, moment = self.panel, self._moment
        self.painter.widget.layout.display = "" if self._begun else "none"
        with panel.hold_sync():
            super()._update_panel()
            panel.contents = PanelContents(moment.form, moment.summary or self.coach.card)
            panel.buttons = replace(panel.buttons, asides=self.coach.buttons())
            panel.tools = [] if moment.form else list(self._tools)
            panel.prompt = moment.prompt(panel.prompt)

    def _cues(self, hovered: str = "", lens: Hashable = None, /) -> Cues[Event]:
        cues, move = super()._cues(hovered, lens), self.coach.asked_about
        if move is not None:
            preview = self._model.foresee(move)
            return replace(cues, preview=preview, lens=None, glowing=frozenset())
        return cues.pointing(*self.coach.cues(self.view))

    def _emblem(self, seat: int | None) -> str:
        if seat is None or seat not in self._opponents.seats:
            return super()._emblem(seat)
        who = self._opponents.seats[seat]
        return seat_picture(self._game, self.state, seat, who, self._screen.theme)

    def _actions(self) -> list[Button]:
        buttons = self._moment.buttons()
        return [*super()._actions(), *self.asking.buttons()] if buttons is None else buttons

    def stored(self) -> dict[str, str]:
        """How to begin, and the board as a picture and as text."""
        return self._stored_front(say("A table for {game}", game=self._game.voice.title()))
