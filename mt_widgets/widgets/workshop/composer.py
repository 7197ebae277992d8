"""The composer: a board on which a position is put together, piece by piece."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, ClassVar, Unpack

from ...engine.board_model import BoardModel
from ...engine.cues import Cues
from ...engine.errors import EditError
from ...engine.forms import Form
from ...engine.game import AnyGame, Event, Position, View
from ...engine.history import History
from ...engine.pointing import label_pointed
from ...engine.puzzle_parts import Drafting
from ...engine.record import Record
from ...engine.words import marked, say
from ...games import FIRST, find_game
from ..board.board import begin
from ..board.stage import Stage
from ..page.answers import answers
from ..page.messages import Message
from ..page.panel_parts import PanelButtons, PanelContents, PanelPrompt, button
from ..page.settings import BoardSettings
from .palette import Palette


class Composer(Stage):
    """A position to be changed by clicking, in forms and as text.

    Every user action is a method, which the click handlers call. What cannot be done is answered
    with a sentence, which is shown beside the board, too; what works is answered with None. A game
    has edits of its own, such as ``set_hand``.
    """

    _taken = 130  # pixels of the window's height, for the palette
    _offered: ClassVar[tuple[str, ...]] = ("keyboard", "theme", "size")
    _labels: ClassVar[dict[str, str]] = marked({
        "panel": "Composing a position",
        "keyboard": "Compose by keyboard, or have it read aloud",
    })  # fmt: skip

    def __init__(
        self,
        position: Position | str | None = None,
        *,
        game: str = FIRST,
        **settings: Unpack[BoardSettings],
    ) -> None:
        self._game: AnyGame = find_game(game)
        self._composing = self._game.composing.begin(self._read(position))
        self._palette = Palette(self._choose)
        super().__init__(self._seated(), self._offered, self._receive, settings)
        self.children = (self._palette, self.painter.widget, self.panel)

    def __getattr__(self, name: str) -> Callable[..., str | None]:
        """An edit of the game, by its name: it is made, or answered with why not."""
        game = self.__dict__.get("_game")
        edit = game.composing.EDITS.get(name) if game else None
        if edit is None:
            raise AttributeError(f"{type(self).__name__} has no {name}")
        return lambda *given, **named: self._change(lambda state: edit(state, *given, **named))

    def _read(self, position: Position | str | None) -> Position:
        """The position that is meant; the empty board where none is."""
        given = self._game.composing.EMPTY if position is None else position
        return begin(given, None, self._game.name).state

    @property
    def state(self) -> Position:
        """The position as it is now."""
        return self._composing.state

    @property
    def position(self) -> str:
        """The position as text."""
        return self._game.notation.format_position(self.state)

    @property
    def view(self) -> View:
        """All of the position, with whoever is imprisoned."""
        return self._composing.view

    def _words(self) -> dict[str, str]:
        return {**super()._words(), **{name: say(text) for name, text in self._labels.items()}}

    # What people may do

    @answers()
    def choose(self, tool: str) -> str | None:
        """Take something from the palette, such as ``wizard:b`` or ``take``."""
        self._turn_to(self._composing.choose(tool))
        self.panel.speak(self.panel.prompt.heading)
        return None

    def click(self, tag: str) -> str | None:
        """Click a space or a piece by its tag: what was chosen is put there, or it is taken."""
        composing, tag = self._composing, str(tag)
        answer = self._change(lambda _: composing.click(tag))
        if answer is None:
            self.panel.speak(self._game.voice.label(self.view, composing.place(tag)))
        return answer

    def cancel(self) -> str | None:
        """Put back what was chosen."""
        return self.choose("")

    def undo(self) -> None:
        """Take back the last change."""
        self._turn_to(self._composing.go(-1))
        self.panel.speak(say("Taken back."))

    def redo(self) -> None:
        """Make the change again that was taken back last."""
        self._turn_to(self._composing.go(1))
        self.panel.speak(say("Made again."))

    def set_position(self, text: Position | str) -> str | None:
        """Go on from another position."""
        return self._change(lambda _: self._read(text), section="text")

    def arrange(self, values: Mapping[str, str]) -> str | None:
        """Change all that differs in the form beside the board."""
        read = self._game.composing.read_arrangement
        return self._change(lambda state: read(state, values), section="arrangement")

    def _receive(self, message: Message) -> None:
        """Do what the page asks for."""
        match message:
            case {"do": "hover", "tag": tag}:
                self.hover(tag)
            case {"do": "set", "name": name, "value": value}:
                self.set(name, value)
            case {"do": "form", "tag": "position", "values": values}:
                self.set_position(values["position"])
            case {"do": "form", "tag": "arrange", "values": values}:
                self.arrange(values)
            case {"do": "undo" | "redo" | "cancel" as what}:
                getattr(self, what)()
            case {"do": "click", "tag": "undo" | "redo" as what}:
                getattr(self, what)()
            case {"do": "click", "tag": tag}:
                self.click(tag)

    def _choose(self, tool: str) -> None:
        """A button of the palette was pressed."""
        try:
            self.choose(tool)
        except Exception as error:  # noqa: BLE001 (the widget library would swallow it)
            self._mishap(error)

    # How it goes on

    def _change(self, change: Callable[[Position], Position], section: str = "") -> str | None:
        """Make a change, or say why not: below the form from which it came, or below the board."""
        try:
            after = change(self.state)
        except ValueError as error:
            return self._say_no(error, section)
        self._turn_to(self._composing.then(after))
        if section:
            self.panel.answer(section, "done", say("Done: the board shows it."))
        return None

    def _turn_to(self, composing: Drafting[Position, View]) -> None:
        """Show another draft or another piece in the hand; answers to an old draft go."""
        if composing.state != self.state:
            self.panel.answers = {}
        self._composing, self._hovered = composing, ""
        self._model = self._seated()
        self.panel.tell("", "")
        self._refresh()

    def _say_no(self, error: ValueError, section: str = "") -> str:
        """Show why something is not done; the line in which it stands is read aloud by itself."""
        rule, text = (error.rule, error.what) if isinstance(error, EditError) else ("", str(error))
        kind = "refused" if rule else "told"
        if section:
            self.panel.answer(section, kind, text, rule=rule)
        else:
            self.panel.tell(kind, text, rule)
        return str(error)

    def _seated(self) -> BoardModel:
        """The position as a stage knows it."""
        return BoardModel(History.of(Record.begin(self._game, self.state)), None, memory=True)

    # What is shown

    def _within_reach(self) -> Collection[str]:
        return self._composing.tags

    def _cues(self, *_: object) -> Cues[Event]:
        """No cues, because nothing is pointed out while nobody points."""
        return Cues()

    def _paint(self) -> None:
        """Draw what there is or, under the pointer, what would be; a click means what there is."""
        view, cues = self._composing.glimpse(self._hovered)
        self._scene = self._screen.picture(self.view)
        self._screen.show(self._scene if cues == Cues() else self._screen.picture(view, cues))

    def _update_panel(self) -> None:
        composing, panel = self._composing, self.panel
        part = self._game.composing
        self._palette.show(part.palette(composing, self._screen.theme), self._screen.theme)
        with panel.hold_sync():
            panel.theme = self._screen.theme
            emblem = self._emblem(part.holder(composing))
            panel.prompt = PanelPrompt(part.tool_hint(composing), emblem=emblem)
            actions = [
                {**button("undo", say("Undo")), "disabled": not composing.step},
                {**button("redo", say("Redo")), "disabled": not composing.later},
            ]
            groups = self._groups(composing.offered, Cues())
            panel.buttons = PanelButtons(actions, groups=groups)
            panel.copies = {"position": self.position}
            panel.contents = PanelContents(sections=self._sections())

    def _sections(self) -> list[dict[str, Any]]:
        """The forms beside the board."""
        return [_position_text(self.position), self._game.composing.arrangement(self.state)]

    def _item(self, tag: str, cues: Cues[Event]) -> dict[str, object]:
        glow = self._composing.works(tag)
        text = label_pointed(self._game, self.view, tag, cues)
        return {"tag": tag, "label": text, "glow": glow, "chosen": False}


def _position_text(position: str) -> Form:
    """The position as text, which follows every change, and into which another can be pasted."""
    label = say("Copy it, or paste another one")
    look = {"kind": "area", "code": True, "wide": True, "rows": 2}
    return {
        "name": "text",
        "title": say("The position as text"),
        "open": True,
        "fields": [{"name": "position", "label": label, "value": position, **look}],
        "buttons": [
            {"tag": "position", "label": say("Use this text"), "primary": False},
            {"copy": "position"},
        ],
    }
