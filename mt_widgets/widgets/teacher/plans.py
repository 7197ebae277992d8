"""Plans for teachers on a page: what to say, show and do, with all of it a click away."""

from pathlib import Path
from typing import Any

from ipywidgets import VBox, Widget
from traitlets import List, Unicode

from ...classroom.assignment import (
    ASSIGNMENT_FILE,
    LESSON,
    AssignmentFile,
    format_assignment,
    format_link,
)
from ...classroom.draft import WORD_FILE, site_link, with_word, word_text
from ...classroom.plan_words import (
    ASSIGNMENT,
    ITEM,
    Link,
    PlanBlock,
    PlanRow,
    say_slide,
    tell,
    tell_key,
)
from ...classroom.plans import NAMES, Plan, find_plan
from ...classroom.tree import say_sum, tree_scene
from ...draw.svg import paint_svg
from ...engine.errors import Mistake
from ...engine.words import beside, numbered, say
from ...files.text import writing
from ...files.whole import make_folder, write_whole
from ...games import FIRST, find_game
from ...learner.teacher_file import remembered_site
from ..page.assets import read_assets
from ..page.front import start_button
from ..page.labels import labels
from ..page.rule import SCRIPTS, STYLES, RulePage
from .plans_page import notebook_of, plans_html, plans_text
from .projector import Projector


class _Page(RulePage):
    """The plans; ``shown`` is what the projector below shows now, or nothing."""

    _esm = read_assets("page", *SCRIPTS, "panel_file.js") + read_assets("teacher", "plans.js")
    _css = read_assets("page", *STYLES) + read_assets("teacher", "plans.css")

    plans: List[Any] = List().tag(sync=True)
    shown = Unicode().tag(sync=True)

    def __init__(self, plans: tuple[Plan, ...], owner: "Plans") -> None:
        self._owner = owner
        told = [_plan(plan, owner.exam_words, owner.assignments) for plan in plans]
        super().__init__(find_game(FIRST), words=labels("teacher", "plans"), plans=told)

    def receive(self, message: object) -> None:
        """Show slides, or go back to the plan; rules are told as everywhere."""
        match message:
            case {"do": "show", "plan": str(plan), "names": [str(), *_] as names, "at": int(at)}:
                self._owner.answer(plan, names, at)
            case {"do": "back"}:
                self._owner.back()
            case _:
                super().receive(message)


class Plans(VBox):  # type: ignore[misc]
    """All plans of ours, or one by its name or file.

        Plans("first").show("walking 3")
        Plans("course").save("homework")

    A click on what is to be shown brings it up big, for the projector. ``assignments`` are those
    that are ready, by name, and ``exam_words`` the release words of the exams among them.
    """

    children: tuple[Widget, ...]  # the page, and below it what is shown big

    def __init__(self, which: str | Path | None = None) -> None:
        self.plans = tuple(map(find_plan, NAMES if which is None else [which]))
        worded = {name: with_word(one) for plan in self.plans for name, one in plan.assignments}
        self.assignments = {name: one for name, (one, _) in worded.items()}
        self.exam_words = {name: word for name, (_, word) in worded.items() if word}
        self._page = _Page(self.plans, self)
        super().__init__([self._page])
        self.add_class("magical-towers")

    def show(self, *slides: str, at: int = 0) -> None:
        """Steps of lessons and puzzles, big, beginning with one of them."""
        told = beside(map(say_slide, slides))
        projector = Projector(*slides)
        for _ in range(at):
            projector.on()
        self.children = (self._page, projector)
        self._page.shown = told

    def back(self) -> None:
        """Show the plan again."""
        self._page.shown = ""
        self.children = (self._page,)

    def answer(self, plan: str, names: list[str], at: int) -> None:
        """Show what the page asks for, if it is in a plan."""
        known = (one for one in self.plans if one.name == plan)
        slides = {name for one in known for hour in one.hours for phase in hour.phases
                  for name in (*phase.show, *phase.items)}  # fmt: skip
        if slides.issuperset(names) and 0 <= at < len(names):
            self.show(*names, at=at)

    def save(self, folder: str | Path) -> list[Path]:
        """Write every ready assignment into a folder, with the words of exams; the files."""
        texts = dict[str, str]()
        for name, assignment in self.assignments.items():
            texts[f"{name}{ASSIGNMENT_FILE}"] = format_assignment(assignment)
            if name in self.exam_words:
                texts[f"{name}{WORD_FILE}"] = word_text(assignment, self.exam_words[name])
        return [_written(Path(folder) / name, text) for name, text in texts.items()]

    def _repr_mimebundle_(self, **kwargs: object) -> dict[str, object]:
        """The live page; without a kernel, the plans as HTML with plain links and as text."""
        live = super()._repr_mimebundle_(**kwargs) or {}
        page = start_button() + plans_html(self.plans)
        return {**live, "text/plain": plans_text(self.plans), "text/html": page}


def _written(path: Path, text: str) -> Path:
    with writing(str(path)):
        make_folder(path.parent)
        write_whole(path, text)
    return path


def _plan(plan: Plan, words: dict[str, str], ready: dict[str, AssignmentFile]) -> dict[str, Any]:
    """Everything that the page shows of a plan."""
    told = [
        {
            "heading": chapter.heading,
            "blocks": [_block(one, words, ready) for one in chapter.blocks],
        }
        for chapter in tell(plan)
    ]
    key = [
        {
            "question": numbered(one.number, one.text),
            "answer": one.answer,
            "svg": paint_svg(tree_scene(one.tree)) if one.tree else "",
            "sum": say_sum(one.tree) if one.tree else "",
        }
        for one in tell_key(plan)
    ]
    title, about = say(plan.title), say(plan.about)
    return {"name": plan.name, "title": title, "about": about, "chapters": told, "key": key}


def _block(
    block: PlanBlock, words: dict[str, str], ready: dict[str, AssignmentFile]
) -> dict[str, Any]:
    rows = [_row(row, words, ready) for row in block.rows]
    return {"heading": block.heading, "time": block.time, "rows": rows}


def _row(row: PlanRow, words: dict[str, str], ready: dict[str, AssignmentFile]) -> dict[str, Any]:
    slides = [link.name for link in row.links if _is_shown(link)]
    links = [_link(link, slides, ready) for link in row.links]
    exams = [link.name for link in row.links if link.kind == ASSIGNMENT and link.name in words]
    told = [
        say("What you save here has the release word `{word}`. Write it down for yourself, and "
            "say it when all have handed in. Next time it is another.", word=words[name])
        for name in exams
    ]  # fmt: skip
    return {"label": row.label, "texts": [*row.texts, *told], "links": links}


def _is_shown(link: Link) -> bool:
    return link.kind != ASSIGNMENT and not link.name.startswith(LESSON)


def _link(link: Link, slides: list[str], ready: dict[str, AssignmentFile]) -> dict[str, Any]:
    """A slide with its neighbours, a lesson's notebook, or an assignment's file and link."""
    if link.kind == ASSIGNMENT:
        one = ready[link.name]
        name, text = f"{link.name}{ASSIGNMENT_FILE}", format_assignment(one)
        return {"label": link.label, "file": name, "text": text, "link": _address(one)}
    if link.kind == ITEM and link.name.startswith(LESSON):
        return {"label": link.label, "notebook": notebook_of(link.name)}
    return {"label": link.label, "show": slides, "at": slides.index(link.name)}


def _address(assignment: AssignmentFile) -> str:
    """The link on the site that was named last, or the end of one."""
    site = remembered_site()
    try:
        return site_link(assignment, site) if site else format_link(assignment)
    except Mistake:
        return format_link(assignment)
