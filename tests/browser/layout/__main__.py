"""``python -m tests.browser.layout [size ...] [route ...]``: measure all, or what is named."""

import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from .. import chromium
from ..conftest import FLAGS
from ..server import Server, running_server
from .house import SIZES, HouseOnPage, offer, routes


def _measure(server: Server, browser: Browser, size: str, wanted: Sequence[str]) -> tuple[int, int]:
    """Walk through what is wanted in one window; how many states there were, and misfits."""
    house, misfits = HouseOnPage(server, browser, size), 0
    for route in wanted:
        for misfit in house.misfits(route):
            misfits += 1
            print(misfit, flush=True)
    house.close()
    return house.states, misfits


def main(arguments: Sequence[str]) -> int:
    """Print a line for each misfit and a summary; 1 if there was any."""
    sizes = [one for one in arguments if one in SIZES] or [*SIZES]
    wanted = [one for one in arguments if one not in SIZES] or [*routes()]
    states, misfits, began = 0, 0, time.monotonic()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        with running_server(Path(folder)) as server:
            offer(server)
            for size in sizes:
                found = _measure(server, browser, size, wanted)
                states, misfits = states + found[0], misfits + found[1]
    seconds = time.monotonic() - began
    print(f"{misfits} misfits in {states} states of {len(wanted)} pages, {seconds:.0f} s")
    return int(misfits > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
