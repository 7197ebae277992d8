"""An assignment as a pupil does it: a name, one item after the other, and handing in."""

import logging
import os
from pathlib import Path
from typing import Any

import ipywidgets

from ...classroom.pupil import PupilWork, last_pupil
from ...classroom.receipt import Receipt, format_line
from ...classroom.setting import about, check_set, find_assignment
from ...engine.errors import Mistake
from ...engine.words import numbered, say, sentences
from ...learner.data_folder import home
from ..lesson.lesson import Lesson
from ..page.answers import answers
from ..page.front import first_board, front_page
from ..puzzle.puzzle import Puzzle
from .assignment_items import open_item
from .assignment_page import AssignmentSheet, handed_page, name_page, work_page

VARIABLE = "MAGICAL_TOWERS_ASSIGNMENT"
_TAGS = ("on", "back", "ask", "stay", "hand_in", "take_back", "leave", "tick")


class Assignment(ipywidgets.VBox):  # type: ignore[misc]  # ipywidgets tells no types
    """An assignment from a file, the text of one, or a link.

    Without any, it is the one that the variable MAGICAL_TOWERS_ASSIGNMENT names. What was done is
    kept in the data folder, and gone on with.

        assignment = Assignment("monday.assignment.toml")
        assignment.begin("17")

    Every user action is a method; what cannot be done is answered with a sentence, else with None.
    """

    children: tuple[Any, ...]  # the sheet, and below it the item

    def __init__(self, which: str | Path | None = None) -> None:
        self.assignment = find_assignment(_meant(which))
        self._subjects = check_set(self.assignment)
        self._work: PupilWork | None = None
        self._sure = True
        self._shown = dict[str, Puzzle | Lesson]()
        self.sheet = AssignmentSheet(self._receive)
        super().__init__([self.sheet])
        self.add_class("magical-towers-assignment")
        self._look()

    @property
    def item(self) -> Puzzle | Lesson | None:
        """The puzzle or lesson that is shown, if one is."""
        return self.children[1] if len(self.children) > 1 else None

    @property
    def receipt(self) -> Receipt | None:
        """What was handed in, once it was."""
        work = self._work
        return work.receipt if work and work.progress.handed else None

    @property
    def line(self) -> str:
        """What was handed in, as a line of text for the teacher."""
        return format_line(self.receipt) if self.receipt else ""

    @property
    def left(self) -> float | None:
        """The seconds that are left; None where the time is not measured."""
        return self._work.left if self._work else None

    # What a pupil does

    @answers()
    def begin(self, pupil: str | int) -> str | None:
        """Say who works here: a name or a number."""
        self._work = PupilWork(self.assignment, str(pupil), self._folder)
        self._work.heard = self._look
        self._forget()
        return self._go(self.assignment.items.index(self._work.item))

    def leave(self) -> str | None:
        """Let somebody else work here; what was done is kept."""
        self._work = None
        self._forget()
        return self._look()

    def go(self, number: int) -> str | None:
        """Turn to an item, by its number from 1."""
        return self._go(number - 1)

    def on(self) -> str | None:
        """Turn to the next item."""
        return self._go(self._at + 1)

    def back(self) -> str | None:
        """Turn to the item before."""
        return self._go(self._at - 1)

    def ask(self) -> str | None:
        """Ask whether it shall really be handed in."""
        self._sure = False
        return self._look()

    def stay(self) -> str | None:
        """Hand nothing in yet."""
        self._sure = True
        return self._look()

    @answers()
    def hand_in(self) -> str | None:
        """Hand in what was done; what was right in an exam is shown once that is allowed."""
        self._known_work.hand_in()
        self._forget()
        return self._go(0 if self.assignment.exam else self._at)

    @answers("word")
    def release(self, word: str) -> str | None:
        """Type the word that the teacher says: then the first item is shown with what is right."""
        self._known_work.release(word)
        self._forget()
        return self._go(0)

    @answers()
    def take_back(self) -> str | None:
        """Go on working, to hand in again later."""
        self._known_work.take_back()
        return self._go(self._at)

    def tick(self) -> str | None:
        """See how much time is left."""
        if self._work is not None and self.assignment.minutes:
            if not self._work.closed:
                self._work.tick()
            if self._work.over and self.item and not self._work.progress.handed:
                self._forget()
                self._look()
            self.sheet.tell_time(self._work.left)
        return None

    # How it is shown

    @property
    def _folder(self) -> Path:
        return home() / "assignments"

    @property
    def _at(self) -> int:
        return self._work.progress.at if self._work else 0

    @property
    def _known_work(self) -> PupilWork:
        """What somebody works on; raises a Mistake as long as nobody does."""
        if self._work is None:
            raise Mistake(say("Say who you are first."))
        return self._work

    @answers()
    def _go(self, at: int) -> str | None:
        self._known_work.go(at)
        self._sure = True
        return self._look()

    def _look(self) -> str | None:
        """Show how things stand."""
        work = self._work
        if work is None:
            self.sheet.page = name_page(self.assignment, last_pupil(self.assignment, self._folder))
        else:
            handed = work.progress.handed
            page = (handed_page(work, self._subjects) if handed
                    else work_page(work, self._subjects, sure=self._sure))  # fmt: skip
            trouble = {"kind": "error", "text": work.trouble}
            self.sheet.page = {**page, "status": trouble} if work.trouble else page
            if not handed:
                self.sheet.tell_time(work.left)
        self._show_item()
        return None

    def _show_item(self) -> None:
        """The item below; none where nothing can be done with it."""
        work = self._work
        if work is None or not self._shows(work):
            self.children = (self.sheet,)
            return
        if work.item not in self._shown:
            self._shown[work.item] = open_item(work, work.item)
        if self.item is not self._shown[work.item]:
            self.children = (self.sheet, self._shown[work.item])

    def _shows(self, work: PupilWork) -> bool:
        if work.progress.handed:
            return self.assignment.exam and work.released
        return not work.over

    def _forget(self) -> None:
        """Forget the widgets of items, so that they are made again when they are shown."""
        self.children = (self.sheet,)
        for item in self._shown.values():
            item.close()
        self._shown = {}

    def _say_no(self, error: Mistake, beside: str = "") -> str:
        """Answer with a sentence, in the status line or beside a field of the page."""
        page, told = self.sheet.page, {"kind": "told", "text": str(error)}
        if page.get(beside):
            self.sheet.page = {**page, beside: {**page[beside], "told": told}}
        else:
            self.sheet.page = {**page, "status": told}
        return str(error)

    def _receive(self, message: object) -> None:
        """Do what the page asks for, if it makes sense."""
        try:
            match message:
                case {"do": "begin", "pupil": str(pupil)}:
                    self.begin(pupil)
                case {"do": "release", "word": str(word)}:
                    self.release(word)
                case {"do": "go", "number": int(number)}:
                    self._go(number)
                case {"do": str(tag)} if tag in _TAGS:
                    getattr(self, tag)()
        except Exception as error:  # an exception in a callback would vanish unseen
            logging.getLogger(__name__).exception("while answering %s", message)
            text = say("That went wrong, and nothing was done: {error}", error=error)
            self.sheet.page = {**self.sheet.page, "status": {"kind": "error", "text": text}}

    def _repr_mimebundle_(self, **kwargs: object) -> dict[str, object]:
        """The live widget; where there is no kernel, what it is, and how to begin."""
        bundle = super()._repr_mimebundle_(**kwargs) or {}
        title, told = self.assignment.title, sentences(*about(self.assignment))
        items = [numbered(number, self._subjects[item].title)
                 for number, item in enumerate(self.assignment.items, 1)]  # fmt: skip
        svg = first_board()
        text = "\n".join([title, told, *items])
        return {**bundle, "text/plain": text, "text/html": front_page(title, told, svg)}


def _meant(which: str | Path | None) -> str | Path:
    given = os.environ.get(VARIABLE, "") if which is None else which
    if not str(given).strip():
        raise Mistake(say('Name an assignment: Assignment("monday.assignment.toml").'))
    return given
