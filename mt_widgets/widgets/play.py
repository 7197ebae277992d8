"""The table: one to six people play a whole game on one screen."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from ..draw.svg import paint_svg
from ..engine.errors import FileError, Mistake, PositionError
from ..engine.game import CHANCE
from ..engine.history import History
from ..engine.words import listing, say
from ..games.magical_towers import api, game
from ..games.magical_towers.events import CardsDrawn, DieRolled, PileShuffled
from ..games.magical_towers.face.race import race_scene
from ..games.magical_towers.moves import Cast, Move, Pass, Roll, Shuffle
from ..games.magical_towers.rulebook import rules
from ..games.magical_towers.rules.ending import ended_by
from ..games.magical_towers.sitting import SPECTATOR, Sitting, roll_on
from ..games.magical_towers.spoken import say_player
from ..games.magical_towers.state import State, Window
from .board import Board
from .desk import Button, Message, button
from .forms import agreement, read_setup, setup
from .saves import Saves

__all__ = ["Play"]

_TOOLS = ("undo", "type", "keyboard", "log", "motion", "theme", "size", "save", "load")
_LEARNT = CardsDrawn | DieRolled | PileShuffled  # what nobody can forget again


class Play(Board):
    """A table at which people sit round one screen and hand it on.

    Without ``players`` it asks how you want to play. Hands are ``hidden`` while the screen changes
    hands. After every move the game is saved, in a file of its own that begins with ``name``.
    """

    def __init__(
        self,
        players: int | str | None = None,
        spells: int | str | None = None,
        rules: str = "base",
        *,
        seed: int | None = None,
        hidden: bool = True,
        name: str = "table",
        **settings: Any,
    ) -> None:
        self._seed, self._hidden = seed, hidden
        self._saves = Saves(str(name))
        self._begun = players is not None
        self._holder: int | None = None  # the seat in front of the screen
        self._silent: frozenset[int] = frozenset()  # those who want to be asked no more
        self._form = {} if self._begun else setup(saved=self._saves.last() is not None)
        start = api.start(players, spells, rules, seed=seed)
        super().__init__(start, seed=seed, tools=_TOOLS, **settings)

    # What people may do at the table

    def begin(self, values: Mapping[str, Any]) -> str | None:
        """Set a game up as the form asks; see ``forms.setup`` for the values."""
        try:
            start = read_setup(values, self._seed)
        except PositionError as error:
            return self._say_no(Mistake(error.what))
        except ValueError as error:
            return self._say_no(error)
        self._hidden = values.get("hidden") is not False
        self.desk.settings = {**self.desk.settings, "memory": values.get("memory") is True}
        return self._begin(History.of(api.record(start)))

    def resume(self) -> str | None:
        """Go on with the game that was saved last, in its own file."""
        path = self._saves.last()
        if path is None:
            return self._say_no(Mistake(say("There is no saved game to go on with.")))
        answer = self.load(path)
        if answer is None:
            self._saves.path = path
        return answer

    def again(self) -> str | None:
        """Ask how you want to play the next game."""
        self._begun = False
        return self._ask(setup(saved=self._saves.last() is not None))

    def reveal(self) -> str | None:
        """The one who is to move sits in front of the screen now and sees the hand."""
        self._holder = game.mover(self.state)
        return self._ask({})

    def pass_all(self) -> str | None:
        """Nobody casts in this window."""
        state, passes = self.state, list[Move]()
        while _window(state) == _window(self.state) is not None:
            passes.append(Pass())
            state = game.play(state, Pass())
        return self._advance(*passes) if passes else None

    def silence(self) -> str | None:
        """Whoever is asked whether to cast is asked no more."""
        pending = self.state.pending
        if not isinstance(pending, Window):
            return None
        self._silent |= {pending.decider}
        return self._advance(Pass())

    def ask_all(self) -> str | None:
        """Everybody is asked again."""
        self._silent = frozenset()
        self._refresh()
        return None

    def undo(self, *, agreed: bool = False) -> str | None:
        """Take back the last decision; what was learnt since then only when all agree."""
        earlier = self._last_choice()
        if self.state.table.solo or agreed or self._can_be_forgotten(earlier):
            self._holder = None if agreed else self._holder
            return self._turn_to(earlier)
        return self._ask(agreement(self.state.table))

    def play(self, moves: str) -> str | None:
        """Play moves that are written down; the dice fall as they like."""
        if self._form or self._handing_over():
            return self._say_no(Mistake(self.desk.heading))
        try:
            chosen = any(isinstance(move, Roll | Shuffle) for move in game.parse_moves(moves))
        except ValueError as error:
            return self._say_no(error)
        if chosen:
            return self._say_no(Mistake(say("At the table nobody chooses how the dice fall.")))
        return super().play(moves)

    def click(self, tag: str) -> str | None:
        """Click something by its tag; of the table's own buttons those that are shown."""
        commands: dict[str, Callable[[], str | None]] = {
            "reveal": self.reveal, "nobody": self.pass_all, "silence": self.silence,
            "ask-all": self.ask_all, "again": self.again,
        }  # fmt: skip
        if tag in commands and any(action["tag"] == tag for action in self.desk.actions):
            return commands[tag]()
        if self._form or self._handing_over():
            return None
        return super().click(tag)

    def _receive(self, message: Message) -> None:
        """Do what the page asks for; going about in the record is not for the table."""
        if message["do"] == "form":
            self._fill_in(message["tag"], message["values"])
        elif message["do"] not in ("go", "paste") and not (
            self._form and message["do"] in ("undo", "redo", "save")
        ):
            super()._receive(message)

    def _fill_in(self, tag: str, values: Mapping[str, Any]) -> None:
        if tag == "begin":
            self.begin(values)
        elif tag == "resume":
            self.resume()
        elif tag == "agree" and not all(values.values()):
            self.desk.tell("told", say("It is undone only when all agree."))
        elif tag == "agree":
            self.undo(agreed=True)
        else:
            self._ask({})

    def _ask(self, form: dict[str, Any]) -> str | None:
        """Show a form, which all may look at, or none any more."""
        self._form = form
        self._sitting = self._reseat(replace(self._sitting, clicked=()))
        self._show_anew()
        return None

    def _last_choice(self) -> History[State, Move]:
        """Before the last decision that was not just to pass."""
        earlier = self._sitting.history.undo()
        while earlier.step and isinstance(earlier.moves[earlier.step], Pass):
            earlier = earlier.undo()
        return earlier

    def _can_be_forgotten(self, earlier: History[State, Move]) -> bool:
        """Whether nothing was learnt since then, and the same player had the screen."""
        now, told = game.mover(self.state), self._sitting.events_since(earlier.step)
        learnt = now is None or any(isinstance(event, _LEARNT) for event in told)
        return not learnt and game.mover(earlier.state) in (now, self._holder)

    # How the game goes on, and who sees what

    def _after(self, *moves: Move) -> History[State, Move]:
        """Those who want to be asked no more pass; who has cast was at the screen."""
        caster = game.mover(self.state)
        history = super()._after(*moves)
        if caster != self._holder and any(isinstance(move, Cast) for move in moves):
            self._holder = None
        while (asked := history.state.pending) and isinstance(asked, Window):
            if asked.decider not in self._silent:
                break
            history = roll_on(history.play(Pass()), self._rng)
        return history

    def _advance(self, *moves: Move) -> str | None:
        refusal = super()._advance(*moves)
        if refusal is None:
            self._autosave()
        return refusal

    def _turn_to(self, history: History[State, Move]) -> str | None:
        self._begun, self._form = True, {}
        answer = super()._turn_to(history)
        self._autosave()
        return answer

    def _begin(self, history: History[State, Move]) -> str | None:
        """Another game, of which nobody has seen anything yet."""
        self._holder, self._silent, self._saves.path = None, frozenset(), None
        return super()._begin(history)

    def _reseat(self, sitting: Sitting) -> Sitting:
        """See with the eyes of whoever is to move and sits in front of the screen."""
        mover = game.mover(sitting.state)
        if mover is None and self._begun:
            return replace(sitting, seat=None, memory=True)  # it is over: no more secrets
        if not self._hidden or sitting.state.table.solo:
            self._holder = mover
        seen = mover == self._holder and mover is not None and not self._form
        memory = bool(self.desk.settings["memory"])
        return replace(sitting, seat=mover if seen else SPECTATOR, memory=memory)

    def _handing_over(self) -> str:
        """The player to whom the screen is to be passed, because a hand is to be looked at."""
        mover, pending = game.mover(self.state), self.state.pending
        if mover in (None, CHANCE, self._holder) or isinstance(pending, Window) or not self._begun:
            return ""
        assert mover is not None
        return say_player(self.state.table, mover)

    def _autosave(self) -> None:
        """A disk that is full must not stop the game."""
        try:
            self._saves.save(self.record)
        except FileError as error:
            self.desk.tell("told", say("The game could not be saved: {error}", error=error))

    # What is shown

    def _texts(self) -> tuple[str, str]:
        """Nothing of a game with secrets is handed to the page."""
        return "", ""

    def _update_desk(self) -> None:
        super()._update_desk()
        self.painter.widget.layout.display = "" if self._begun else "none"
        with self.desk.hold_sync():
            self.desk.panel, self.desk.summary = self._form, self._summary()
            self.desk.tools = [] if self._form else list(_TOOLS)
            if self._form:
                self.desk.heading, self.desk.colour = self._form["title"], ""
            elif self.desk.summary:
                self.desk.heading = str(self.desk.summary["title"])
            elif self._handing_over():
                who = self._handing_over()
                self.desk.heading = say("Pass the screen to {player}.", player=who)

    def _actions(self) -> list[Button]:
        if self._form:
            return []
        who = self._handing_over()
        if who:
            text = say("I am {player}: show my cards", player=who)
            return [button("reveal", text, primary=True)]
        if game.mover(self.state) is None:
            return [button("again", say("New game"), primary=True)]
        return [*super()._actions(), *self._window_actions()]

    def _window_actions(self) -> list[Button]:
        """What makes passing painless."""
        buttons, pending = list[Button](), self.state.pending
        if isinstance(pending, Window):
            who = say_player(self.state.table, pending.decider)
            buttons.append(button("nobody", say("Nobody casts"), primary=True))
            buttons.append(button("silence", say("Do not ask {player} again", player=who)))
        if self._silent:
            buttons.append(button("ask-all", say("Ask everybody again")))
        return buttons

    def _summary(self) -> dict[str, object]:
        """Who has won, and how the race went."""
        won, state, table = game.winners(self.state), self.state, self.state.table
        if won is None or not self._begun:
            return {}
        names = listing(say_player(table, seat) for seat in won)
        title = say("{players} won!", players=names) if won else say("Nobody has won.")
        lines = [
            say(
                "{player}: {home} wizards home, {filled} flasks filled, {full} of them still full",
                player=say_player(table, seat), home=state.home[seat],
                filled=state.full[seat] + state.spent[seat], full=state.full[seat],
            )
            for seat in range(table.seats)
        ]  # fmt: skip
        if not won:
            lines.append(say(rules()[ended_by(state) or ""].text))
        width, height = (420, 560) if self._fit.frame == "narrow" else (900, 320)
        race = race_scene(
            self._sitting.race(), table.colours, theme=self._theme, width=width, height=height
        )
        return {"title": title, "lines": lines, "svg": paint_svg(race)}


def _window(state: State) -> tuple[int, int, str] | None:
    """Which window is open: of whose turn, of which action, before, during or after it."""
    pending = state.pending
    return (state.seat, state.action, pending.name) if isinstance(pending, Window) else None
