"""The pages around JupyterLite: the start page with the map, and the page of a lesson."""

import json
from html import escape
from pathlib import Path
from string import Template
from typing import Any

from ..draw.svg import paint_svg
from ..engine.words import say
from ..games.magical_towers import face
from ..games.magical_towers.api import parse, view
from ..games.magical_towers.face.portrait import portrait
from ..lessons.course import Chapter, chapters, find_lesson
from .contents import ASSIGNMENT

__all__ = ["SCRIPTS", "lesson_page", "start_page", "write_scripts"]

_PAGES = Path(__file__).parent / "pages"
_WIDGETS = Path(__file__).parent.parent / "widgets"
_BOARD = "K/Rbby/Tbyy/Rbby/TyT/R/R/yT/bR/7 b1 b1+2-3:W3,T2,W2T4|y0+1-5:W1,W2,W3 mw,mt"
# Of several files one each, as browsers load them; the map is the one that notebooks show.
SCRIPTS = {
    "map.js": ("desk_nodes.js", "desk_file.js", "kept.js", "fresh.js", "course.js", "map.js"),
    "lesson.js": ("desk_nodes.js", "desk_file.js", "kept.js", "fresh.js", "lesson.js"),
    "pages.css": ("desk.css", "desk_choices.css", "course.css", "pages.css"),
    "notebook.css": ("notebook.css",),
}


def write_scripts(folder: Path) -> None:
    """Write scripts, styles and pictures of the pages into a folder."""
    for name, parts in SCRIPTS.items():
        (folder / name).write_text("\n".join(map(_asset, parts)), "utf-8")
    for theme in ("light", "dark"):
        board = face.scene(view(parse(_BOARD)), theme=theme)
        (folder / f"board-{theme}.svg").write_text(paint_svg(board), "utf-8")


def _asset(name: str) -> str:
    ours = _PAGES / name
    return (ours if ours.is_file() else _WIDGETS / name).read_text("utf-8")


def start_page(app: str) -> str:
    """The page with the map of the course; ``app`` is the folder with everything else."""
    words = {
        "title": say("Magical Towers"),
        "lead": say("Wizards race round a lake to a castle that keeps moving. Come and play!"),
        "results": say("Your results"),
        "kept": say("What you reach is kept in this browser, on this machine, and nowhere else. "
                    "Download it to keep it for good, to take it along, or to hand it in."),
        "download": say("Download my results"), "load": say("Load my results"),
        "forget": say("Forget them"), "task": say("Go on with your task"),
        "slow": say("The first lesson takes a little while to wake up: that is Python moving in."),
    }  # fmt: skip
    return _filled("index.html", app, _map(), words)


def lesson_page(app: str, code: dict[str, bool]) -> str:
    """The page around a notebook; ``code`` tells of each notebook whether it shows code."""
    words = {
        "title": say("Magical Towers"), "map": say("The map"), "again": say("Start again"),
        "download": say("Download my results"), "waking": say("The wizards are waking up…"),
        "kept": say("Kept in this browser only"), "reload": say("Try again"),
        "wizards": "".join(f"<span>{paint_svg(portrait(f'wizard:{c}', 'light'))}</span>"
                           for c in "byrgov"),
    }  # fmt: skip
    books = {name: _book(name, shown) for name, shown in code.items()}
    return _filled("lesson.html", app, {"notebooks": books, "words": _lesson_words()}, words)


def _filled(name: str, app: str, data: dict[str, Any], words: dict[str, str]) -> str:
    """A page with its words, and the data for its script where no text can end it."""
    shown = {key: text if key == "wizards" else escape(text) for key, text in words.items()}
    packed = json.dumps({**data, "app": app}, ensure_ascii=False).replace("<", "\\u003c")
    return Template((_PAGES / name).read_text("utf-8")).substitute(shown, app=app, data=packed)


def _map() -> dict[str, Any]:
    """The course before anything was reached, and what is said once something was."""
    entries = [_entry(chapter) for chapter in chapters()]
    titles = dict.fromkeys(chapter.part for chapter in chapters())
    return {
        "title": say("Your way to Master Wizard"),
        "here": say("You are here"),
        "parts": [
            {"title": say(title), "entries": [one for one in entries if one["part"] == title]}
            for title in titles
        ],
        "words": _map_words(),
    }


def _map_words() -> dict[str, str]:
    return {
        "fresh": say("Every stop is a lesson of a few minutes. Click one, and it begins."),
        "some": say("You have finished {done} of {lessons} lessons.", done="{done}",
                    lessons="{lessons}"),
        "all": say("You have finished every lesson. Now the puzzles are waiting!"),
        "begin": say("Begin: {title}", title="{title}"),
        "go": say("Go on: {title}", title="{title}"),
        "stars": say("Stars earned: {number} of {most}", number="{number}", most="3"),
        "puzzles": say("{number} puzzles solved", number="{number}"),
        "none": say("There are no results yet."),
        "loaded": say("{number} results loaded.", number="{number}"),
        "not_results": say("This is no file of results, so nothing was changed."),
        "sure": say("Forget all results in this browser? Those you have downloaded stay."),
        "full": say("This browser does not keep results: download them before you go."),
    }  # fmt: skip


def _lesson_words() -> dict[str, str]:
    return {
        "page": say("Setting up the page…"),
        "python": say("The wizards are waking up…"),
        "board": say("Building the towers…"),
        "slow": say("This takes longer than usual. Please wait a little, or try again."),
        "failed": say("This lesson did not start. Try again; your results are safe."),
        "full": say("This browser does not keep results: download them before you go."),
        "again": say("Begin this lesson once more from its start? Your stars stay."),
    }


def _entry(chapter: Chapter) -> dict[str, Any]:
    """A stop of the map."""
    minutes = find_lesson(chapter.lesson).minutes if chapter.lesson else 0
    return {
        "notebook": chapter.notebook,
        "part": chapter.part,
        "lesson": chapter.lesson,
        "title": say(chapter.title),
        "about": say(chapter.about),
        "time": say("{minutes} minutes", minutes=minutes) if minutes else "",
        "picture": paint_svg(portrait(chapter.picture, "light")),
        "state": "ahead",
        "signs": [],
    }


def _book(name: str, code: bool) -> dict[str, Any]:
    """What the page around a notebook knows of it."""
    found = next((one for one in chapters() if one.notebook == name), None)
    title = say(found.title) if found else say("Your task") if name == ASSIGNMENT else name
    return {"title": title, "lesson": found.lesson if found else "", "code": code}
