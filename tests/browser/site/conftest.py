"""One site, built by our own command and served as any folder is, for all tests of it."""

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error

from mt_widgets.cli import main

from ..lab import Screen
from .served import serving
from .visitor import Visitor

Enter = Callable[[Screen], Visitor]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("site") / "out"
    assert main(["site", str(out)]) == 0
    return out


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    with serving(site) as address:
        yield address


@pytest.fixture
def enter(
    browser: Browser, address: str, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Enter]:
    visitors = list[Visitor]()

    def enter(screen: Screen) -> Visitor:
        visitors.append(Visitor(browser, address, screen))
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
