"""The composer: a board on which a position is put together, piece by piece."""

from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Any, ClassVar

from ..engine.history import History
from ..engine.words import marked, say
from ..games.magical_towers import api, editing, face
from ..games.magical_towers.composing import Composing
from ..games.magical_towers.editing import EditError
from ..games.magical_towers.face import Cues
from ..games.magical_towers.labels import label, tool_hint
from ..games.magical_towers.pointing import label_pointed
from ..games.magical_towers.sitting import Sitting
from ..games.magical_towers.state import State
from ..games.magical_towers.view import View
from .board import begin
from .composer_forms import arrangement, position_text, read_arrangement
from .desk import Message, button
from .fit import Fit, fit
from .palette import Palette
from .stage import Stage

__all__ = ["EMPTY", "Composer"]

EMPTY = "K/15 b1 b0+0-6:|y0+0-6: -"
_PALETTE = 130  # pixels of the window's height


class Composer(Stage):
    """A position to be changed by clicking, in forms and as text.

    Every user action is a method, which the click handlers call. What cannot be done is answered
    with a sentence, or None, and the same is shown beside the board.
    """

    _tools: ClassVar[tuple[str, ...]] = ("keyboard", "theme", "size")
    _words: ClassVar[dict[str, str]] = marked({
        "desk": "Composing a position",
        "keyboard": "Compose by keyboard, or have it read aloud",
        "more": "Settings",
    })  # fmt: skip

    def __init__(self, position: State | str = EMPTY, **settings: Any) -> None:
        self._composing = Composing((begin(position, None).state,))
        self._palette = Palette(self._choose)
        super().__init__(self._seated(), self._tools, self._receive, settings)
        words = {name: say(sentence) for name, sentence in self._words.items()}
        self.desk.words = {**self.desk.words, **words}
        self.children = (self._palette, self.painter.widget, self.desk)

    @property
    def state(self) -> State:
        """The position as it is now."""
        return self._composing.state

    @property
    def position(self) -> str:
        """The position as text."""
        return str(self.state)

    @property
    def view(self) -> View:
        """All of the position, with whoever is imprisoned."""
        return self._composing.view

    # What people may do

    def choose(self, tool: str) -> str | None:
        """Take ``wizard:b``, ``tower:T``, ``tower:R``, ``castle`` or ``take`` from the palette.

        ``under`` is chosen and given up beside it: wizards then go under the tower that is clicked.
        """
        try:
            self._turn_to(self._composing.choose(tool))
        except ValueError as error:
            return self._say_no(error)
        self.desk.speak(self.desk.heading)
        return None

    def click(self, tag: str) -> str | None:
        """Click a space or a piece by its tag: what was chosen is put there, or it is taken."""
        composing, tag = self._composing, str(tag)
        answer = self._change(lambda _: composing.click(tag))
        if answer is None:
            self.desk.speak(label(self.view, composing.place(tag)))
        return answer

    def cancel(self) -> None:
        """Put back what was chosen."""
        self.choose("")

    def undo(self) -> None:
        """Take back the last change."""
        self._turn_to(self._composing.go(-1))
        self.desk.speak(say("Taken back."))

    def redo(self) -> None:
        """Make it again."""
        self._turn_to(self._composing.go(1))
        self.desk.speak(say("Made again."))

    def set_position(self, text: State | str) -> str | None:
        """Go on from another position."""
        return self._change(lambda _: begin(text, None).state, section="text")

    def set_hand(self, colour: str, cards: str) -> str | None:
        """Other cards in a hand, such as ``W3,T2,?``."""
        return self._change(lambda state: editing.set_hand(state, colour, cards))

    def set_flasks(self, colour: str, counts: str) -> str | None:
        """Home and flasks of a player, such as ``1+2-3x1``: home + full - empty x spent."""
        return self._change(lambda state: editing.set_flasks(state, colour, counts))

    def set_players(self, colours: str, rules: str | None = None) -> str | None:
        """Other players, from the start player clockwise, and perhaps other rules."""
        return self._change(lambda state: editing.set_players(state, colours, rules))

    def set_rules(self, rules: str, options: str = "") -> str | None:
        """Another way of playing."""
        return self._change(lambda state: editing.set_rules(state, rules, options))

    def set_spells(self, spells: str, costs: str = "") -> str | None:
        """Other spells laid out."""
        return self._change(lambda state: editing.set_spells(state, spells, costs))

    def set_turn(self, turn: str) -> str | None:
        """Whose turn it is and which action, such as ``y2*``."""
        return self._change(lambda state: editing.set_turn(state, turn))

    def set_draw(self, cards: str | None) -> str | None:
        """The draw pile from the top, ``-`` when used up, or None when nobody knows it."""
        return self._change(lambda state: editing.set_draw(state, cards))

    def set_discard(self, cards: str) -> str | None:
        """The discard pile, oldest card first."""
        return self._change(lambda state: editing.set_discard(state, cards))

    def arrange(self, values: Mapping[str, str]) -> str | None:
        """Change all that differs in the form beside the board; see ``composer_forms``."""
        return self._change(lambda state: read_arrangement(state, values), section="arrangement")

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

    def _change(self, change: Callable[[State], State], section: str = "") -> str | None:
        """Make a change, or say why not: below the form from which it came, or below the board."""
        try:
            after = change(self.state)
        except ValueError as error:
            return self._say_no(error, section)
        self._turn_to(self._composing.then(after))
        if section:
            self.desk.answer(section, "done", say("Done: the board shows it."))
        return None

    def _turn_to(self, composing: Composing) -> None:
        """Another draft, or another piece in the hand; old answers speak of an old draft."""
        if composing.state != self.state:
            self.desk.answers = {}
        self._composing, self._hovered = composing, ""
        self._sitting = self._seated()
        self.desk.tell("", "")
        self._refresh()

    def _say_no(self, error: ValueError, section: str = "") -> str:
        """Show why something is not done; the line in which it stands is read aloud by itself."""
        rule, text = (error.rule, error.what) if isinstance(error, EditError) else ("", str(error))
        kind = "refused" if rule else "told"
        if section:
            self.desk.answer(section, kind, text, rule=rule)
        else:
            self.desk.tell(kind, text, rule)
        return str(error)

    def _seated(self) -> Sitting:
        """The position as a stage knows it."""
        return Sitting(History.of(api.record(self.state)), None, memory=True)

    # What is shown

    @property
    def _fit(self) -> Fit:
        """Smaller than a board alone, for the palette has to be in sight with it."""
        page = {**self.desk.page, "height": max(self.desk.page["height"] - _PALETTE, 0)}
        return fit(page, str(self.desk.settings["size"]), self.state.table.seats)

    def _within_reach(self) -> Collection[str]:
        return self._composing.tags

    def _cues(self, *_: object) -> Cues:
        """At rest nothing is stressed."""
        return Cues()

    def _paint(self) -> None:
        """Draw what there is or, under the pointer, what would be; a click means what there is."""
        scene = partial(face.scene, frame=self._fit.frame, theme=self._theme)
        view, cues = self._composing.glimpse(self._hovered)
        self._scene = scene(self.view)
        self._show(self._scene if cues == Cues() else scene(view, cues=cues))

    def _update_desk(self) -> None:
        composing, desk = self._composing, self.desk
        self._palette.show(composing, self._theme)
        with desk.hold_sync():
            desk.theme, desk.heading = self._theme, tool_hint(composing.tool, under=composing.under)
            desk.colour = composing.tool[-1] if composing.tool.startswith("wizard:") else ""
            desk.actions = [
                {**button("undo", say("Undo")), "disabled": not composing.step},
                {**button("redo", say("Redo")), "disabled": not composing.later},
            ]
            desk.groups = [
                {"name": name, "items": [self._item(tag, Cues()) for tag in tags]}
                for name, tags in composing.offered.items()
            ]
            desk.position = self.position
            desk.sections = self._sections()

    def _sections(self) -> list[dict[str, Any]]:
        """The forms beside the board."""
        return [position_text(self.position), arrangement(self.state)]

    def _item(self, tag: str, cues: Cues) -> dict[str, object]:
        glow = self._composing.works(tag)
        text = label_pointed(self.view, tag, cues)
        return {"tag": tag, "label": text, "glow": glow, "chosen": False}
