"""Making an assignment: pick lessons and puzzles, set how they are done, give them to a class."""

from dataclasses import replace
from typing import Any

import ipywidgets

from ...classroom.assignment import ASSIGNMENT_FILE, AssignmentFile, format_assignment
from ...classroom.draft import (
    WORD_FILE,
    AssignmentDraft,
    file_name,
    format_notebook,
    site_link,
    word_text,
)
from ...classroom.setting import find_items
from ...engine.errors import Mistake
from ...engine.words import say
from ...learner.teacher_file import remember_site, remembered_site
from ..page.answers import answers
from ..page.control_panel import ControlPanel
from ..page.front import first_board, front_page
from ..page.messages import Message
from ..page.panel_parts import PanelButtons, PanelContents, PanelPrompt
from .assign_forms import (
    filter_form,
    list_group,
    moving,
    packs_of,
    picker_groups,
    saving,
    settings_form,
    titles,
)

_FIELDS = ("title", "hints", "minutes", "exam", "variants")


class Assign(ipywidgets.VBox):  # type: ignore[misc]  # ipywidgets tells no types
    """Makes an assignment: a small file, a link for a site, and a notebook for JupyterLab.

        assign = Assign()
        assign.pick("lesson:walking", "first-steps")
        assign.decide(title="Monday", hints=1)
        assign.text

    Every user action is a method; what cannot be done is answered with a sentence, else with None.
    """

    def __init__(self) -> None:
        self.draft, self.site = AssignmentDraft(), remembered_site()
        self._theme, self._ravens, self._chosen = "", 0, ""
        self.picker = ControlPanel(self._receive, tools=[])
        self.list = ControlPanel(self._receive, tools=[])
        self.ready = ControlPanel(self._receive, tools=[])
        own = {"copy_link": say("Copy the link"), "copied_link": say("The link was copied.")}
        self.ready.words = {**self.ready.words, **own}
        right = ipywidgets.VBox([self.list, self.ready])
        super().__init__([ipywidgets.GridBox([self.picker, right], layout=_columns())])
        self._look()

    @property
    def assignment(self) -> AssignmentFile:
        """What was made; raises a Mistake as long as something is missing."""
        return self.draft.assignment

    @property
    def text(self) -> str:
        """The text of its file."""
        return format_assignment(self.assignment)

    @property
    def word(self) -> str:
        """The release word of an exam, which its file does not tell; else nothing."""
        return self.draft.word if self.draft.exam else ""

    @property
    def link(self) -> str:
        """The link for the site."""
        return site_link(self.assignment, self.site)

    @property
    def notebook(self) -> str:
        """The text of its notebook."""
        return format_notebook(self.assignment)

    # What a teacher does

    def show(self, theme: str = "", ravens: int = 0) -> str | None:
        """List the puzzles of a theme, or those that are so hard; without any, everything."""
        self._theme, self._ravens = theme, ravens
        return self._look()

    @answers()
    def pick(self, *names: str) -> str | None:
        """Add puzzles, lessons or whole packs to the end of the list."""
        return self._change(self.draft.added(*find_items(names)))

    def take_out(self, *items: str) -> str | None:
        """Take items out of the list."""
        return self._change(self.draft.removed(*items))

    @answers()
    def move(self, item: str, by: int) -> str | None:
        """Move an item up (-1) or down (1)."""
        if item not in self.draft.items:
            raise Mistake(say("This is not in the list."))
        return self._change(self.draft.moved(item, by))

    @answers()
    def decide(self, **fields: Any) -> str | None:
        """Decide ``title``, ``hints``, ``minutes``, ``exam``, ``variants`` or the ``site``.

        An exam gets a release ``word``, a new one unless you choose it.
        """
        unknown = fields.keys() - {*_FIELDS, "site", "word"}
        if unknown:
            raise Mistake(f"{unknown.pop()}: there is no such field")
        if "site" in fields and fields["site"].strip() != self.site:
            self.site = fields["site"].strip()
            remember_site(self.site)
        chosen = {name: fields[name] for name in _FIELDS if name in fields}
        draft = replace(self.draft, **chosen)
        word = fields.get("word", "").strip() or draft.word  # a page may not know of it yet
        return self._change(draft.worded(word) if draft.exam else draft)

    def anew(self) -> str | None:
        """Begin another assignment."""
        return self._change(AssignmentDraft())

    # How it is shown

    def _change(self, draft: AssignmentDraft) -> str | None:
        self.draft = draft
        return self._look()

    def _look(self) -> str | None:
        """Show how things stand; a sentence if something is missing."""
        with self.picker.hold_sync():
            self.picker.prompt = PanelPrompt(say("What shall they do? Click to pick."))
            form = filter_form(self._theme, self._ravens)
            groups = picker_groups(self._theme, self._ravens, self.draft.items)
            self.picker.contents = PanelContents(form, choices=groups)
        try:
            made: AssignmentFile | None = self.assignment
            trouble = ""
        except Mistake as error:
            made, trouble = None, str(error)
        with self.list.hold_sync(), self.ready.hold_sync():
            self._look_at_list()
            self.list.tell("told" if trouble else "", trouble)
            self._look_at_link(made)
        return trouble or None

    def _look_at_list(self) -> None:
        number = len(self.draft.items)
        text = say("Your assignment. Picked so far: {number}", number=number)
        groups = list_group(self.draft, titles(), self._chosen)
        self.list.prompt = PanelPrompt(text)
        self.list.contents = PanelContents(
            choices=groups, sections=[settings_form(self.draft, self.site)]
        )
        self.list.buttons = PanelButtons(asides=[*moving(self.draft, self._chosen)])

    def _look_at_link(self, made: AssignmentFile | None) -> None:
        """Show what is ready, and the link for teachers who have a site."""
        ready, link = self.ready, ""
        ready.layout.display = None if made else "none"
        ready.buttons = PanelButtons([*saving(exam=made.exam)] if made else [])
        if made is None:
            return
        text = say("Ready for your class. Its code is {code}.", code=made.code)
        trouble = say("For a link, write the address of your site above.")
        try:
            link = site_link(made, self.site) if self.site else ""
        except Mistake as error:
            trouble = str(error)
        copy = {"title": say("Copy the link"), "fields": [], "buttons": [{"copy": "link"}]}
        summary = _worded(self.draft.word) if made.exam else {}
        ready.prompt, ready.copies = PanelPrompt(text), {"link": link}
        ready.contents = PanelContents(copy if link else {}, summary)
        ready.tell(*(("", "") if link else ("told", trouble)))

    def _say_no(self, error: Mistake) -> str:
        self.list.tell("told", str(error))
        return str(error)

    def _receive(self, message: Message) -> None:
        match message:
            case {"do": "click", "tag": tag}:
                self.click(tag)
            case {"do": "form", "tag": "filter", "values": {"theme": theme, "ravens": ravens}}:
                self.show(theme, int(ravens))
            case {"do": "form", "tag": "everything"}:
                self.show()
            case {"do": "form", "tag": "settings", "values": values}:
                numbers = {name: int(values[name]) for name in ("hints", "minutes")}
                self.decide(**{**values, **numbers})
            case {"do": "form", "tag": "anew"}:
                self.anew()

    def click(self, tag: str) -> str | None:
        """Click something in the lists, or a button, by its tag."""
        what, _, name = tag.partition(":")
        if what == "pick" and name in titles():
            return self.take_out(name) if name in self.draft.items else self.pick(name)
        if what == "all":
            return self._change(self.draft.added(*self._listed(name)))
        if what == "item":
            self._chosen = "" if name == self._chosen else name
            return self._look()
        if what in ("up", "down") and self._chosen:
            return self.move(self._chosen, -1 if what == "up" else 1)
        if what == "save":
            return self._save(name)
        return self.take_out(self._chosen) if what == "out" else None

    @answers()
    def _save(self, what: str) -> str | None:
        """Let the page save a file as things stand now, whatever the page shows still."""
        made = self.assignment
        name = file_name(made)
        match what:
            case "file":
                self.ready.download(f"{name}{ASSIGNMENT_FILE}", format_assignment(made))
            case "notebook":
                self.ready.download(f"{name}.ipynb", format_notebook(made))
            case "word" if made.exam:
                self.ready.download(f"{name}{WORD_FILE}", word_text(made, self.word))
        return None

    def _listed(self, pack: str) -> list[str]:
        """What is listed of a pack now."""
        groups = self.picker.contents.choices
        tags = {item["tag"].partition(":")[2] for group in groups for item in group["items"]}
        return [item for item in packs_of().get(pack, ()) if item in tags]

    def _repr_mimebundle_(self, **kwargs: object) -> dict[str, object]:
        """The live widget; where there is no kernel, what it is for, and how to begin."""
        bundle = super()._repr_mimebundle_(**kwargs) or {}
        title = say("An assignment for your class")
        told = say("Pick lessons and puzzles, decide how they are done, and get a file, a link and "
                   "a notebook.")  # fmt: skip
        svg = first_board()
        return {
            **bundle,
            "text/plain": f"{title}\n{told}",
            "text/html": front_page(title, told, svg),
        }


def _worded(word: str) -> dict[str, Any]:
    told = say("Write it down. The file, the link and the notebook do not tell it.")
    return {"title": say("Release word: `{word}`", word=word), "texts": [told]}


def _columns() -> Any:
    """The layout: two columns where there is room."""
    columns = "repeat(auto-fit, minmax(min(100%, 420px), 1fr))"
    return ipywidgets.Layout(
        grid_template_columns=columns, grid_gap="8px", align_items="flex-start"
    )
