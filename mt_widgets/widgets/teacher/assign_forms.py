"""What a teacher sees while making an assignment: what there is to pick, and what was picked."""

from collections.abc import Collection, Iterator, Mapping
from functools import cache
from typing import Any

from ...classroom.assignment import LESSON
from ...classroom.draft import AssignmentDraft
from ...classroom.subjects import full_names
from ...engine.forms import Form, check, choice
from ...engine.words import marked_in, numbered, say
from ...games import GAMES
from ...lessons.course import Chapter, chapters
from ...puzzles.puzzle import PuzzleFile
from ...puzzles.shelf import Shelf, read_shelf
from ...puzzles.telling import say_text
from ...puzzles.themes import PuzzleTheme, themes
from ..page.panel_parts import Button, button
from ..page.task import raven_sign

LESSONS = "lessons"
_HINTS = marked_in("hints", {
    "0": "None",
    "1": "One",
    "2": "Two",
    "3": "All three, and the solution",
})  # fmt: skip


@cache
def _shelf() -> Shelf:
    return read_shelf()


def _themes() -> dict[str, PuzzleTheme]:
    """What the puzzles of all games teach."""
    return {
        full: one
        for game in GAMES.values()
        for full, one in zip(full_names(game, themes(game)), themes(game).values(), strict=True)
    }


def _lessons() -> list[Chapter]:
    """The chapters with lessons, of all games."""
    return [one for game in GAMES.values() for one in chapters(game) if one.lesson]


def packs_of() -> dict[str, tuple[str, ...]]:
    """The items of each pack by its name, and of the lessons."""
    found = {LESSONS: tuple(f"{LESSON}{one.lesson}" for one in _lessons())}
    for group in _shelf().packs:
        names = tuple(entry.puzzle.name for entry in group.entries)
        found[group.entries[0].puzzle.pack] = names
    return found


def titles() -> dict[str, str]:
    """What every item is called."""
    lessons = {f"{LESSON}{one.lesson}": say(one.title) for one in _lessons()}
    puzzles = (one.puzzle for one in _shelf().entries)
    return lessons | {one.name: say_text(one.game, one.words.title) for one in puzzles}


def filter_form(theme: str, ravens: int) -> Form:
    """Which puzzles are listed."""
    themed = [{"value": name, "label": say(one.title)} for name, one in _themes().items()]
    hard = [{"value": str(n), "label": say("Ravens: {number}", number=n)} for n in range(1, 6)]
    every = {"label": say("All")}
    kind = {"kind": "choice", "list": True}
    fields = [
        {"name": "theme", "label": say("Theme"), **kind, "value": theme,
         "options": [{"value": "", **every}, *themed]},
        {"name": "ravens", "label": say("How hard"), **kind, "value": str(ravens),
         "options": [{"value": "0", **every}, *hard]},
    ]  # fmt: skip
    buttons = [button("everything", say("List everything"))]
    return {"title": say("What to list"), "fields": fields, "buttons": buttons, "keep": "filter"}


def picker_groups(theme: str, ravens: int, picked: Collection[str]) -> list[dict[str, Any]]:
    """Lessons and packs to pick from, as the page takes them."""
    groups = list[dict[str, Any]]()
    if not theme and not ravens:
        lessons = [_item(f"{LESSON}{one.lesson}", say(one.title), picked) for one in _lessons()]
        groups.append(_group(LESSONS, say("Lessons"), lessons, picked))
    for group in _shelf().packs:
        puzzles = [one.puzzle for one in group.entries if _fits(one.puzzle, theme, ravens)]
        items = [{**_item(one.name, say_text(one.game, one.words.title), picked),
                  "signs": raven_sign(one)}
                 for one in puzzles]  # fmt: skip
        if items:
            name = group.entries[0].puzzle.pack
            groups.append({**_group(name, group.title, items, picked), "about": group.about})
    wanted = bool(theme or ravens)
    return [{**one, "name": f"{one['name']} {theme} {ravens}", "open": wanted} for one in groups]


