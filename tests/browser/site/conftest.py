"""One site, built by our own command, for all tests of it; it serves itself, or is served."""

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, Error

from mt_widgets.cli import main

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


@pytest.fixture
def enter(
    browser: Browser, address: str, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Enter]:
    visitors = list[Visitor]()

    def enter(screen: Screen, home: str = address) -> Visitor:
        visitors.append(Visitor(browser, home, screen))
        return visitors[-1]

    yield enter
    folder = Path(os.environ.get("MT_SHOTS") or tmp_path)
    for number, visitor in enumerate(visitors):
        with suppress(Error):
            visitor.page.screenshot(path=folder / f"{request.node.name}-{number}.png")
    try:
        for visitor in visitors:
            visitor.check()
    finally:
        for visitor in visitors:
            visitor.page.context.close()
