"""The page around JupyterLite: the map of the course, and the lessons that it opens."""

import json
import tomllib
from functools import cache
from html import escape
from pathlib import Path
from string import Template
from typing import Any

from ..draw.scene import Scene
from ..draw.svg import paint_svg
from ..engine.words import say
from ..lessons.course import OURS, Chapter, chapters
from ..lessons.routes import DAY, Route, chapter_route, format_route
from ..lessons.sharing import say_route
from ..lessons.stops import course_map, stop
from .policy import head_lines
from .serve import PAGE

_PAGES = Path(__file__).parent / "pages"
_WIDGETS = Path(__file__).parent.parent / "widgets"
# What browsers load, each made of several files; notebooks show the same map.
_SCRIPTS = {
    "site.js": (
        "page/desk_nodes.js", "page/desk_file.js", "kept.js", "fresh.js", "address.js",
        "notebook.js", "share.js", "lesson/course.js", "map.js", "visit.js",
    ),
    "pages.css": ("page/desk.css", "page/desk_choices.css", "lesson/course.css", "pages.css"),
    "notebook.css": ("notebook.css",),
}  # fmt: skip


@cache
def _front() -> dict[str, Any]:
    """The first game's texts and pictures for the page."""
    return tomllib.loads(OURS.data.joinpath("front.toml").read_text("utf-8"))


def write_scripts(folder: Path) -> None:
    """Write the page's scripts, styles and pictures into a folder."""
    for name, parts in _SCRIPTS.items():
        (folder / name).write_text("\n".join(map(_asset, parts)), "utf-8")
    for theme in ("light", "dark"):
        (folder / f"board-{theme}.svg").write_text(paint_svg(_board(theme)), "utf-8")


def _board(theme: str) -> Scene:
    """The picture at the top of the page."""
    state, knowledge = OURS.notation.parse_position(_front()["position"]), OURS.knowledge
    view = knowledge.look(state, None, knowledge.GRADES[-1])
    scene: Scene = OURS.face.scene(view, theme=theme)
    return scene


def _asset(name: str) -> str:
    ours = _PAGES / name
    return (ours if ours.is_file() else _WIDGETS / name).read_text("utf-8")


def page(app: str) -> str:
    """The page; ``app`` is the folder with all else."""
    data = course_map(OURS, [stop(chapter) for chapter in chapters()])
    data |= {"app": app, "name": OURS.voice.title(), "words": _later_words(), "extras": _extras()}
    data["notebooks"] = {one.notebook: _book(one) for one in chapters()}
    packed = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")  # no text ends the script
    board = _board("light")
    emblems = [paint_svg(OURS.face.portrait(name, "light")) for name in _front()["emblems"]]
    return Template((_PAGES / "index.html").read_text("utf-8")).substitute(
        {key: escape(text) for key, text in _words().items()},
        app=app,
        data=packed,
        head=head_lines(PAGE),
        width=f"{board.width:.0f}",
        height=f"{board.height:.0f}",
        emblems="".join(f"<span>{emblem}</span>" for emblem in emblems),
    )


def _extras() -> list[dict[str, str]]:
    """What the map offers until Python says more: the puzzle of the day."""
    about = say("A new one every day, the same for everybody.")
    return [{"tag": DAY, "label": say_route(Route(DAY)), "about": about, "badge": ""}]


def _words() -> dict[str, str]:
    """The texts on the page."""
    return {
        "title": OURS.voice.title(),
        "about": say(_front()["about"]),
        "script": say("This site needs JavaScript."),
        "lead": say(_front()["lead"]),
        "results": say("Your results"),
        "kept": say("What you reach is kept in this browser, on this machine, and nowhere else. "
                    "Download it to keep it for good, to take it along, or to hand it in."),
        "nickname": say("A nickname or a number, for the name of your file:"),
        "download": say("Download my results"), "load": say("Load my results"),
        "forget": say("Forget them"), "task": say("Go on with your task"),
        "map": say("The map"), "again": say("Start again"), "reload": say("Try again"),
        "here_only": say("Kept in this browser only"),
        "share": say("Share"), "share_about": say("Copy a link that leads here"),
        "link": say("A link that leads here"),
    }  # fmt: skip


def _later_words() -> dict[str, str]:
    """The texts for what happens later."""
    return {
        "fresh": say("Every stop is a lesson of a few minutes. Click one, and it begins."),
        "some": say("You have finished {done} of {lessons} lessons.", done="{done}",
                    lessons="{lessons}"),
        "all": say("You have finished every lesson. Now the puzzles are waiting!"),
        "begin": say("Begin: {title}", title="{title}"),
        "go": say("Go on: {title}", title="{title}"),
        "stars": say("Stars earned: {number} of {most}", number="{number}", most="3"),
        "puzzles": say("Puzzles solved: {number}", number="{number}"),
        "none": say("There are no results yet."),
        "loaded": say("Results loaded: {number}", number="{number}"),
        "not_results": say("This is no file of results, so nothing was changed."),
        "sure": say("Forget all results in this browser? Those you have downloaded stay."),
        "full": say("This browser does not keep results: download them before you go."),
        "waking": say(_front()["waking"]),
        "building": say(_front()["building"]),
        "slow": say("This takes longer than usual. Please wait a little, or try again."),
        "failed": say("This lesson did not start. Try again; your results are safe."),
        "again": say("Begin once more from the start? Your stars stay."),
        "copied": say("The link is copied. Paste it wherever you like."),
        "copy_this": say("Copy this link:"),
        "no_page": say("This link leads to a page that isn't here. "
                       "Choose a stop on the map instead."),
        "no_task": say("There is no task here yet. Open the link that your teacher gave you."),
        "bad_link": say("This link is damaged, so copy it once more, from its start to its end."),
    }  # fmt: skip


def _book(chapter: Chapter) -> dict[str, str]:
    """What the page knows of a notebook: what old links to it open, and how that is called."""
    route = chapter_route(chapter)
    return {"route": format_route(route), "title": say_route(route)}
