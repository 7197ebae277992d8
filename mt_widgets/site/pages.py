"""The page around JupyterLite: the map of the course, and the lessons that it opens."""

import json
import tomllib
from functools import cache
from html import escape
from itertools import product
from pathlib import Path
from string import Template
from typing import Any

from ..draw.svg import paint_svg
from ..engine.words import say, translated
from ..lessons.course import OURS, Chapter, chapters
from ..lessons.landscape import FRAMES
from ..lessons.routes import DAY, Route, chapter_route, format_route
from ..lessons.sharing import say_route
from ..lessons.stops import course_map, scenery, stop
from .policy import head_lines
from .serve import PAGE

_PAGES = Path(__file__).parent / "pages"
_TEXTS = tomllib.loads((_PAGES / "words.toml").read_text("utf-8"))
_WIDGETS = Path(__file__).parent.parent / "widgets"
# What browsers load, each made of several files; notebooks show the same map.
_SCRIPTS = {
    "site.js": (
        "page/panel_nodes.js", "page/panel_file.js", "kept.js", "fresh.js", "address.js",
        "notebook.js", "share.js", "lesson/course_picture.js", "lesson/course.js", "map.js",
        "visit.js",
    ),
    "pages.css": ("page/panel.css", "page/panel_choices.css", "lesson/course.css",
                  "lesson/course_picture.css", "pages.css"),
    "notebook.css": ("shell/place.css", "notebook.css"),
}  # fmt: skip


@cache
def _front() -> dict[str, Any]:
    """The first game's texts and pictures for the page."""
    return tomllib.loads(OURS.data.joinpath("front.toml").read_text("utf-8"))


def write_scripts(folder: Path) -> None:
    """Write the page's scripts, styles and pictures into a folder."""
    for name, parts in _SCRIPTS.items():
        (folder / name).write_text("\n".join(map(_asset, parts)), "utf-8")
    for frame, theme in product(FRAMES, ("light", "dark")):
        (folder / f"map-{frame}-{theme}.svg").write_text(scenery(OURS, frame, theme), "utf-8")


def _asset(name: str) -> str:
    ours = _PAGES / name
    return (ours if ours.is_file() else _WIDGETS / name).read_text("utf-8")


def page(app: str) -> str:
    """The page; ``app`` is the folder with all else."""
    data = course_map(OURS, [stop(chapter) for chapter in chapters()])
    data |= {"app": app, "name": OURS.voice.title(), "words": _later_words(), **_offer()}
    data["notebooks"] = {one.notebook: _book(one) for one in chapters()}
    packed = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")  # no text ends the script
    emblems = [paint_svg(OURS.face.portrait(name, "light")) for name in _front()["emblems"]]
    return Template((_PAGES / "index.html").read_text("utf-8")).substitute(
        {key: escape(text) for key, text in _words().items()},
        app=app,
        data=packed,
        head=head_lines(PAGE),
        emblems="".join(f"<span>{emblem}</span>" for emblem in emblems),
    )


def _words() -> dict[str, str]:
    """The texts on the page."""
    told = {key: say(text) for key, text in _TEXTS["now"].items()}
    front = {key: say(_front()[key]) for key in ("about", "lead")}
    return {"title": OURS.voice.title(), **front, **told}


def _later_words() -> dict[str, str]:
    """The texts for what happens later."""
    told = {key: translated(text) for key, text in _TEXTS["later"].items()}
    told["stars"] = told["stars"].replace("{most}", "3")
    return told | {key: say(_front()[key]) for key in ("waking", "building")}


def _offer() -> dict[str, Any]:
    """What the map offers until Python says more: the puzzle of the day."""
    about, day = translated(_TEXTS["day"]["about"]), say_route(Route(DAY))
    return {
        "extras": [{"tag": DAY, "label": day, "about": about, "badge": ""}],
        "onwards": {"open": DAY, "label": say("Go on: {title}", title=day)},
    }


def _book(chapter: Chapter) -> dict[str, str]:
    """What the page knows of a notebook: what old links to it open, and how that is called."""
    route = chapter_route(chapter)
    return {"route": format_route(route), "title": say_route(route)}
