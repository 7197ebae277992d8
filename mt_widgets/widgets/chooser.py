"""Choosing a puzzle: all of them in lists, with how hard they are and which are solved."""

from collections.abc import Mapping
from typing import Any

from ..engine.words import marked, say
from ..puzzles.shelf import Entry, Group, Shelf, by_ravens, by_theme
from ..puzzles.telling import say_text
from .desk import button
from .forms import Form, check, choice
from .task import raven_sign, star_sign

__all__ = ["ORDERS", "chooser_form", "listed", "lists", "say_shelf"]

ORDERS = marked({"pack": "Packs", "theme": "Themes", "ravens": "Difficulty"})


def chooser_form(by: str, unsolved: bool) -> Form:
    """How the lists are to be arranged."""
    fields = [
        choice("by", say("Arranged by"), ORDERS, by),
        check("unsolved", say("Only what I have not solved yet"), value=unsolved),
    ]
    buttons = [button("next", say("Go on with the next one"), primary=True)]
    title = say("Which puzzle would you like?")
    return {"title": title, "fields": fields, "buttons": buttons, "keep": "arrange"}


def listed(shelf: Shelf, by: str, solved: Mapping[str, int], unsolved: bool) -> list[Group]:
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


def lists(groups: list[Group], solved: Mapping[str, int]) -> list[dict[str, Any]]:
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
