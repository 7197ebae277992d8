"""How a game is shown: the picture above, the panel with everything in words below."""

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import ipywidgets

from ...draw.canvas import CanvasPainter
from ...draw.hit import hit
from ...draw.svg import paint_svg
from ...engine.board_model import BoardModel
from ...engine.cues import Cues
from ...engine.forms import Form
from ...engine.game import Event, Game, Move, Position, View
from ...engine.pointing import foretell, label_pointed, say_pointed
from ...engine.words import say, sentences
from ...lessons.rule_reference import look_up
from ..page.control_panel import ControlPanel
from ..page.front import front_page
from ..page.labels import labels
from ..page.messages import Message
from ..page.panel_parts import Button, PanelButtons, PanelPrompt, PanelRecord, button
from ..page.settings import check_settings, check_tools
from .screen import Screen

_REACH = 12  # pixels by which a finger may miss what it may click
_LINES = 200  # of the log are shown
_STORED_WIDTH = 720  # pixels of a stored picture, which every cell has room for


class Stage(ipywidgets.VBox):  # type: ignore[misc]  # ipywidgets tells no types
    """A board model shown on a page; whoever builds on this has ``click`` and ``cancel``."""

    _share = 1.0  # of the window's height, for the board and the words below it
    _taken = 0  # pixels of it, for what else has to be in sight
    _advises = False  # whether a coach may sit beside it

    def __init__(
        self,
        model: BoardModel,
        tools: Iterable[str],
        on_message: Callable[[Message], None],
        settings: Mapping[str, object],
    ) -> None:
        check_settings(settings)
        self._hovered = ""
        self._lens: Hashable = None
        self.painter = CanvasPainter(
            self._press,
            lambda x, y: self.hover(self._tag_at(x, y)),
            lambda: self.hover(""),
            self._mishap,
        )
        self._model = model
        self._tools = self._known_tools(check_tools(tools))
        self.panel = ControlPanel(
            on_message, self.painter.repaint, lambda name: look_up(name, self.game),
            words=self._words(), tools=self._tools,
        )  # fmt: skip
        self.panel.settings = {**self.panel.settings, **settings}
        self._screen = Screen(self.painter, self.panel, lambda: self._model, self._mishap)
        self._screen.share, self._screen.taken = self._share, self._taken
        self._model = self._reseat(model)
        self.painter.widget.on_key_down(self._key)
        super().__init__([self.painter.widget, self.panel])
        self.layout.align_items = "center"
        self.add_class("magical-towers")
        self.panel.observe(lambda _: self._measured(), "page")
        self._refresh()

    @property
    def game(self) -> Game[Position, Move, Any, Any]:
        """Which game it is."""
        return self._model.game

    def close(self) -> None:
        """Leave off all that goes on by itself, and have the page forget it."""
        if self.comm is not None:
            self._halt()
        super().close()

    def _halt(self) -> None:
        """Leave off what goes on by itself: a film, and whatever is worked out beside it."""
        self._screen.stop()

    @property
    def view(self) -> View:
        """What is shown."""
        return self._model.view

    def _words(self) -> dict[str, str]:
        """The labels of the page, of which some are the game's."""
        words = {**labels("page", "panel"), **self.game.voice.words()}
        return words if "save" in self._tools else {**words, "more": say("Settings")}

    def _known_tools(self, tools: list[str]) -> list[str]:
        """The tools that this game has a use for."""
        useless = set[str]()
        if len(self.game.knowledge.GRADES) == 1:
            useless.add("memory")
        if not self._advises or "judgement" not in self.game.parts:
            useless.add("coach")
        return [tool for tool in tools if tool not in useless]

    def hover(self, tag: str) -> None:
        """Point at something: what would happen is shown, nothing is done."""
        if tag != self._hovered and not self._screen.moving:
            self._hovered = tag if self.game.clicks.is_tag(tag) else ""
            self._paint()

    def foretell(self, tag: str) -> None:
        """Have it read aloud what would happen if something was clicked."""
        told = foretell(self.game, self._model.preview(tag), self._model.state)
        if told:
            self.panel.speak(told)

    def set(self, name: str, value: bool | str) -> None:
        """Choose ``memory``, ``coach``, ``theme``, ``size`` or ``motion``."""
        check_settings({name: value})
        self.panel.settings = {**self.panel.settings, name: value}
        memory = bool(self.panel.settings["memory"])
        self._model = self._reseat(replace(self._model, memory=memory))
        self._refresh()

    def look_up(self, name: str) -> str | None:
        """Show a rule below the board, by its name; no name takes it away."""
        return self.panel.look_up(name)

    def _reseat(self, model: BoardModel) -> BoardModel:
        """The model with the seat that looks at the board; here it stays as it is."""
        return model

    # Pointers

    def _press(self, x: float, y: float) -> None:
        """Click what is at a point of the picture; a film that runs is over then."""
        self._settle()
        tag = self._tag_at(x, y)
        if tag:
            self.click(tag)
        else:
            self.cancel()

    def _key(self, key: str, *_: object) -> None:
        """Answer Escape while the picture has the focus; the panel answers all other keys."""
        if key == "Escape":
            self.cancel()

    def _tag_at(self, x: float, y: float) -> str:
        reach = _REACH * self._scene.width / self._screen.fit.width
        return hit(self._scene, x, y, self._within_reach(), reach)

    def _within_reach(self) -> Collection[str]:
        """The tags that are hit even if a finger misses them by a little."""
        return self._model.following

    def _measured(self) -> None:
        """Show everything again, as the page has another size, theme or screen."""
        try:
            self._refresh()
        except Exception as error:  # noqa: BLE001 (the widget library would swallow it)
            self._mishap(error)

    def _mishap(self, error: Exception) -> None:
        """Say that something went wrong in a handler, and point at nothing any more."""
        self._hovered = ""
        self.panel.tell("error", say("That went wrong, and nothing was done: {error}", error=error))

    # The picture

    def _paint(self) -> None:
        """Draw the board with what it points out."""
        self._scene = self._screen.picture(self.view, self._cues(self._hovered, self._lens))
        self._screen.show(self._scene)

    def _cues(self, hovered: str = "", lens: Hashable = None, /) -> Cues[Event]:
        """What the picture is to stress."""
        return self._model.cues(hovered, lens)

    def _refresh(self) -> None:
        """Show everything as it is."""
        self._screen.stop()
        self._paint()
        self._update_panel()

    def _settle(self) -> None:
        """Stop a film that runs, and show its last picture."""
        if self._screen.moving:
            self._screen.stop()
            self._paint()

    # The words

    def _update_panel(self) -> None:
        """Put into words what is to be done, what can be done, and what has happened."""
        view, model, panel, cues = self.view, self._model, self.panel, self._cues()
        voice, decides = self.game.voice, self.game.rules.mover(model.state)
        expected = voice.say_expected(view), voice.hint(view, model.clicked)
        with panel.hold_sync():
            panel.theme = self._screen.theme
            panel.prompt = PanelPrompt(
                sentences(*expected), say_pointed(self.game, view, cues), self._emblem(decides)
            )
            groups = self._groups(voice.things(view), cues)
            panel.buttons = PanelButtons(self._actions(), groups=groups)
            tale = model.tale(max(0, model.history.step - _LINES))
            panel.record = PanelRecord(tale, model.history.step, model.history.steps)
            panel.copies = self._texts()

    def _texts(self) -> dict[str, str]:
        """What can be copied: the position and the moves, without what this seat may not know."""
        if "copy" not in self._tools:
            return {"position": "", "moves": ""}
        state, seat, written = self._model.state, self._model.seat, self.game.notation
        if seat is not None:
            seen = self.game.knowledge.hide(state, seat)
            return {"position": written.format_position(seen), "moves": ""}
        moves = " ".join(map(written.format_move, self._model.history.record.moves))
        return {"position": written.format_position(state), "moves": moves}

    def _emblem(self, seat: int | None) -> str:
        """The picture of a player; nothing for chance, and when the game is over."""
        if seat is None or seat < 0:
            return ""
        face, name = self.game.face, self.game.setup.seats(self._model.state)[seat]
        return paint_svg(face.portrait(face.emblem(name), self._screen.theme))

    def _actions(self) -> list[Button]:
        """The buttons for what is not drawn; what ends a turn or rolls stands out."""
        clicked, clicks = self._model.clicked, self.game.clicks
        order = {kind: place for place, kind in enumerate(clicks.ACTIONS)}
        found = [tag for tag in self._model.following if tag.partition(":")[0] in order]
        found.sort(key=lambda tag: (order[tag.partition(":")[0]], tag))
        label = self.game.voice.label
        buttons = [
            button(tag, label(self.view, tag, clicked), primary=tag in clicks.PRIMARY)
            for tag in found
        ]
        return buttons + ([button("cancel", say("Put it back"))] if clicked else [])

    def _groups(self, things: Mapping[str, Sequence[str]], cues: Cues[Event]) -> list[Form]:
        """The things on the board as buttons, in groups with a name."""
        return [
            {"name": name, "items": [self._item(tag, cues) for tag in tags]}
            for name, tags in things.items()
        ]

    def _item(self, tag: str, cues: Cues[Event]) -> dict[str, object]:
        return {
            "tag": tag,
            "label": label_pointed(self.game, self.view, tag, cues),
            "glow": tag in self._within_reach(),
            "chosen": tag in self._model.clicked,
        }

    def stored(self) -> dict[str, str]:
        """What a notebook shows without a kernel, by the kinds of outputs."""
        svg = self._drawn(_STORED_WIDTH)
        return {"text/plain": self.game.voice.board(self.view), "image/svg+xml": svg}

    def _stored_front(self, title: str, about: str = "") -> dict[str, str]:
        """What shows without a kernel: a way to begin, and the board as wide as its cell."""
        page = front_page(title, about, self._drawn())
        return {"text/plain": Stage.stored(self)["text/plain"], "text/html": page}

    def _drawn(self, width: float | None = None) -> str:
        """The board as a picture that is the same on every page."""
        return paint_svg(self.game.face.scene(self.view, cues=self._cues()), width)

    def _repr_mimebundle_(self, **kwargs: object) -> dict[str, object]:
        """The live widget, and what is shown where there is no kernel."""
        return {**(super()._repr_mimebundle_(**kwargs) or {}), **self.stored()}
