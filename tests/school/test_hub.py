"""A real JupyterHub behind its real proxy, on loopback: three learners at once, and an attacker."""

import asyncio
import json
import os
import shutil
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest

from mt_widgets.learner.results_file import ResultsFile
from mt_widgets.school.hub import write_config

from .hub_guess import ATTACKER, Guessed, guess, submit
from .hub_traps import lay_traps
from .page import Browser, Kernel
from .running import free_port, running
from .script import script

LEARNERS = "anna", "ben", "chloe"
START, LESSON, NOTEBOOK = "lessons/01-start-here.ipynb", "walking", "lessons/02-walking.ipynb"
PAGES = "api/contents", "api/sessions", f"api/contents/{NOTEBOOK}"
PASSWORD = "fox-lamp-sea"  # noqa: S105 (of a hub that lives for a minute)
WAIT = 6  # seconds until a wrong password is answered here: enough for others to come in meanwhile
BOUNDS = """
import json, os, resource
status = dict(line.split(":", 1) for line in open("/proc/self/status"))
try:
    folder = os.readlink(f"/proc/{os.getppid()}/cwd")
except PermissionError:
    folder = "closed"
print(json.dumps({
    "privileges": status["NoNewPrivs"].strip(), "umask": os.umask(0o077),
    "memory": resource.getrlimit(resource.RLIMIT_DATA),
    "server": open(f"/proc/{os.getppid()}/cmdline").read().split(chr(0)),
    "server's folder": folder,
}))
"""

pytestmark = pytest.mark.timeout(300)


@dataclass
class Seen:
    """What one learner saw."""

    start: httpx.Response
    wrong: list[str] = field(default_factory=list)  # clicks that had other answers than expected
    refused: dict[str, httpx.Response] = field(default_factory=dict)
    bounds: dict[str, object] = field(default_factory=dict)  # of what a notebook runs
    trusted: list[bool] = field(default_factory=list)  # the cells of the first notebook


@dataclass(frozen=True)
class School:
    """All that was seen, and where it is kept."""

    folder: Path
    seen: dict[str, Seen]
    guessed: Guessed

    @property
    def trial(self) -> Path:
        """What a hub to try keeps."""
        return self.folder / "trial"


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[School]:
    proxy = shutil.which("configurable-http-proxy")
    assert proxy, "make school installs configurable-http-proxy, and puts it in the path"
    home = tmp_path_factory.mktemp("hub")
    folder, port = home / "school", free_port(3)
    _make_slower(write_config(folder))
    lay_traps(folder / "trial" / "homes" / "anna")
    words = "--test", "--as-root", "--port", str(port), "--password", PASSWORD
    with running(home, "/hub/login", "hub", str(folder), *words, port=port) as hub:
        seen, guessed = asyncio.run(_class(hub.address))
        yield School(folder, seen, guessed)


def _make_slower(config: Path) -> None:
    """Change the configuration, as an administrator would."""
    text = config.read_text("utf-8")
    assert "BoundedLogin.wait = 2 " in text
    config.write_text(
        text.replace("BoundedLogin.wait = 2 ", f"BoundedLogin.wait = {WAIT} "), "utf-8"
    )


async def _class(address: str) -> tuple[dict[str, Seen], Guessed]:
    async with AsyncExitStack() as stack:
        guessed, rest = await guess(address, "anna", PASSWORD)
        attack = asyncio.ensure_future(rest)
        browsers = [await stack.enter_async_context(Browser(address)) for _ in LEARNERS]
        started = [one.log_in(name, PASSWORD) for one, name in zip(browsers, LEARNERS, strict=True)]
        seen = [Seen(start) for start in await asyncio.gather(*started)]
        await asyncio.gather(*map(_learn, browsers, seen))
        await asyncio.gather(*map(_try, browsers, seen))
        await attack
        own = await _come_back(browsers[0], address)
        guessed.right["in_the_owners_browser"] = own.status_code
    return dict(zip(LEARNERS, seen, strict=True)), guessed


async def _come_back(browser: Browser, address: str) -> httpx.Response:
    """Log out and in again, in the same browser, beside the attacker."""
    browser.address = address
    browser.http.cookies.delete("_xsrf", path="/user/anna/")  # it is the server's, not the hub's
    await browser.http.get(f"{address}/hub/logout")
    return await submit(browser, "anna", PASSWORD, ATTACKER)


async def _learn(browser: Browser, seen: Seen) -> None:
    """Look at the first notebook, run a lesson's cells, and take it."""
    first = (await browser.ask("GET", f"/api/contents/{START}")).json()["content"]["cells"]
    code = [one for one in first if one["cell_type"] == "code"]
    seen.trusted = [one["metadata"].get("trusted", False) for one in code]
    cells = (await browser.ask("GET", f"/api/contents/{NOTEBOOK}")).json()["content"]["cells"]
    kernel: Kernel = await browser.open(NOTEBOOK)
    for cell in cells:
        if cell["cell_type"] == "code":
            await kernel.run(cell["source"])
    await kernel.run("open('written.txt', 'x').close()")
    printed = (await kernel.run(BOUNDS)).outputs
    seen.bounds = json.loads(printed[0]["text"])
    panel = kernel.find("prompt")
    for click in script(LESSON):
        await kernel.tell(panel, {"do": "click", "tag": click.tag})
        shown = kernel.widgets[panel]
        if (shown["prompt"]["heading"], shown["status"]["text"]) != (click.heading, click.said):
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
    if browser.address.endswith("/user/anna"):
        seen.refused["page"] = await browser.ask("GET", f"/nbconvert/html/{NOTEBOOK}")
    hub = browser.address.rpartition("/user/")[0]
    for other in LEARNERS:
        if not browser.address.endswith(f"/user/{other}"):
            for page in PAGES:
                url = f"{hub}/user/{other}/{page}"
                seen.refused[f"{other} {page}"] = await browser.http.get(url)


