"""Choosing a puzzle: all of them in lists, with how hard they are and which are solved."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ...engine.cues import Cues
from ...engine.forms import Form, check, choice
from ...engine.game import Event
from ...engine.history import History
from ...engine.record import Record
from ...engine.sitting import Sitting
from ...engine.words import marked, say
from ...games import FIRST, find_game
from ...puzzles.shelf import Entry, Group, Shelf, by_ravens, by_theme, read_shelf
from ...puzzles.telling import say_text
from ..board.screen import Shot
from ..page.desk import Button, button
from ..page.task import raven_sign, star_sign
from .phases import NOTHING, Told

if TYPE_CHECKING:
    from .puzzle import Puzzle

__all__ = ["ORDERS", "Choosing", "say_shelf"]

ORDERS = marked({"pack": "Packs", "theme": "Themes", "ravens": "Difficulty"})


@dataclass(frozen=True)
class Choosing:
    """One chooses a puzzle, on a page without a board."""

    puzzle: "Puzzle"
    by: str = "pack"
    unsolved: bool = False
    session = None

    @cached_property
    def _groups(self) -> list[Group]:
        return _listed(read_shelf(self.puzzle.progress.files), self.by, self._solved, self.unsolved)

    @property
    def _solved(self) -> Mapping[str, int]:
        return self.puzzle.progress.keeper.solved()

    def page(self, heading: str, actions: list[Button]) -> Told:
        """The lists, and how they are arranged."""
        del heading, actions
        form = _form(self.by, self.unsolved)
        choices = _lists(self._groups, self._solved)
        told = {"heading": form["title"], "panel": form, "choices": choices, "tools": ["theme"]}
        return {**NOTHING, **told}

    def card(self, theme: str) -> dict[str, Any]:
        """Nothing: there is no task yet."""
        del theme
        return {}

    def sit(self, clicked: tuple[str, ...], *, memory: bool) -> Sitting:
        """Any board, as it is not shown."""
        del clicked, memory
        game = find_game(FIRST)
        start = Record.begin(game, game.setup.new({"seed": "0"}))
        return Sitting(History.of(start), watching=True)

    def shots(self, sitting: Sitting, steps: object) -> list[Shot]:
        """Nothing happens on the way here."""
        del sitting, steps
        return []

    def cues(self, cues: Cues[Event]) -> Cues[Event]:
        """Whatever there would be to be seen."""
        return cues

    def pointed(self, tag: str, sitting: Sitting) -> "tuple[Choosing, str]":
        """Nothing is told of what somebody points at."""
        del tag, sitting
        return self, ""

    def take(self, name: str) -> str | None:
        """Begin a puzzle of the lists, by the numbers of a list and of its place there."""
        group, _, number = name.partition(".")
        return self.puzzle.begin(self._groups[int(group)].entries[int(number)])

    def following(self) -> Entry | None:
        """The first one of the lists that is not solved."""
        listed, solved = (entry for group in self._groups for entry in group.entries), self._solved
        return next((one for one in listed if one.puzzle.name not in solved), None)


def _form(by: str, unsolved: bool) -> Form:
    """How the lists are to be arranged."""
    fields = [
        choice("by", say("Arranged by"), ORDERS, by),
        check("unsolved", say("Only what I have not solved yet"), value=unsolved),
    ]
    buttons = [button("next", say("Go on with the next one"), primary=True)]
    title = say("Which puzzle would you like?")
    return {"title": title, "fields": fields, "buttons": buttons, "keep": "arrange"}


def _listed(shelf: Shelf, by: str, solved: Mapping[str, int], unsolved: bool) -> list[Group]:
    """The puzzles as they are to be arranged."""
    groups = shelf.packs
    if by != "pack":
        groups = by_theme(shelf) if by == "theme" else by_ravens(shelf)
    return [
        Group(group.title, group.about, entries)
        for group in groups
        if (entries := tuple(e for e in group.entries if not (unsolved and _done(e, solved))))
    ]


def _done(entry: Entry, solved: Mapping[str, int]) -> bool:
    return entry.puzzle.name in solved


def _lists(groups: list[Group], solved: Mapping[str, int]) -> list[dict[str, Any]]:
    """The lists as the page takes them; the first one with something to solve is open."""
    left = [not all(_done(entry, solved) for entry in group.entries) for group in groups]
    first = left.index(True) if True in left else 0
    return [
        {
            "name": f"{place} {group.title}",
            "title": group.title,
            "about": group.about,
            "note": _score(group, solved),
            "open": place == first,
            "items": [_item(entry, place, n, solved) for n, entry in enumerate(group.entries)],
        }
        for place, group in enumerate(groups)
    ]


def _score(group: Group, solved: Mapping[str, int]) -> str:
    done = sum(_done(entry, solved) for entry in group.entries)
    return say("{done} of {all} solved", done=done, all=len(group.entries))


def _item(entry: Entry, place: int, number: int, solved: Mapping[str, int]) -> dict[str, Any]:
    puzzle, done = entry.puzzle, _done(entry, solved)
    stars = [star_sign(solved[puzzle.name], earned=True)] if done else []
    return {
        "tag": f"puzzle:{place}.{number}",
        "label": say_text(puzzle.game, puzzle.words.title),
        "signs": [*raven_sign(puzzle), *stars],
        "done": done,
    }


def say_shelf(shelf: Shelf) -> str:
    """All puzzles as plain text."""
    lines = list[str]()
    for group in shelf.packs:
        lines.append(group.title)
        puzzles = [entry.puzzle for entry in group.entries]
        lines += [f"  {one.name}  {say_text(one.game, one.words.title)}" for one in puzzles]
    return "\n".join(lines)
