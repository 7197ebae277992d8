"""The puzzle: a board to solve on, where a wrong try is answered by why and taken back."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..engine.errors import Mistake
from ..engine.game import Move, Position
from ..engine.record import Record
from ..engine.words import say
from ..games import FIRST, find_game
from ..puzzles.load import load_puzzle
from ..puzzles.results_file import Results
from ..puzzles.session import HINTS, Session, begin
from ..puzzles.shelf import Entry, Group, find, next_entry, pack_title, read_entries, read_shelf
from ..puzzles.steps import shown_steps
from ..puzzles.variant import vary
from .chooser import ORDERS, chooser_form, listed, lists, say_shelf
from .desk import Message
from .keeper import Keeper
from .phases import Asking, Phase, Watching
from .puzzle_exam import PuzzleExam
from .task import task_text

__all__ = ["Puzzle"]

_COMMANDS = {
    "hint": "hint", "solution": "ask_for_solution", "reveal": "show_solution", "leave": "back",
    "undo": "undo", "again": "again", "next": "next_puzzle", "all": "choose",
    "explore": "explore", "back": "back", "on": "on", "ask": "on", "answer": "answer",
    "give": "give", "change": "change",
}  # fmt: skip


class Puzzle(PuzzleExam):
    """A puzzle on a board, or all of them to choose from.

    ``which`` is one of ours by its name, a file, a pack or folder, which begins with the first that
    is not solved, or a "tour", which has one of every theme. A ``variant`` is turned and recoloured
    by its seed. What is solved is kept in ``results``; ``seed`` makes luck the same every time.
    Of the ``hints`` there may be fewer than three, and then no solution is shown; in an ``exam``
    there is no help, and nothing tells what is right. Settings are those of a board.

        puzzle = Puzzle("first-steps/001-three-steps")
        puzzle.play("W3:b13")

    Every user action is a method. A wrong try is answered with the reason, a right one with None.
    """

    def __init__(
        self,
        which: str | Path | None = None,
        *,
        variant: int | str | None = None,
        results: Results | str | Path | None = None,
        seed: int | None = None,
        hints: int = HINTS,
        exam: bool = False,
        **settings: Any,
    ) -> None:
        self._set(which, hints, exam=exam)
        self._keeper = Keeper(results)
        self._variant = None if variant is None else str(variant)
        self._files = [] if which is None else find(which)
        self._arranged = "pack", False
        self._groups: list[Group] = []
        phase = self._opened(self._first(self._files)) if self._files else None
        super().__init__(_start(phase), phase, seed=seed, **settings)
        self._warn(self._keeper.look())
        self._look_ahead()

    def _set(self, which: object, hints: int, *, exam: bool) -> None:
        """What a teacher allows."""
        if hints not in range(HINTS + 1):
            raise Mistake(f"hints={hints!r} is not a whole number from 0 to {HINTS}")
        if exam and which is None:
            raise Mistake(say("An exam needs a puzzle: Puzzle(name, exam=True)."))
        self._hints, self._exam = (0 if exam else hints), exam

    @property
    def session(self) -> Session | None:
        """How far the solving has come; None while one chooses."""
        return self._phase.session if self._phase else None

    @property
    def solved(self) -> bool:
        """Whether it was solved, now or before."""
        return self._earned is not None

    @property
    def stars(self) -> int:
        """The stars that were earned with it, now or before."""
        return self._earned or 0

    def choose(self, by: str = "pack", *, unsolved: bool = False) -> str | None:
        """Show all puzzles, by ``pack``, ``theme`` or ``ravens``."""
        if self._stays:
            return self._say_no(_no_other())
        if by not in ORDERS:
            return self._say_no(Mistake(f"by={by!r} is none of {', '.join(ORDERS)}"))
        self._arranged = by, unsolved
        self._enter(None)
        return None

    def load(self, path: str | Path) -> str | None:
        """Go on to another puzzle, by its name or file."""
        try:
            files = find(path)
            entry = self._first(files)
        except Mistake as error:
            return self._say_no(error)
        self._files = files
        return self._open(entry)

    def next_puzzle(self) -> str | None:
        """Go on to the next one that is not solved."""
        if self._stays:
            return self._say_no(_no_other())
        solved = frozenset(self._keeper.solved())
        if self._phase is None:
            listed = (entry for group in self._groups for entry in group.entries)
            entry = next((one for one in listed if one.puzzle.name not in solved), None)
        else:
            entry = self._next_asked_for(solved) or next_entry(
                read_shelf(self._files), self._phase.session.puzzle, solved
            )
        if entry is None:
            return self._say_no(Mistake(say("You have solved them all. Congratulations!")))
        return self._open(entry)

    def _next_asked_for(self, solved: frozenset[str]) -> Entry | None:
        """The first of those that were asked for that is not solved, from the present one on."""
        asked = [*read_entries(self._files)]
        now = self._phase and self._phase.session.puzzle.name
        names = [entry.puzzle.name for entry in asked]
        here = names.index(now) + 1 if now in names else 0
        onwards = (*asked[here:], *asked[:here])
        return next((one for one in onwards if one.puzzle.name not in {*solved, now}), None)

    def click(self, tag: str) -> str | None:
        """Click something by its tag; of the puzzle's own buttons those that are shown."""
        tag = str(tag)
        if tag in self._buttons():
            command: str | None = getattr(self, _COMMANDS[tag])()
            return command
        if tag in self._listed():
            return self._take_from_list(tag)
        if isinstance(self._phase, Asking):
            return self._toggle(tag)
        return super().click(tag) if self._phase else None

    def _buttons(self) -> set[object]:
        shown = [*self.desk.actions, *self.desk.panel.get("buttons", ())]
        return {one["tag"] for one in shown if not one.get("disabled")} & _COMMANDS.keys()

    def _listed(self) -> Iterator[object]:
        return (item["tag"] for group in self.desk.choices for item in group["items"])

    def _take_from_list(self, tag: str) -> str | None:
        """A puzzle of the chooser, or a move of those that are explored."""
        what, _, name = tag.partition(":")
        if what == "move":
            return self.play(name)
        group, _, number = name.partition(".")
        return self._open(self._groups[int(group)].entries[int(number)])

    def _toggle(self, tag: str) -> str | None:
        """Choose a space for the answer, or take it back."""
        phase, where = self._phase, self.game.clicks.place(tag) or tag
        if not isinstance(phase, Asking) or where not in self._within_reach():
            return self._say_no(Mistake(self.game.voice.words()["choose"]))
        self._enter(Asking(phase.session, phase.chosen ^ {where}))
        return None

    def _receive(self, message: Message) -> None:
        """Do what the page asks for; other games are not for a puzzle."""
        match message:
            case {"do": "form", "tag": "arrange", "values": {"by": by, "unsolved": unsolved}}:
                self.choose(by, unsolved=unsolved)
            case {"do": "form", "tag": tag}:
                super()._receive({"do": "click", "tag": tag})
            case {"do": "paste" | "load" | "save"}:
                pass
            case _:
                super()._receive(message)

    # Another puzzle

    def _first(self, files: list[Path]) -> Entry:
        """The first that is not solved, or else the first; a bad file only if there is no other."""
        solved, entries = {} if self._exam else self._keeper.solved(), [*read_entries(files)]
        unsolved = (entry for entry in entries if entry.puzzle.name not in solved)
        first = next(unsolved, entries[0] if entries else None)
        return first or Entry(files[0], load_puzzle(files[0]))  # raises what is wrong with it

    def _open(self, entry: Entry) -> str | None:
        phase = self._opened(entry)
        self._enter(phase, task_text(phase.session.puzzle))
        self._warn(self._keeper.look())
        self._look_ahead()
        return None

    def _look_ahead(self) -> None:
        """Search the first moves while somebody looks at the board."""
        session = self.session
        if session is not None and session.solver is not None:
            self._think_ahead(session.looking_ahead(), self._warn)

    def _opened(self, entry: Entry) -> Phase:
        """Another puzzle, of which nothing is tried yet."""
        puzzle = entry.puzzle if self._variant is None else vary(entry.puzzle, self._variant)
        self._keeper.begin(puzzle.name, self._variant)
        self._earned = None if self._exam else self._keeper.stars(puzzle.name)
        self._pack, self._vain = pack_title(entry.path), []
        session, shown = begin(puzzle), shown_steps(puzzle)
        return Watching(session, shown) if shown else self._solving(session)

    def _update_chooser(self) -> None:
        by, unsolved = self._arranged
        solved, shelf = self._keeper.solved(), read_shelf(self._files)
        self._groups = listed(shelf, by, solved, unsolved)
        form = chooser_form(by, unsolved)
        self.desk.panel, self.desk.heading = form, form["title"]
        self.desk.choices = lists(self._groups, solved)

    def _repr_mimebundle_(self, **kwargs: object) -> dict[str, object]:
        """The live widget; where there is no kernel, a picture and text."""
        bundle = super()._repr_mimebundle_(**kwargs)
        if self._phase is None:
            del bundle["image/svg+xml"]
            bundle["text/plain"] = say_shelf(read_shelf(self._files))
        return bundle


def _start(phase: Phase | None) -> Record[Position, Move]:
    """Where the puzzle begins; any board while one chooses, as it is not shown."""
    if phase is not None:
        return Record.begin(phase.game, phase.session.puzzle.start)
    first = find_game(FIRST)
    return Record.begin(first, first.setup.new({"seed": "0"}))


def _no_other() -> Mistake:
    return Mistake(say("Here there is only this puzzle."))
