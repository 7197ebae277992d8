"""The pages and notebooks of the site, before any browser shows them."""

import json
import re
import sys
from datetime import date
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from mt_widgets.files.whole import write_whole
from mt_widgets.learner.extras import map_extras
from mt_widgets.lessons.course import OURS, chapters
from mt_widgets.lessons.notebooks import shipped_lessons
from mt_widgets.lessons.routes import chapter_route
from mt_widgets.site.contents import runs_here, shows_code, words_of_pages, write_notebooks
from mt_widgets.site.in_browser import answer, move_in, open_channel
from mt_widgets.site.pages import page, write_scripts
from mt_widgets.widgets.shell.pages import work_book
from mt_widgets.widgets.shell.window import place

APP = "app-0123456789ab"
PLACE = "place.ipynb"


def _data(text: str) -> dict[str, Any]:
    found = re.search('<script type="application/json" id="data">(.*?)</script>', text, re.DOTALL)
    assert found
    data: dict[str, Any] = json.loads(found[1])
    return data


def test_the_map_shows_every_chapter_in_order() -> None:
    data = _data(page(APP))
    shown = [entry["notebook"] for part in data["parts"] for entry in part["entries"]]
    assert shown == [chapter.notebook for chapter in chapters()]
    assert data["app"] == APP


def test_the_page_asks_nobody_else(tmp_path: Path) -> None:
    shown = page(APP)
    write_scripts(tmp_path)
    texts = [shown, *(path.read_text("utf-8") for path in tmp_path.iterdir())]
    addresses = {a for text in texts for a in re.findall(r"(?:https?:)?//[a-z][\w.-]+\.\w+", text)}
    assert addresses <= {"http://www.w3.org"}  # the name of SVG, which nobody asks for
    links = set(re.findall(r'(?:href|src|srcset)="([^"]*)"', shown))
    assert all(link.startswith((APP, "data:")) for link in links), links


def test_the_landscape_of_the_map_lies_beside_the_scripts(tmp_path: Path) -> None:
    write_scripts(tmp_path)
    frames = _data(page(APP))["frames"]
    for frame in frames:
        for theme in ("light", "dark"):
            svg = (tmp_path / f"map-{frame}-{theme}.svg").read_text("utf-8")
            assert svg.startswith("<svg")


def test_the_page_says_what_it_is_about_to_those_who_look_for_it() -> None:
    found = re.search('<meta name="description" content="([^"]+)">', page(APP))
    assert found
    assert "board game Magical Towers" in found[1]


def test_a_notebook_of_an_old_link_has_a_route_and_a_title() -> None:
    books = _data(page(APP))["notebooks"]
    assert [*books] == [chapter.notebook for chapter in chapters()]
    assert books["02-walking.ipynb"] == {"route": "lesson=walking", "title": "Lesson: Walking"}
    assert books["19-play.ipynb"] == {"route": "page=play", "title": "A free table"}


def test_the_map_offers_the_puzzle_of_the_day_before_python_is_awake() -> None:
    (extra,) = _data(page(APP))["extras"]
    assert extra == map_extras(OURS, date(2026, 11, 18), (), ())[0]
    assert _data(page(APP))["onwards"] == {"open": "day", "label": "Go on: Puzzle of the day"}


def test_notebooks_that_are_worked_in_are_there_and_no_lessons(tmp_path: Path) -> None:
    write_notebooks(shipped_lessons(), tmp_path)
    names = {path.name for path in tmp_path.iterdir()}
    assert {PLACE, *filter(None, (work_book(chapter_route(one)) for one in chapters()))} <= names
    assert not names & {one.notebook for one in chapters() if one.lesson}
    for path in tmp_path.iterdir():
        book = json.loads(path.read_text("utf-8"))
        assert book["metadata"]["kernelspec"]["name"] == "python"
        assert not any(cell.get("outputs") for cell in book["cells"])


def test_a_notebook_that_needs_an_extra_is_not_there(tmp_path: Path) -> None:
    paths = shipped_lessons().glob("*.ipynb")
    books = {path: json.loads(path.read_text("utf-8")) for path in paths}
    (whole,) = (path for path, book in books.items() if not runs_here(book))
    assert "mt_widgets.rl" in whole.read_text("utf-8")
    assert whole.name not in {one.notebook for one in chapters()}
    write_notebooks(shipped_lessons(), tmp_path)
    assert not (tmp_path / whole.name).exists()


def test_all_else_is_shown_by_one_hidden_cell(tmp_path: Path) -> None:
    write_notebooks(shipped_lessons(), tmp_path)
    book = json.loads((tmp_path / PLACE).read_text("utf-8"))
    (cell,) = book["cells"]
    assert not shows_code(book)
    assert cell["source"] == f"from {place.__module__} import place\n\nplace()"


def test_words_of_pages_are_those_of_their_notebooks() -> None:
    for name, text in words_of_pages(shipped_lessons()).items():
        book = json.loads(text)
        shipped = json.loads((shipped_lessons() / name).read_text("utf-8"))
        assert book["cells"][0] == {**shipped["cells"][0], **_without_outputs(book["cells"][0])}


def _without_outputs(cell: dict[str, Any]) -> dict[str, Any]:
    return {key: cell[key] for key in ("outputs", "execution_count") if key in cell}


@pytest.fixture
def sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What Python has sent to the page."""
    sent = list[dict[str, Any]]()
    post = {"postMessage": lambda _, text: sent.append(json.loads(text))}
    channel = type("Channel", (), post)
    browser = type("Js", (), {"new": staticmethod(lambda name: channel())})
    monkeypatch.setitem(sys.modules, "js", ModuleType("js"))
    monkeypatch.setattr(sys.modules["js"], "BroadcastChannel", browser, raising=False)
    monkeypatch.setattr("mt_widgets.site.in_browser._HOME", tmp_path)
    monkeypatch.setattr("mt_widgets.site.in_browser._pages", [])
    monkeypatch.setattr("mt_widgets.files.whole._watchers", [])
    monkeypatch.setattr("os.environ", {})
    open_channel("c")
    return sent


def test_kept_files_come_in_and_written_ones_go_out(
    tmp_path: Path, sent: list[dict[str, Any]]
) -> None:
    names = "results.json", "assignments/x.json", "../not-ours.json"
    files = [{"name": name, "text": "{}", "written": 5} for name in names]
    move_in(json.dumps(files))
    assert (tmp_path / "results.json").read_text("utf-8") == "{}"
    assert (tmp_path / "assignments" / "x.json").stat().st_mtime == 5
    assert not (tmp_path.parent / "not-ours.json").exists()
    write_whole(tmp_path / "assignments" / "x.json", "[]")
    write_whole(tmp_path.parent / "elsewhere.txt", "not ours")
    assert sent == [{"name": "assignments/x.json", "text": "[]"}]
    move_in(json.dumps(files[:1]))
    assert [path.name for path in tmp_path.rglob("*") if path.is_file()] == ["results.json"], (
        "what the page was asked to forget is forgotten here, too"
    )


def test_an_answer_comes_after_the_files_that_were_written_before(
    tmp_path: Path, sent: list[dict[str, Any]]
) -> None:
    write_whole(tmp_path / "results.json", "{}")
    answer(7, {"title": "Lesson: Walking"})
    assert [one.get("number") for one in sent] == [None, 7]
    assert sent[1]["told"] == {"title": "Lesson: Walking"}
