"""The map of the course: every notebook, what was reached in it, and where to go on."""

from collections.abc import Callable, Mapping
from html import escape
from pathlib import Path
from typing import Any

import anywidget
from traitlets import Dict, Unicode

from ...draw.theme import THEMES
from ...engine.errors import Mistake
from ...engine.game import AnyGame
from ...engine.words import labelled, say
from ...games import FIRST, find_game
from ...learner.extras import map_extras
from ...learner.keeper import Keeper
from ...learner.onwards import TABLE, onwards
from ...learner.results_file import ResultsFile
from ...lessons.course import Chapter, chapters, page_names
from ...lessons.landscape import FRAMES
from ...lessons.routes import PAGE, Route, format_route, known_items
from ...lessons.sharing import say_route
from ...lessons.stops import AHEAD, course_map, scenery, stop
from ..page.assets import read_assets
from ..page.clock import today
from ..page.front import start_button
from ..page.task import star_sign

DONE, NEXT, BEGUN = "done", "next", "begun"
_PUZZLES, _PLAY = "puzzles", "play"  # pages of a course


class Course(anywidget.AnyWidget):
    """A map on which a click opens a lesson, running; what was reached is read from ``results``.

    Where ``open_extra`` opens routes, it offers the puzzle of the day and what to go over again.
    """

    _esm = read_assets("page", "panel_nodes.js", "panel_open.js") + read_assets(
        "lesson", "course_picture.js", "course.js"
    )
    _css = read_assets("page", "panel.css", "panel_choices.css") + read_assets(
        "lesson", "course.css", "course_picture.css"
    )

    course = Dict().tag(sync=True)
    pictures = Dict().tag(sync=True)  # the landscapes that a page has asked for
    theme = Unicode("auto").tag(sync=True)

    def __init__(
        self,
        results: ResultsFile | str | Path | None = None,
        *,
        game: str = FIRST,
        theme: str = "auto",
        open_extra: Callable[[str], object] | None = None,
    ) -> None:
        self._keeper, self._game, self._open_extra = Keeper(results), find_game(game), open_extra
        if not chapters(self._game):
            raise Mistake(say("{game} has no lessons yet", game=self._game.name))
        super().__init__(theme=theme)
        self.look()
        for one in (theme,) if theme in THEMES else ("light", "dark"):
            self._paint(FRAMES[0], one)  # most windows want it, and Python may be busy when asked
        self.on_msg(lambda _widget, content, _buffers: self._receive(content))

    def look(self) -> None:
        """See how far everything has come; other notebooks may have gone on."""
        course = _course(self._game, self._keeper)
        if not course["open"]:
            course |= self._todays_onwards()
        extras = [] if self._open_extra is None else todays_extras(self._game, self._keeper)
        self.course = {**course, "extras": extras}

    def _todays_onwards(self) -> dict[str, str]:
        """Where to go on after the last lesson; without routes, to the stop where that is."""
        if self._open_extra is not None:
            return todays_onwards(self._game, self._keeper)
        kind, _ = _after_lessons(self._game, self._keeper)
        page = _PLAY if kind == TABLE else _PUZZLES
        stops = (one for one in chapters(self._game) if one.name == page)
        return next(({"open": one.notebook, "label": _go_on(say(one.title))} for one in stops), {})

    def _receive(self, message: object) -> None:
        match message:
            case {"do": "look"}:
                self.look()
            case {"do": "paint", "frame": str(frame), "theme": str(theme)}:
                self._paint(frame, theme)
            case {"do": "open", "tag": str(tag)} if self._open_extra is not None:
                self._open_extra(tag)

    def _paint(self, frame: str, theme: str) -> None:
        """Paint the landscape for a page, in a frame and theme that there are."""
        if frame in FRAMES and theme in THEMES:
            svg = scenery(self._game, frame, theme)
            self.pictures = {**self.pictures, f"{frame}-{theme}": svg}

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[Any, Any], dict[Any, Any]]:
        """The live map; where there is no kernel, a list of links and how to begin."""
        live, more = super()._repr_mimebundle_(**kwargs) or ({}, {})
        return {**live, **self.stored()}, more

    def stored(self) -> dict[str, str]:
        """What a notebook shows without a kernel, by the kinds of outputs."""
        return {"text/plain": _text(self.course), "text/html": _page(self.course)}


