"""The table: one to six people play a whole game on one screen."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from ..draw.svg import paint_svg
from ..engine.errors import FileError
from ..engine.game import CHANCE
from ..engine.history import History
from ..engine.record import load, save
from ..engine.words import listing, say
from ..games.magical_towers import api, game
from ..games.magical_towers.events import CardsDrawn, DieRolled, PileShuffled
from ..games.magical_towers.face.race import race_scene
from ..games.magical_towers.moves import Cast, Move, Pass
from ..games.magical_towers.sitting import SPECTATOR, Sitting, turns
from ..games.magical_towers.spoken import say_player
from ..games.magical_towers.state import State, Window
from .board import Board
from .desk import Message
from .forms import agreement, read_setup, setup
from .home import home

__all__ = ["Play"]

_TOOLS = ("undo", "type", "keyboard", "log", "motion", "theme", "size", "save", "load")
_UNSEEN = CardsDrawn | DieRolled | PileShuffled  # what cannot be unseen


class Play(Board):
    """A table at which people sit round one screen and hand it on.

    Without ``players`` it asks how you want to play. Hands are ``hidden`` while the screen changes
    hands. After every move the game is saved under its ``name``, so that it can be gone on with.
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
        self._path = home() / f"{Path(name).name}.txt"
        self._begun = players is not None
        self._holder: int | None = None  # the seat in front of the screen
        self._silent: frozenset[int] = frozenset()  # those who want to be asked no more
        self._form: dict[str, Any] = {} if self._begun else setup(saved=self._saved() is not None)
        start = api.start(players, spells, rules, seed=seed)
        super().__init__(start, seed=seed, tools=_TOOLS, **settings)
        self._sitting = self._reseat(self._sitting)
        self._refresh()

    def begin(self, values: Mapping[str, Any]) -> str | None:
        """Set a game up as the form asks; see ``forms.setup`` for the values."""
        try:
            start = read_setup(values, self._seed)
        except ValueError as error:
            return self._say_no(error)
        self._hidden = values["hidden"] is True
        self.desk.settings = {**self.desk.settings, "memory": values["memory"] is True}
        self._sitting = replace(self._sitting, memory=values["memory"] is True)
        return self._begin(History.of(api.record(start)))

    def resume(self) -> str | None:
        """Go on with the game that was saved last."""
        return self.load(self._path)

    def again(self) -> None:
        """Ask how you want to play the next game."""
        self._begun, self._form = False, setup(saved=self._saved() is not None)
        self._sitting = self._reseat(self._sitting)
        self._refresh()

    def reveal(self) -> None:
        """The one who is to move sits in front of the screen now and sees the hand."""
        self._holder = game.mover(self.state)
        self._sitting = self._reseat(self._sitting)
        self._refresh()

    def pass_all(self) -> str | None:
        """Nobody casts in this window."""
        state, passes = self.state, list[Move]()
        while isinstance(state.pending, Window):
            passes.append(Pass())
            state = game.play(state, Pass())
        return self._advance(*passes)

    def silence(self, *, ask: bool = False) -> str | None:
        """Whoever is asked whether to cast is asked no more, or everybody is again."""
        seat = game.mover(self.state)
        if ask or seat is None:
            self._silent = frozenset()
            return self._turn_to(self._sitting.history)
        self._silent |= {seat}
        return self._advance(Pass())

    def undo(self, *, agreed: bool = False) -> str | None:
        """Take back the last decision; what cannot be unseen only when all agree."""
        earlier = self._sitting.history.undo()
        if self.state.table.solo or agreed or self._is_unseen(earlier):
            self._holder = None if agreed else self._holder
            return self._turn_to(earlier)
        self._form = agreement(self.state.table)
        self._refresh()
        return None

    def click(self, tag: str) -> str | None:
        """Click something by its tag; while the screen is passed on only that."""
        commands = {
            "reveal": self.reveal, "nobody": self.pass_all, "silence": self.silence,
            "ask-all": lambda: self.silence(ask=True), "again": self.again,
        }  # fmt: skip
        if tag in commands:
            return commands[tag]()
        if self._form or self._handing_over():
            return None
        return super().click(tag)

    def _receive(self, message: Message) -> None:
        if message["do"] != "form":
            super()._receive(message)
        elif message["tag"] == "begin":
            self.begin(message["values"])
        elif message["tag"] == "resume":
            self.resume()
        elif message["tag"] == "agree" and not all(message["values"].values()):
            self.desk.tell("told", say("It is undone only when all agree."))
        else:
            self._form = {}
            self.undo(agreed=True) if message["tag"] == "agree" else self._refresh()

    def _is_unseen(self, earlier: History[State, Move]) -> bool:
        """Whether nothing was learnt since then, and the same player had the screen."""
        told = self._sitting.events_since(earlier.step)
        learnt = any(isinstance(event, _UNSEEN) for event in told)
        return not learnt and game.mover(earlier.state) in (game.mover(self.state), self._holder)

    # Who sees what

    def _advance(self, *moves: Move) -> str | None:
        caster, cast = game.mover(self.state), any(isinstance(move, Cast) for move in moves)
        refusal = super()._advance(*moves)
        if refusal is None:
            if cast and caster != self._holder:
                self._holder = None  # somebody else was at the screen
                self._sitting = self._reseat(self._sitting)
                self._update_desk()
            self._skip_the_silent()
            self._autosave()
        return refusal

    def _skip_the_silent(self) -> None:
        pending = self.state.pending
        if isinstance(pending, Window) and pending.decider in self._silent:
            self._advance(Pass())

    def _turn_to(self, history: History[State, Move]) -> str | None:
        self._begun, self._form = True, {}
        answer = super()._turn_to(history)
        self._autosave()
        return answer

    def _reseat(self, sitting: Sitting) -> Sitting:
        """See with the eyes of whoever is to move and sits in front of the screen."""
        mover = game.mover(sitting.state)
        if mover is None and self._begun:
            return replace(sitting, seat=None, memory=True)  # it is over: no more secrets
        if not self._hidden or sitting.state.table.solo:
            self._holder = mover
        seen = mover == self._holder and mover is not None and self._begun
        memory = bool(self.desk.settings["memory"])
        return replace(sitting, seat=mover if seen else SPECTATOR, memory=memory)

    def _handing_over(self) -> str:
        """The player to whom the screen is to be passed, because a hand is to be looked at."""
        mover, pending = game.mover(self.state), self.state.pending
        if mover in (None, CHANCE, self._holder) or isinstance(pending, Window) or not self._begun:
            return ""
        assert mover is not None
        return say_player(self.state.table, mover)

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

    def _actions(self) -> list[dict[str, object]]:
        if self._form:
            return []
        who = self._handing_over()
        if who:
            text = say("I am {player}: show my cards", player=who)
            return [_action("reveal", text, primary=True)]
        if game.mover(self.state) is None:
            return [_action("again", say("New game"), primary=True)]
        return [*super()._actions(), *self._window_actions()]

    def _window_actions(self) -> list[dict[str, object]]:
        """What makes passing painless."""
        buttons, pending = list[dict[str, object]](), self.state.pending
        if isinstance(pending, Window):
            who = say_player(self.state.table, pending.decider)
            buttons.append(_action("nobody", say("Nobody casts"), primary=True))
            buttons.append(_action("silence", say("Do not ask {player} again", player=who)))
        if self._silent:
            buttons.append(_action("ask-all", say("Ask everybody again")))
        return buttons

    def _summary(self) -> dict[str, object]:
        """Who has won, and how the race went."""
        won, table = game.winners(self.state), self.state.table
        if won is None or not self._begun:
            return {}
        names = listing(say_player(table, seat) for seat in won)
        title = say("{players} won!", players=names) if won else say("Nobody has won.")
        state = self.state
        lines = [
            say(
                "{player}: {home} wizards home, {full} full flasks",
                player=say_player(table, seat), home=state.home[seat], full=state.full[seat],
            )
            for seat in range(table.seats)
        ]  # fmt: skip
        width, high = (420, 560) if self._fit.frame == "narrow" else (900, 320)
        history = turns(self.record)
        race = race_scene(history, table.colours, theme=self._theme, width=width, height=high)
        return {"title": title, "lines": lines, "svg": paint_svg(race)}

    # Saving

    def _autosave(self) -> None:
        """A disk that is full must not stop the game."""
        if not self.record.moves:
            return  # a game that was only set up does not replace one that was played
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            save(self.record, self._path)
        except (FileError, OSError) as error:
            self.desk.tell("told", say("The game could not be saved: {error}", error=error))

    def _saved(self) -> History[State, Move] | None:
        """The saved game, if there is one that can be gone on with."""
        try:
            found = load(game, self._path)
        except FileError:
            return None
        return History.of(found) if game.winners(found.state) is None else None


def _action(tag: str, text: str, *, primary: bool = False) -> dict[str, object]:
    return {"tag": tag, "label": text, "primary": primary, "disabled": False}