def _fits(puzzle: PuzzleFile, theme: str, ravens: int) -> bool:
    hard = puzzle.proof.ravens if puzzle.proof else 0
    taught = full_names(puzzle.game, puzzle.themes)
    return (not theme or theme in taught) and ravens in (0, hard)


def _item(item: str, title: str, picked: Collection[str]) -> dict[str, Any]:
    chosen = item in picked
    return {"tag": f"pick:{item}", "label": title, "chosen": chosen, "note": "✓" * chosen}


def _group(
    name: str, title: str, items: list[dict[str, Any]], picked: Collection[str]
) -> dict[str, Any]:
    here = sum(bool(one["chosen"]) for one in items)
    whole = {"tag": f"all:{name}", "label": say("All of these"), "chosen": False}
    note = say("{picked} of {all} picked", picked=here, all=len(items))
    return {"name": name, "title": title, "note": note, "items": [whole, *items]}


def settings_form(draft: AssignmentDraft, site: str) -> Form:
    """How it is to be done, and where; every change is kept at once."""
    fields = [
        {"name": "title", "label": say("Title"), "kind": "text", "wide": True,
         "value": draft.title},
        choice("hints", say("Hints for each puzzle"), _HINTS, str(draft.hints), "hints"),
        {"name": "minutes", "label": say("Minutes"), "kind": "number", "min": 0, "max": 600,
         "step": 1, "value": draft.minutes, "help": say("0: as long as they like.")},
        check("exam", say("Exam"), value=draft.exam,
              note=say("No hints, and nothing tells what is right before you say a word.")),
        _word_field(draft),
        check("variants", say("Another variant for each pupil"), value=draft.variants,
              note=say("Boards are turned and recoloured, so neighbours cannot copy moves.")),
        {"name": "site", "label": say("Address of your site, for a link"), "kind": "text",
         "value": site, "code": True, "wide": True,
         "help": say("Such as http://localhost:8000/. It is remembered here.")},
    ]  # fmt: skip
    buttons = [button("anew", say("Start anew"))]
    title = say("How it is to be done")
    return {"name": "settings", "title": title, "open": True, "fields": fields,
            "buttons": buttons, "keep": "settings"}  # fmt: skip


def _word_field(draft: AssignmentDraft) -> Form:
    """The word after which the solutions of an exam are shown."""
    help_ = say("Say it when all have handed in: whoever types it then sees what was right. "
                "Type another one if you like.")  # fmt: skip
    word = draft.word if draft.exam else ""
    field = {"name": "word", "label": say("Release word of an exam"), "kind": "text"}
    return {**field, "value": word, "help": help_, "code": True}


def list_group(
    draft: AssignmentDraft, names: Mapping[str, str], chosen: str
) -> list[dict[str, Any]]:
    """What was picked, in its order."""
    items = [
        {"tag": f"item:{item}", "label": numbered(number, names[item]), "chosen": item == chosen,
         "note": say("lesson") if item.startswith(LESSON) else ""}
        for number, item in enumerate(draft.items, 1)
    ]  # fmt: skip
    about = say("Click one to move it or to take it out.")
    shown = {"name": "list", "title": say("In this order"), "about": about, "open": True}
    return [{**shown, "items": items}] if items else []


def saving(*, exam: bool) -> Iterator[Button]:
    """What can be saved of an assignment that is ready."""
    yield {**button("save:file", say("Save the file")), "save": True}
    yield {**button("save:notebook", say("Save a notebook for JupyterLab")), "save": True}
    if exam:
        yield {**button("save:word", say("Save the release word, for you alone")), "save": True}


def moving(draft: AssignmentDraft, chosen: str) -> Iterator[Button]:
    """What can be done with the one that was clicked."""
    if chosen in draft.items:
        place = draft.items.index(chosen)
        for tag, label, off in (
            ("up", say("Up"), place == 0),
            ("down", say("Down"), place == len(draft.items) - 1),
            ("out", say("Take out"), False),
        ):
            yield {**button(tag, label), "disabled": off}