def todays_extras(game: AnyGame, keeper: Keeper) -> list[dict[str, str]]:
    """What the map offers today, each opened by the route in its tag."""
    known = known_items(game.name)
    return [
        {**one, "tag": format_route(Route(one["tag"], game=game.name))}
        for one in map_extras(game, today(), keeper.attempts(), known)
    ]


def todays_onwards(game: AnyGame, keeper: Keeper) -> dict[str, str]:
    """Where to go on after the last lesson: the route, and what stands on the button."""
    kind, name = _after_lessons(game, keeper)
    if kind == TABLE:
        if _PLAY not in page_names(game):
            return {}
        kind, name = PAGE, _PLAY
    route = Route(kind, name, game=game.name)
    return {"open": format_route(route), "label": _go_on(say_route(route))}


def _after_lessons(game: AnyGame, keeper: Keeper) -> tuple[str, str]:
    return onwards(game, today(), keeper.attempts(), known_items(game.name))


def _go_on(title: str) -> str:
    return say("Go on: {title}", title=title)


def _course(game: AnyGame, keeper: Keeper) -> dict[str, Any]:
    """Everything that the map shows."""
    solved = keeper.solved()
    entries = [_entry(chapter, solved, keeper) for chapter in chapters(game)]
    lessons = [entry for entry in entries if entry["lesson"]]
    onwards = next((entry for entry in lessons if entry["state"] != DONE), None)
    if onwards is not None:
        onwards["state"] = NEXT
    done = sum(entry["state"] == DONE for entry in lessons)
    return {
        **course_map(game, entries),
        "lead": _lead(done, len(lessons)),
        "label": _onwards(onwards, begun=bool(done)),
        "open": onwards["notebook"] if onwards else "",
    }


def _entry(chapter: Chapter, solved: Mapping[str, int], keeper: Keeper) -> dict[str, Any]:
    """A stop, and what was reached there."""
    item = f"lesson:{chapter.lesson}"
    if item in solved:
        return {**stop(chapter), "state": DONE, "signs": [star_sign(solved[item], earned=True)]}
    return {**stop(chapter), "state": BEGUN if keeper.reached(item) else AHEAD}


def _lead(done: int, lessons: int) -> str:
    if not done:
        return say("Every stop is a lesson of a few minutes. Click one, and it begins.")
    if done < lessons:
        return say("You have finished {done} of {lessons} lessons.", done=done, lessons=lessons)
    return say("You have finished every lesson. Now the puzzles are waiting!")


def _onwards(entry: Mapping[str, Any] | None, *, begun: bool) -> str:
    if entry is None:
        return ""
    if begun or entry["state"] == BEGUN:
        return _go_on(entry["title"])
    return say("Begin: {title}", title=entry["title"])


def _text(course: Mapping[str, Any]) -> str:
    """The map as text."""
    lines = [course["title"], course["lead"]]
    for part in course["parts"]:
        lines += ["", part["title"]]
        lines += [f"  {labelled(one['title'], one['about'])}" for one in part["entries"]]
    return "\n".join(lines)


def _page(course: Mapping[str, Any]) -> str:
    """The map as plain links, above them the button that brings it to life."""
    parts = "".join(
        f"<h3>{escape(part['title'])}</h3><ul>{''.join(map(_link, part['entries']))}</ul>"
        for part in course["parts"]
    )
    return f"<div><h2>{escape(course['title'])}</h2>{start_button()}{parts}</div>"


def _link(entry: Mapping[str, Any]) -> str:
    link = f'<a href="{escape(entry["notebook"])}">{escape(entry["title"])}</a>'
    return f"<li>{labelled(link, escape(entry['about']))}</li>"
