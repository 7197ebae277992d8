"""One site, built by our own command, for all tests of it; it serves itself, or is served."""

from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser

from mt_widgets.cli import main

from ..conftest import FAILED, name_of
from ..evidence import evidence_folder, keep_picture, keep_trace, trace
from ..lab import Screen
from .served import Sent, serving, serving_itself
from .visitor import Visitor


class Enter(Protocol):
    """How somebody comes in, at the usual address or at another."""

    def __call__(self, screen: Screen, home: str = ...) -> Visitor: ...


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("site") / "out"
    assert main(["site", str(out)]) == 0
    return out


@pytest.fixture(scope="session")
def plain_address(site: Path) -> Iterator[str]:
    with serving(site) as address:
        yield address


@pytest.fixture(scope="session")
def itself(site: Path) -> Iterator[tuple[str, Sent]]:
    with serving_itself(site) as found:
        yield found


@pytest.fixture(scope="session")
def address(itself: tuple[str, Sent]) -> str:
    return itself[0]


@pytest.fixture(scope="session")
def sent(itself: tuple[str, Sent]) -> Sent:
    return itself[1]


@pytest.fixture(scope="session")
def awake(browser: Browser, plain_address: str) -> Iterator[Visitor]:
    """Somebody in whose window Python wakes up only once, on a server that knows of no policies."""
    visitor = Visitor(browser, plain_address, Screen(1400, 900, reduced_motion=True))
    yield visitor
    visitor.page.context.close()
    assert not visitor.complaints, visitor.complaints


@pytest.fixture
def enter(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Enter]:
    visitors = list[Visitor]()

    def enter(screen: Screen, home: str = address) -> Visitor:
        visitors.append(Visitor(browser, home, screen))
        trace(visitors[-1].page.context)
        return visitors[-1]

    yield enter
    went_well = False
    try:
        for visitor in visitors:
            visitor.check()
        went_well = not request.node.stash.get(FAILED, False)
    finally:
        folder = None if went_well else evidence_folder(name_of(request))
        for number, visitor in enumerate(visitors):
            if folder:
                keep_picture(visitor.page, folder / f"{number}.png")
            keep_trace(visitor.page.context, folder and folder / f"{number}.zip")
            visitor.page.context.close()
