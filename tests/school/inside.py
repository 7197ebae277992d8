"""What a learner's program finds out: code for a kernel, and what it printed."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import psutil

from .page import Browser, Kernel
from .running import Running

__all__ = ["WORD", "answer", "attempt", "is_running", "until", "visit"]

WORD = "fox-lamp-sea"
_PATIENCE = 60  # seconds, for busy machines


@asynccontextmanager
async def visit(room: Running, name: str) -> AsyncIterator[Browser]:
    """A learner who has come in."""
    async with Browser(room.address) as browser:
        came = await browser.come_in(name, WORD)
        assert came.status_code == 200, came.text
        yield browser


async def answer(kernel: Kernel, code: str) -> str:
    """What code prints."""
    outputs = (await kernel.run(code)).outputs
    return "".join(one["text"] for one in outputs if "text" in one).strip()


async def attempt(kernel: Kernel, code: str) -> str:
    """What comes of a line: what it gives, or the name of the error."""
    body = "\n".join(f"    {line}" for line in code.splitlines()[:-1])
    last = code.splitlines()[-1]
    tried = f"try:\n{body}\n    print({last})\nexcept Exception as error:\n"
    return await answer(kernel, f"{tried}    print(type(error).__name__)")


async def until(true: Callable[[], bool], what: str) -> None:
    """Wait until something has become true."""
    end = time.monotonic() + _PATIENCE
    while not true():
        assert time.monotonic() < end, what
        await asyncio.sleep(0.1)


def is_running(mark: str) -> bool:
    """Whether a process of this machine was started with a word in its command."""
    for one in psutil.process_iter(["cmdline", "status"]):
        if mark in (one.info["cmdline"] or []) and one.info["status"] != psutil.STATUS_ZOMBIE:
            return True
    return False
