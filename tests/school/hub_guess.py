"""Somebody who guesses passwords at a hub, while others log in."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import httpx

from .page import Browser

__all__ = ["ATTACKER", "Guessed", "guess", "submit"]

# As a web server in front of the hub names them.
ATTACKER, NEIGHBOUR, OWNER = "203.0.113.5", "203.0.113.6", "203.0.113.7"
_MANY = 10


@dataclass
class Guessed:
    """What was answered."""

    wrong: list[int] = field(default_factory=list)  # to wrong passwords, all at the same moment
    seconds: list[float] = field(default_factory=list)  # until those that were looked at
    neighbour: int = 0  # to somebody else's right password meanwhile
    waiting: int = 0  # wrong ones that had no answer yet when that came
    right: dict[str, int] = field(default_factory=dict)  # to the right one, after many wrong ones


async def submit(browser: Browser, name: str, password: str, address: str) -> httpx.Response:
    """Log in as from an address, without starting a server."""
    browser.http.headers["X-Forwarded-For"] = address
    fields = {"username": name, "password": password}
    return await browser._fill_in("/hub/login?next=/hub/token", **fields)


async def guess(address: str, name: str, password: str) -> tuple[Guessed, Awaitable[None]]:
    """Begin with many wrong passwords, and go on with the right one when these are answered."""
    guessed = Guessed()
    tries = [asyncio.create_task(_wrong(address, name, i, guessed)) for i in range(_MANY)]
    while len(guessed.wrong) < 1:  # those that nobody looks at are answered at once
        await asyncio.sleep(0.05)
    async with Browser(address) as browser:
        answer = await submit(browser, "dora", password, NEIGHBOUR)
        guessed.neighbour, guessed.waiting = answer.status_code, _MANY - len(guessed.wrong)

    async def finish() -> None:
        await asyncio.gather(*tries)
        await _right(address, name, password, guessed)

    return guessed, finish()


async def _wrong(address: str, name: str, number: int, guessed: Guessed) -> None:
    async with Browser(address) as browser:
        began = time.monotonic()
        answer = await submit(browser, name, f"guess number {number}", ATTACKER)
        guessed.wrong.append(answer.status_code)
        if answer.status_code == 403:
            guessed.seconds.append(time.monotonic() - began)


async def _right(address: str, name: str, password: str, guessed: Guessed) -> None:
    """Guess right at last, in every way there is; and let the owner come from elsewhere."""

    async def by_form(browser: Browser) -> httpx.Response:
        return await submit(browser, name, password, ATTACKER)

    async def with_capitals(browser: Browser) -> httpx.Response:
        return await submit(browser, name.upper(), password, ATTACKER)

    async def behind_another(browser: Browser) -> httpx.Response:
        return await submit(browser, name, password, f"{OWNER}, {ATTACKER}")

    async def as_somebody_else(browser: Browser) -> httpx.Response:
        browser.http.headers["X-Real-Ip"] = OWNER
        return await submit(browser, name, password, ATTACKER)

    async def for_a_token(browser: Browser) -> httpx.Response:
        body = {"auth": {"username": name, "password": password}}
        headers = {"X-Forwarded-For": ATTACKER}
        url = f"{address}/hub/api/users/{name}/tokens"
        return await browser.http.post(url, json=body, headers=headers)

    async def by_the_owner(browser: Browser) -> httpx.Response:
        return await submit(browser, name, password, OWNER)

    ways: list[Callable[[Browser], Awaitable[httpx.Response]]]
    ways = [by_form, with_capitals, behind_another, as_somebody_else, for_a_token, by_the_owner]
    for way in ways:
        async with Browser(address) as browser:
            guessed.right[way.__name__] = (await way(browser)).status_code
