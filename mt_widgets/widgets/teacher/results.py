"""The results of a class: drop in what was handed in, and see who knows what and what is hard."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Any

from traitlets import Dict

from ...classroom.assignment import AssignmentFile
from ...classroom.doubled import Doubled
from ...classroom.doubts import Doubt
from ...classroom.example import EXPECTED, example_assignment, example_lines
from ...classroom.gather import Handed
from ...classroom.inbox import assignments_in, is_assignment, parse_names, thing
from ...classroom.overview import PlanChoice, overview
from ...classroom.receipt import LARGEST
from ...classroom.report import format_csv
from ...classroom.report_page import report_body
from ...classroom.setting import find_assignment
from ...classroom.told import report_text
from ...engine.errors import Mistake, excerpt
from ...engine.words import say
from ...engine.work import OnProgress
from ...games import FIRST, find_game
from ..page.assets import read_assets
from ..page.front import start_button
from ..page.labels import labels
from ..page.rule import SCRIPTS, STYLES, RulePage
from .results_words import shown_line, shown_plots, shown_report

_MEGABYTE = 1_000_000
_MOST_THINGS = 5_000
_PAUSE = 1.0  # seconds between two words on how far it has come


class Results(RulePage):
    """What a class has handed in, as files, folders, lines or texts; more can be dropped on it.

    With an assignment, what belongs to another one is left out. ``pupils`` are the names or
    numbers of all in the class, so that missing ones are seen, as in ``"Anna, Ben"`` or ``"1-30"``.
    """

    _esm = read_assets("page", *SCRIPTS, "panel_file.js") + read_assets(
        "teacher", "results_add.js", "results_nodes.js", "results_grid.js", "results_wrong.js",
        "results_trust.js", "results_views.js", "results_table.js", "results.js",
    )  # fmt: skip
    _css = read_assets("page", *STYLES) + read_assets("teacher", "results.css")

    report = Dict().tag(sync=True)

    def __init__(
        self,
        *given: Handed,
        assignment: AssignmentFile | Path | str | None = None,
        pupils: str | Iterable[str] = (),
    ) -> None:
        self._things, self._choice = list[Handed](), PlanChoice()
        self._assignment = None if assignment is None else find_assignment(assignment)
        self._expected = _names(pupils)
        super().__init__(find_game(FIRST), words=labels("teacher", "results"))
        self.add(*given)

    @classmethod
    def example(cls) -> "Results":
        """A made-up class, to see what results look like."""
        results = cls()
        results.show_example()
        return results

    # What a teacher does

    def add(self, *given: Handed) -> None:
        """Look at more: files, folders, lines, texts, or the file of an assignment."""
        self._take([thing(one) for one in given])
        self._update()

    def take(self, *names: str) -> None:
        """Of hand-ins that contradict each other take these, by the names of files or lines.

        Raises a Mistake for a name that is not one to choose.
        """
        options = {one.name for doubled in self.doubled for one in doubled.options}
        for name in names:
            if name not in options:
                raise Mistake(say("results: {name} is not one to choose", name=excerpt(name)))
        self._choice = replace(self._choice, take=frozenset({*self._choice.take, *names}))
        self._update()

    def choose_again(self) -> None:
        """Forget which hand-ins were taken."""
        self._choice = replace(self._choice, take=())
        self._update()

    def trust(self, *, claims: bool = True) -> None:
        """Count marks that came without moves, too, as older versions hand them in; or not."""
        self._choice = replace(self._choice, trust=claims)
        self._update()

    def expect(self, pupils: str | Iterable[str]) -> None:
        """Say who is in the class, so that missing ones are seen."""
        self._expected = _names(pupils)
        self._update()

    def show_example(self) -> None:
        """A made-up class instead of what is here."""
        self._things, self._choice = [(say("the class"), example_lines())], PlanChoice()
        self._assignment, self._expected = example_assignment(), EXPECTED
        self._update()

    def clear(self) -> None:
        """Forget all."""
        self._things, self._assignment, self._expected = [], None, ()
        self._choice = PlanChoice()
        self._update()

    # What can be had of it

    @property
    def left_out(self) -> tuple[tuple[str, str], ...]:
        """The names of what does not count, and why."""
        return self.overview.gathered.left_out

    @property
    def doubts(self) -> tuple[Doubt, ...]:
        """Marks that are claimed, and that the moves do not show."""
        return self.overview.judged.doubts

    @property
    def doubled(self) -> tuple[Doubled, ...]:
        """Hand-ins that contradict each other, of which you have to choose."""
        return self.overview.gathered.doubled

    def csv(self) -> str:
        """The table for a spreadsheet."""
        return format_csv(self.overview.rows, self.overview.subjects)

    # Inside

    def _take(self, things: list[Handed]) -> None:
        """Keep what is new; of assignments the last one counts."""
        for one in things:
            try:
                found = assignments_in([one])
            except Mistake as error:
                self._things.append(_refused(one, error))
                found = []
            if found:
                self._assignment = found[-1]
            if not is_assignment(one) and one not in self._things:
                self._things.append(one)

    def _update(self) -> None:
        self.overview = overview(  # all that is known of the class
            self._things, self._assignment, self._expected, self._choice, self._told_progress()
        )
        self.report = shown_report(self.overview, trust=self._choice.trust)

    def _told_progress(self) -> OnProgress:
        """Tell the page how far it has come, when that takes long."""
        told = monotonic()

        def tell(positions: int) -> None:
            nonlocal told
            if monotonic() > told + _PAUSE:
                told = monotonic()
                text = say("Judging the moves again: {number} positions …", number=positions)
                self.send({"do": "tell", "text": text})

        return tell

    def receive(self, message: object) -> None:
        """Do what the page asks for; what makes no sense is not answered."""
        match message:
            case {"do": "add", "things": list(things), "more": bool(more)}:
                room = max(0, _MOST_THINGS - len(self._things))
                self._take([one for one in map(_dropped, things) if one][:room])
                if not more:
                    self._answer_update()
            case {"do": "paste", "text": str(text)}:
                self._take([text] if text.strip() else [])
                self._answer_update()
            case {"do": "names", "text": str(text)}:
                self._answer_names(text)
            case {"do": "example"}:
                self.show_example()
            case {"do": "clear"}:
                self.clear()
            case {"do": "csv"}:
                self.send({"do": "csv", "name": say("results") + ".csv", "text": self.csv()})
            case {"do": "plots", "dark": bool(dark)} if self.overview.items:
                self.send({"do": "plots", "plots": shown_plots(self.overview, _theme(dark))})
            case {"do": "line", "item": int(item), "line": str(line), "dark": bool(dark)}:
                self._answer_line(item, line, dark=dark)
            case _:
                self._answer_choice(message)

    def _answer_update(self) -> None:
        """Look at everything again; the page is answered even if nothing changed."""
        self._update()
        self.send({"do": "tell", "text": ""})

    def _answer_choice(self, message: object) -> None:
        """What the teacher decides; a page may name what is not there any more."""
        match message:
            case {"do": "take", "names": list(names)}:
                with suppress(Mistake):
                    self.take(*map(str, names))
                self.send({"do": "tell", "text": ""})
            case {"do": "choose"}:
                self.choose_again()
            case {"do": "trust", "claims": bool(claims)}:
                self.trust(claims=claims)
            case _:
                super().receive(message)

    def _answer_names(self, text: str) -> None:
        trouble = ""
        try:
            self.expect(text)
        except Mistake as error:
            trouble = str(error)
        self.send({"do": "tell", "text": trouble})

    def _answer_line(self, number: int, line: str, *, dark: bool) -> None:
        """A line on the board; why it is wrong takes longer, and comes behind it."""
        if 0 <= number < len(self.overview.items):
            item = self.overview.items[number].name
            for told in shown_line(self.overview, item, line, _theme(dark)):
                self.send({"do": "line", "item": number, "line": line, "dark": dark, **told})

    def stored(self) -> dict[str, str]:
        """The report as a page and as text; where there is none, how to begin."""
        of = self.overview
        if not self.report:
            return {"text/plain": self.words["drop"], "text/html": start_button()}
        return {"text/plain": report_text(of), "text/html": start_button() + report_body(of)}


def _names(pupils: str | Iterable[str]) -> tuple[str, ...]:
    return parse_names(pupils if isinstance(pupils, str) else ",".join(pupils))


def _theme(dark: bool) -> str:
    return "dark" if dark else "light"


def _refused(one: Handed, error: Mistake) -> Handed:
    """An assignment that cannot be read, by its name."""
    name = one.name if isinstance(one, Path) else one[0] if isinstance(one, tuple) else say("link")
    return name, Mistake(str(error).removeprefix(f"{excerpt(name)}: "))


def _dropped(one: Any) -> Handed | None:
    """A file as the page sends it: with its text, or with its size where it is too big."""
    match one:
        case {"name": str(name), "text": str(text)}:
            return name, text
        case {"name": str(name), "size": int(size)}:
            why = say("this file is too big: {size} MB, and {most} MB is the most",
                      size=f"{size / _MEGABYTE:.1f}", most=LARGEST // _MEGABYTE)  # fmt: skip
            return name, Mistake(why)
        case {"name": str(name)}:
            return name, Mistake(say("this cannot be read"))
    return None
