"""Choosing a puzzle from lists that tell how hard each is and which are solved."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ...engine.board_model import BoardModel
from ...engine.forms import Form, check, choice
from ...engine.history import History
from ...engine.record import Record
from ...engine.words import marked, say
from ...games import FIRST, find_game
from ...puzzles.shelf import Shelf, ShelfEntry, ShelfGroup, by_ravens, by_theme, read_shelf
from ...puzzles.telling import say_text
from ..page.panel_parts import PanelContents, button
from ..page.task import raven_sign, star_sign
from .phase import Phase, PhasePage

if TYPE_CHECKING:
    from .puzzle import Puzzle

ORDERS = marked({"pack": "Packs", "theme": "Themes", "ravens": "Difficulty"})


@dataclass(frozen=True)
class ChoosingPhase(Phase):
    """All puzzles in lists, on a page without a board."""

    puzzle: "Puzzle"
    by: str = "pack"
    unsolved: bool = False
    session = None

    @cached_property
    def _groups(self) -> list[ShelfGroup]:
        return _listed(read_shelf(self.puzzle.progress.files), self.by, self._solved, self.unsolved)

    @property
    def _solved(self) -> Mapping[str, int]:
        return self.puzzle.progress.keeper.solved()

    @property
    def page(self) -> PhasePage:
        """The lists, and how they are arranged."""
        form = _form(self.by, self.unsolved)
        choices = _lists(self._groups, self._solved)
        return PhasePage(
            heading=form["title"], contents=PanelContents(form, choices=choices), tools=["theme"]
        )

    def card(self, _theme: str) -> dict[str, object]:
        """Nothing: there is no task yet."""
        return {}

    def sit(self, _clicked: tuple[str, ...], *, memory: bool) -> BoardModel:
        """Any board, as it is not shown."""
        del memory
        game = find_game(FIRST)
        start = Record.begin(game, game.setup.new({"seed": "0"}))
        return BoardModel(History.of(start), watching=True)

    def take(self, name: str) -> str | None:
        """Begin a puzzle, by the number of its list and its place there, such as ``0.3``."""
        group, _, number = name.partition(".")
        return self.puzzle.begin(self._groups[int(group)].entries[int(number)])

    def following(self) -> ShelfEntry | None:
        """The first puzzle in the lists that is not solved."""
        listed, solved = (entry for group in self._groups for entry in group.entries), self._solved
        return next((one for one in listed if one.puzzle.name not in solved), None)


def _form(by: str, unsolved: bool) -> Form:
    """The form that says how the lists are arranged."""
    fields = [
        choice("by", say("Arranged by"), ORDERS, by),
        check("unsolved", say("Only what I have not solved yet"), value=unsolved),
    ]
    buttons = [button("next", say("Go on with the next one"), primary=True)]
    title = say("Which puzzle would you like?")
    return {"title": title, "fields": fields, "buttons": buttons, "keep": "arrange"}


def _listed(shelf: Shelf, by: str, solved: Mapping[str, int], unsolved: bool) -> list[ShelfGroup]:
    """The lists, arranged by packs, themes or difficulty."""
    groups = shelf.packs
    if by != "pack":
        groups = by_theme(shelf) if by == "theme" else by_ravens(shelf)
    return [
        ShelfGroup(group.title, group.about, entries)
        for group in groups
        if (entries := tuple(e for e in group.entries if not (unsolved and _done(e, solved))))
    ]


def _done(entry: ShelfEntry, solved: Mapping[str, int]) -> bool:
    return entry.puzzle.name in solved


def _lists(groups: list[ShelfGroup], solved: Mapping[str, int]) -> list[dict[str, Any]]:
    """The lists as the page takes them; the first with an unsolved puzzle is open."""
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


def _score(group: ShelfGroup, solved: Mapping[str, int]) -> str:
    done = sum(_done(entry, solved) for entry in group.entries)
    return say("{done} of {all} solved", done=done, all=len(group.entries))


def _item(entry: ShelfEntry, place: int, number: int, solved: Mapping[str, int]) -> dict[str, Any]:
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
