"""The projector: positions for a whole class, big, one after another, and nothing beside them."""

from collections.abc import Hashable, Mapping
from dataclasses import replace
from typing import Any, ClassVar, Unpack

from ...engine.board_model import BoardModel
from ...engine.cues import Cues
from ...engine.game import Event, Position
from ...engine.words import say
from ..board.board import Board, begin
from ..page.answers import answers
from ..page.messages import Message
from ..page.panel_parts import Button, PanelContents, button
from ..page.settings import BoardSettings
from ..page.task import Task
from .projector_form import projector_form
from .slides import Slide, read_slides

_BIG = """
.mt-projector .mt-task-desk.mt-desk { font-size: 22px; }
.mt-projector .mt-task-desk .mt-title { font-size: 1.7em; font-weight: 700; }
"""


class _Heading(Task):
    """The card above the board, to be read from the last row."""

    _css = f"{Task._css}{_BIG}"


class Projector(Board):
    """Positions to look at together; pieces can be moved to show what a move does.

    What is shown are positions, lessons (``walking``), steps of them (``walking 3``) and puzzles
    (``first-steps/001-three-steps``), as many as you like.

        Projector("walking", "K/3/b/3/R/3/y/3 b1 b0+0-6:W3|y0+0-6:? -")

    With ``choose`` the page has lists of all that can be shown instead.
    """

    _share = 0.86  # the heading is to be seen with it
    _commands: ClassVar[Mapping[str, str]] = {"on": "on", "back": "back", "again": "again"}

    def __init__(
        self, *shown: str | Position, choose: bool = False, **settings: Unpack[BoardSettings]
    ) -> None:
        self._slides, self._at, self._heading = read_slides(shown), 0, _Heading()
        self._choose, self._deck = choose, ", ".join(map(str, shown))
        super().__init__(self._slide.record, tools=(), **settings)
        self.children = (self._heading, self.painter.widget, self.panel)
        self.add_class("mt-projector")  # other boards on the same page keep their size

    @property
    def _slide(self) -> Slide:
        return self._slides[self._at]

    # What a teacher does

    def on(self) -> str | None:
        """Show the next position; at the last one nothing happens."""
        return self._go(self._at + 1)

    def back(self) -> str | None:
        """Show the position before."""
        return self._go(self._at - 1)

    def again(self) -> str | None:
        """Show the position as it was before anything was moved."""
        return self._go(self._at)

    @answers()
    def show(self, text: str) -> str | None:
        """Show something else: a lesson, a step of it, a puzzle, a pack, or a position."""
        self._slides, self._deck = read_slides([text]), text.strip()
        return self._go(0)

    def _receive(self, message: Message) -> None:
        """Show what was chosen from the lists or written; the page asks for all else as ever."""
        match message:
            case {"do": "form", "tag": "show", "values": {"text": str(text)}} if text.strip():
                self.show(text)
            case {"do": "form", "tag": "choose" | "show", "values": values}:
                self._choose_from(values)
            case _:
                super()._receive(message)

    def _choose_from(self, values: Mapping[str, Any]) -> None:
        """Show the deck or the page that is another one than before."""
        if values["deck"] != self._deck:
            self.show(values["deck"])
        elif int(values["page"]) != self._at:
            self._go(int(values["page"]))

    def _go(self, at: int) -> str | None:
        self._at = min(max(at, 0), len(self._slides) - 1)
        return self._begin(begin(self._slide.record, None))

    # What is shown

    def _reseat(self, model: BoardModel) -> BoardModel:
        memory = self._slide.memory or bool(self.panel.settings["memory"])
        return replace(model, seat=self._slide.seat, memory=memory)

    def _cues(self, hovered: str = "", lens: Hashable = None, /) -> Cues[Event]:
        """Marks and arrows as long as nothing has been moved."""
        cues, slide = super()._cues(hovered, lens), self._slide
        if self._model.history.step:
            return cues
        return cues.pointing(slide.marks, slide.arrows)

    def _update_panel(self) -> None:
        with self.panel.hold_sync(), self._heading.hold_sync():
            super()._update_panel()
            self._heading.theme, self._heading.task = self._screen.theme, self._told()
            if self._choose:
                form = projector_form(self._deck, self._slides, self._at)
                self.panel.contents = PanelContents(sections=[form])

    def _told(self) -> dict[str, Any]:
        """What the card above the board tells."""
        at, number = self._at, len(self._slides)
        trail = ["done"] * at + ["here"] + ["ahead"] * (number - at - 1)
        several = number > 1
        return {
            "kicker": say("{step} of {steps}", step=at + 1, steps=number) if several else "",
            "title": self._slide.title or (say("Position {number}", number=at + 1) * several),
            "story": self._slide.text,
            "trail": trail if several else [],
        }

    def _actions(self) -> list[Button]:
        back, on = button("back", say("Back")), button("on", say("Next"), primary=True)
        back["disabled"], on["disabled"] = not self._at, self._at == len(self._slides) - 1
        turning = [back, on] if len(self._slides) > 1 else []
        moved = self._model.history.step
        return [*turning, *([button("again", say("As it was"))] if moved else []),
                *super()._actions()]  # fmt: skip

    def stored(self) -> dict[str, str]:
        """The first picture, how to begin, and the position as text."""
        title, text = self._slide.title or say("Projector"), self._slide.text
        stored = self._stored_front(title, text)
        told = "\n".join(filter(None, (title, text, stored["text/plain"])))
        return {**stored, "text/plain": told}
