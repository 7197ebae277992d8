"""The pages and notebooks of the site, before any browser shows them."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from mt_widgets.files.whole import write_whole
from mt_widgets.lessons.course import chapters
from mt_widgets.lessons.notebooks import shipped_lessons
from mt_widgets.site.contents import ASSIGNMENT, write_notebooks
from mt_widgets.site.in_browser import move_in
from mt_widgets.site.pages import page, write_scripts

APP = "app-0123456789ab"


def _data(text: str) -> dict[str, Any]:
    found = re.search('<script type="application/json" id="data">(.*?)</script>', text, re.DOTALL)
    assert found
    data: dict[str, Any] = json.loads(found[1])
    return data


def test_the_map_shows_every_chapter_in_order() -> None:
    data = _data(page(APP, {}))
    shown = [entry["notebook"] for part in data["parts"] for entry in part["entries"]]
    assert shown == [chapter.notebook for chapter in chapters()]
    assert data["app"] == APP


def test_the_page_asks_nobody_else(tmp_path: Path) -> None:
    shown = page(APP, {})
    write_scripts(tmp_path)
    texts = [shown, *(path.read_text("utf-8") for path in tmp_path.iterdir())]
    addresses = {a for text in texts for a in re.findall(r"(?:https?:)?//[a-z][\w.-]+\.\w+", text)}
    assert addresses <= {"http://www.w3.org"}  # the name of SVG, which nobody asks for
    links = set(re.findall(r'(?:href|src|srcset)="([^"]*)"', shown))
    assert all(link.startswith((APP, "data:")) for link in links), links


def test_the_landscape_of_the_map_lies_beside_the_scripts(tmp_path: Path) -> None:
    write_scripts(tmp_path)
    frames = _data(page(APP, {}))["frames"]
    for frame in frames:
        for theme in ("light", "dark"):
            svg = (tmp_path / f"map-{frame}-{theme}.svg").read_text("utf-8")
            assert svg.startswith("<svg")


def test_the_page_says_what_it_is_about_to_those_who_look_for_it() -> None:
    found = re.search('<meta name="description" content="([^"]+)">', page(APP, {}))
    assert found
    assert "board game Magical Towers" in found[1]


def test_a_lesson_knows_its_title_and_its_progress() -> None:
    books = _data(page(APP, {"02-walking.ipynb": False, ASSIGNMENT: False}))["notebooks"]
    assert books["02-walking.ipynb"] == {"title": "Walking", "lesson": "walking", "code": False}
    assert books[ASSIGNMENT] == {"title": "Your task", "lesson": "", "code": False}


def test_notebooks_run_in_a_browser_and_store_nothing(tmp_path: Path) -> None:
    code = write_notebooks(shipped_lessons(), tmp_path)
    assert {*code} == {path.name for path in shipped_lessons().glob("*.ipynb")} | {ASSIGNMENT}
    assert {path.name for path in tmp_path.iterdir()} == {*code, "blank.ipynb"}
    for path in tmp_path.iterdir():
        book = json.loads(path.read_text("utf-8"))
        assert book["metadata"]["kernelspec"]["name"] == "python"
        assert not any(cell.get("outputs") for cell in book["cells"])


def test_only_notebooks_for_those_who_program_show_code(tmp_path: Path) -> None:
    code = write_notebooks(shipped_lessons(), tmp_path)
    assert (code["02-walking.ipynb"], code["27-for-programmers.ipynb"]) == (False, True)


def test_the_first_notebook_leaves_the_map_to_the_start_page(tmp_path: Path) -> None:
    write_notebooks(shipped_lessons(), tmp_path)
    first = (tmp_path / chapters()[0].notebook).read_text("utf-8")
    assert "Course" not in first
    assert "Lesson" in first


def test_kept_files_come_in_and_written_ones_go_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = list[str]()
    channel = type("Channel", (), {"postMessage": lambda self, text: sent.append(text)})
    browser = type("Js", (), {"new": staticmethod(lambda name: channel())})
    monkeypatch.setitem(
        __import__("sys").modules, "js", type("M", (), {"BroadcastChannel": browser})
    )
    monkeypatch.setattr("mt_widgets.site.in_browser._HOME", tmp_path)
    monkeypatch.setattr("mt_widgets.files.whole._watchers", [])
    monkeypatch.setattr("os.environ", {})
    names = "results.json", "assignments/x.json", "../not-ours.json"
    files = [{"name": name, "text": "{}", "written": 5} for name in names]
    move_in(json.dumps({"files": files, "assignment": "#assignment=x", "channel": "c"}))
    assert (tmp_path / "results.json").read_text("utf-8") == "{}"
    assert (tmp_path / "assignments" / "x.json").stat().st_mtime == 5
    assert not (tmp_path.parent / "not-ours.json").exists()
    write_whole(tmp_path / "assignments" / "x.json", "[]")
    write_whole(tmp_path.parent / "elsewhere.txt", "not ours")
    assert [json.loads(text) for text in sent] == [{"name": "assignments/x.json", "text": "[]"}]
    move_in(json.dumps({"files": files[:1], "assignment": "", "channel": "c"}))
    assert [path.name for path in tmp_path.rglob("*") if path.is_file()] == ["results.json"], (
        "what the page was asked to forget is forgotten here, too"
    )
