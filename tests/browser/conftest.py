"""One JupyterLab server and one Chromium for all browser tests; windows are used again."""

import re
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from mt_widgets.commands.lab import SEALS, trust
from mt_widgets.lessons.course import chapters

from . import chromium
from .in_house import stop
from .lab import Lab, Screen
from .notebook import Notebook
from .server import Server, running_server
from .windows import Windows

TUTORIALS = Path(__file__).parents[2] / "tutorials"
HOUSE = Screen(1400, 900, reduced_motion=True)
FAILED = pytest.StashKey[bool]()

# Without a sandbox for containers, without a GPU, and silent: it asks nobody for anything.
FLAGS = """--no-sandbox --disable-gpu --disable-quic --no-first-run
    --disable-background-networking --disable-component-update --disable-sync""".split()
# To a browser, this name is no machine of its own, so less is allowed there than on loopback.
FLAGS.append("--host-resolver-rules=MAP classroom.test 127.0.0.1")

expect.set_options(timeout=60_000)  # milliseconds: what must appear may take long on a busy machine


def name_of(request: pytest.FixtureRequest) -> str:
    """The name of a test, as a file may have it."""
    return re.sub(r"\W+", "-", request.node.name).strip("-")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium.find()
    if path is None:
        pytest.fail(chromium.MISSING, pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def windows() -> Iterator[Windows]:
    windows = Windows()
    yield windows
    windows.close()


@pytest.fixture
def lab(
    browser: Browser, server: Server, windows: Windows, request: pytest.FixtureRequest
) -> Iterator[Lab]:
    lab = Lab(server, browser, windows, name_of(request))
    yield lab
    went_well = False
    try:
        lab.check()
        went_well = not request.node.stash.get(FAILED, False)
    finally:
        lab.close(went_well=went_well)


@pytest.fixture
def course(server: Server, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The notebooks on the server, trusted as our own command does, and nothing reached yet."""
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(server.home / "data"))
    for notebook in TUTORIALS.glob("*.ipynb"):
        shutil.copy(notebook, server.root)
    assert trust(server.root, TUTORIALS / SEALS)
    results = server.home / "tables" / "results.json"
    results.unlink(missing_ok=True)
    yield results
    results.unlink(missing_ok=True)


@pytest.fixture
def house(lab: Lab, course: Path) -> Notebook:
    """The house as our command opens it; nobody presses anything."""
    notebook = lab.visit(chapters()[0].notebook, screen=HOUSE)
    notebook.changed = True
    expect(stop(notebook.page, "lesson=walking")).to_be_visible()
    return notebook


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failed test shows what its pages and the server said, and where their pictures are."""
    report = yield
    lab = getattr(item, "funcargs", {}).get("lab")
    if report.when == "call" and report.failed:
        item.stash[FAILED] = True
    if report.when == "call" and report.failed and lab:
        report.sections.append(("JupyterLab and its pages", lab.evidence()))
    return report
