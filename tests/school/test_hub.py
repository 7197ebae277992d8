"""A real JupyterHub behind its real proxy, on loopback: three learners at once."""

import asyncio
import shutil
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest

from mt_widgets.puzzles.results_file import Results

from .page import Browser, Kernel
from .running import free_port, running
from .script import script

LEARNERS = "anna", "ben", "chloe"
LESSON, NOTEBOOK = "walking", "lessons/02-walking.ipynb"
PAGES = "api/contents", "api/sessions", f"api/contents/{NOTEBOOK}"
PASSWORD = "fox-lamp-sea"  # noqa: S105 (of a hub that lives for a minute)

pytestmark = pytest.mark.timeout(300)


@dataclass
class Seen:
    """What one learner saw."""

    start: httpx.Response
    wrong: list[str] = field(default_factory=list)  # clicks that had other answers than expected
    refused: dict[str, httpx.Response] = field(default_factory=dict)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("hub")


@pytest.fixture(scope="module")
def seen(folder: Path) -> Iterator[dict[str, Seen]]:
    proxy = shutil.which("configurable-http-proxy")
    assert proxy, "make school installs configurable-http-proxy, and puts it in the path"
    port = free_port(3)
    words = "hub", str(folder / "school"), "--test", "--port", str(port), "--password", PASSWORD
    with running(folder, "/hub/login", *words, port=port) as hub:
        yield asyncio.run(_class(hub.address))


async def _class(address: str) -> dict[str, Seen]:
    async with AsyncExitStack() as stack:
        browsers = [await stack.enter_async_context(Browser(address)) for _ in LEARNERS]
        started = [one.log_in(name, PASSWORD) for one, name in zip(browsers, LEARNERS, strict=True)]
        seen = [Seen(start) for start in await asyncio.gather(*started)]
        await asyncio.gather(*map(_learn, browsers, seen))
        await asyncio.gather(*map(_try, browsers, seen))
    return dict(zip(LEARNERS, seen, strict=True))


async def _learn(browser: Browser, seen: Seen) -> None:
    """Run a lesson's cells, and take it."""
    cells = (await browser.ask("GET", f"/api/contents/{NOTEBOOK}")).json()["content"]["cells"]
    kernel: Kernel = await browser.open(NOTEBOOK)
    for cell in cells:
        if cell["cell_type"] == "code":
            await kernel.run(cell["source"])
    await kernel.run("open('written.txt', 'x').close()")
    desk = kernel.find("heading")
    for click in script(LESSON):
        await kernel.tell(desk, {"do": "click", "tag": click.tag})
        shown = kernel.widgets[desk]
        if (shown["heading"], shown["status"]["text"]) != (click.heading, click.said):
            seen.wrong.append(f"{click.tag}: {shown['heading']} {shown['status']['text']}")


async def _try(browser: Browser, seen: Seen) -> None:
    """Change a lesson in every way there is, and look at the others."""
    file = {"type": "file", "format": "text", "content": "mine"}
    path = f"/api/contents/{NOTEBOOK}"
    asked = {
        "save": ("PUT", path, file),
        "delete": ("DELETE", path, None),
        "rename": ("PATCH", path, {"path": "lessons/mine.ipynb"}),
        "move in": ("PATCH", "/api/contents/note.txt", {"path": "lessons/note.txt"}),
        "add": ("POST", "/api/contents/lessons", {"type": "notebook"}),
        "copy": ("POST", "/api/contents/lessons", {"copy_from": NOTEBOOK}),
        "checkpoint": ("POST", f"{path}/checkpoints", None),
    }
    await browser.ask("PUT", "/api/contents/note.txt", file)
    for name, request in asked.items():
        seen.refused[name] = await browser.ask(*request)
    hub = browser.address.rpartition("/user/")[0]
    for other in LEARNERS:
        if not browser.address.endswith(f"/user/{other}"):
            for page in PAGES:
                url = f"{hub}/user/{other}/{page}"
                seen.refused[f"{other} {page}"] = await browser.http.get(url)


def test_the_map_is_the_first_page(seen: dict[str, Seen]) -> None:
    for name, one in seen.items():
        assert one.start.url.path == f"/user/{name}/lab/tree/lessons/01-start-here.ipynb"


def test_every_click_is_answered(seen: dict[str, Seen]) -> None:
    assert [one.wrong for one in seen.values()] == [[], [], []]


@pytest.mark.parametrize("name", LEARNERS)
def test_results_are_in_ones_own_home(seen: dict[str, Seen], folder: Path, name: str) -> None:
    kept = Results(folder / "school" / "homes" / name / "magical-towers" / "results.json").all()
    assert [(one.item, one.solved, one.value) for one in kept] == [(f"lesson:{LESSON}", True, "1")]


def test_nobody_changes_a_lesson(seen: dict[str, Seen], folder: Path) -> None:
    ways = "save", "delete", "rename", "move in", "add", "copy", "checkpoint"
    for one in seen.values():
        assert {way: one.refused[way].status_code for way in ways} == dict.fromkeys(ways, 403)
        sentence = "Lessons stay as they are: save your copy in the folder above them."
        assert one.refused["save"].json()["message"] == sentence
    shared = folder / "school" / "lessons"
    ours = Path(__file__).parents[2] / "tutorials"
    assert (shared / "02-walking.ipynb").read_bytes() == (ours / "02-walking.ipynb").read_bytes()
    assert {path.suffix for path in shared.iterdir()} == {".ipynb"}


def test_ones_own_files_are_kept(seen: dict[str, Seen], folder: Path) -> None:
    for name in LEARNERS:
        own = folder / "school" / "homes" / name / "magical-towers"
        assert (own / "note.txt").read_text("utf-8") == "mine"
        assert (own / "written.txt").is_file(), "notebooks run where their user's files are"


def test_nobody_looks_into_anothers_server(seen: dict[str, Seen]) -> None:
    for name, one in seen.items():
        for other in set(LEARNERS) - {name}:
            found = [one.refused[f"{other} {page}"].status_code for page in PAGES]
            assert found == [403, 403, 403], f"{name} at {other}"