def _others_may(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode) & 0o077


def test_the_map_is_the_first_page_and_runs_by_itself(school: School) -> None:
    for name, one in school.seen.items():
        assert one.start.url.path == f"/user/{name}/lab/tree/{START}"
        assert '"magical-towers"' in one.start.text, "the extension that runs it"
        assert one.trusted == [True], "no other notebook would be run"


def test_every_click_is_answered(school: School) -> None:
    assert [one.wrong for one in school.seen.values()] == [[], [], []]


@pytest.mark.parametrize("name", LEARNERS)
def test_results_are_in_ones_own_home(school: School, name: str) -> None:
    kept = ResultsFile(school.trial / "homes" / name / "magical-towers" / "results.json").all()
    assert [(one.item, one.solved, one.value) for one in kept] == [(f"lesson:{LESSON}", True, "1")]


def test_nobody_changes_a_lesson(school: School) -> None:
    ways = "save", "delete", "rename", "move in", "add", "copy", "checkpoint"
    for one in school.seen.values():
        assert {way: one.refused[way].status_code for way in ways} == dict.fromkeys(ways, 403)
        sentence = "Lessons stay as they are: save your copy in the folder above them."
        assert one.refused["save"].json()["message"] == sentence
    shared = school.folder / "lessons"
    ours = Path(__file__).parents[2] / "tutorials"
    assert (shared / "02-walking.ipynb").read_bytes() == (ours / "02-walking.ipynb").read_bytes()
    assert {path.suffix for path in shared.iterdir()} == {".ipynb"}


def test_ones_own_files_are_kept(school: School) -> None:
    for name in LEARNERS:
        own = school.trial / "homes" / name / "magical-towers"
        assert (own / "note.txt").read_text("utf-8") == "mine"
        assert (own / "written.txt").is_file(), "notebooks run where their user's files are"
        assert [_others_may(own / file) for file in ("note.txt", "written.txt")] == [0, 0]


def test_nobody_looks_into_anothers_server(school: School) -> None:
    for name, one in school.seen.items():
        for other in set(LEARNERS) - {name}:
            found = [one.refused[f"{other} {page}"].status_code for page in PAGES]
            assert found == [403, 403, 403], f"{name} at {other}"


def test_nothing_in_a_home_is_run_by_its_server(school: School) -> None:
    assert school.seen["anna"].refused["page"].status_code == 200, "a page was made of a notebook"
    assert [path.name for path in (school.trial / "sprung").iterdir()] == []


def test_what_a_notebook_runs_is_bound(school: School) -> None:
    for name, one in school.seen.items():
        server, folder = one.bounds.pop("server"), one.bounds.pop("server's folder")
        assert isinstance(server, list)
        assert server[1:4] == ["-I", "-m", "mt_widgets.school.single"], name
        assert folder == ("closed" if os.geteuid() else "/"), "and root alone can look into it"
        assert one.bounds == {"privileges": "1", "umask": 0o077, "memory": [2**30, 2**30]}


def test_what_the_hub_keeps_is_its_own(school: School) -> None:
    kept = {"cookie_secret", "jupyterhub.sqlite", "trial_config.py"}
    assert kept <= {path.name for path in school.trial.iterdir()}
    private = [school.trial, school.folder / "state", school.folder / "jupyterhub_config.py"]
    for path in [*private, *(school.trial / name for name in kept)]:
        assert _others_may(path) == 0, path
    with sqlite3.connect(school.trial / "jupyterhub.sqlite") as database:
        users = {name for (name,) in database.execute("select name from users")}
    assert users == {*LEARNERS, "dora"}


def test_wrong_passwords_are_slow_and_few(school: School) -> None:
    assert sorted(school.guessed.wrong) == [403] * 5 + [429] * 5
    assert min(school.guessed.seconds) >= WAIT


def test_others_come_in_while_somebody_guesses(school: School) -> None:
    assert (school.guessed.neighbour, school.guessed.waiting) == (200, 5)


def test_after_many_wrong_passwords_even_the_right_one_is_refused(school: School) -> None:
    ways = "by_form", "with_capitals", "behind_another", "as_somebody_else"
    assert {way: school.guessed.right[way] for way in ways} == dict.fromkeys(ways, 429)
    assert school.guessed.right["for_a_token"] == 403


def test_who_is_guessed_at_comes_in_all_the_same(school: School) -> None:
    ways = "by_the_owner", "in_the_owners_browser"
    assert {way: school.guessed.right[way] for way in ways} == dict.fromkeys(ways, 200)
