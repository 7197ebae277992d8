"""Checks the word on the board, a name, and the number of that name."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from ..classroom.spoken import same_word
from ..engine.errors import Mistake, mistake
from ..engine.words import say
from .guests import Guests
from .numbers import NumberClaim, Numbers, check_number, parse_number
from .tries import Counted, Tries, give_back, take


class TooOften(Mistake):
    """There were too many wrong tries; ``wait`` is the number of seconds until the next."""

    def __init__(self, sentence: str, wait: int) -> None:
        super().__init__(sentence)
        self.wait = wait


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who wants to come in: the name, the browser, and its address."""

    name: str
    browser: str
    address: str


class Porter:
    """Lets guests in who know the word, under a name that is free or theirs.

    Wrong words count by address. Wrong numbers count by name and address, and by name from
    everywhere; a browser that has come in with a name before has its own tries for it, so that
    guessing by others doesn't lock its owner out.
    """

    def __init__(self, word: str, numbers: Numbers, clock: Callable[[], float] = monotonic) -> None:
        self._word, self._numbers, self._guests = word, numbers, Guests()
        self._words = Tries(5, 20, clock=clock)
        self._guesses = Tries(5, 60, clock=clock)
        self._everywhere = Tries(20, 30, clock=clock)

    def check_word(self, typed: str, address: str) -> None:
        """Raise Mistake if the word is wrong, or after too many wrong ones."""
        if not self._word:
            return
        if wait := self._words.take(address):
            raise TooOften(
                say("There were too many wrong words. Wait {seconds} seconds, then try again.",
                    seconds=wait), wait
            )  # fmt: skip
        if not same_word(typed, self._word):
            raise mistake("This is not the word on the board.")
        self._words.give_back(address)

    def claim(self, name: str) -> NumberClaim | None:
        """The number of a name, or None. Raises FileError if the file is damaged."""
        return self._numbers.claim(name)

    def check_new(self, guest: Guest) -> None:
        """Raise Mistake if a guest may not take a new name."""
        self._guests.check(guest.browser, guest.address)

    async def admit(self, guest: Guest, text: str) -> NumberClaim:
        """The claim of a guest who types or chooses the name's number. Raises Mistake."""
        number, claim = parse_number(text), self._numbers.claim(guest.name)
        if claim is None:
            claim = await self._choose(guest, number)
        else:
            await self._check(guest, claim, number)
        self._guests.came(guest.browser, guest.name)
        return claim

    async def _choose(self, guest: Guest, number: str) -> NumberClaim:
        check_number(number, guest.name)
        self._guests.take(guest.browser, guest.address)
        try:
            return await asyncio.to_thread(self._numbers.choose, guest.name, number)
        except Mistake:
            self._guests.give_back(guest.browser, guest.address)
            raise

    async def _check(self, guest: Guest, claim: NumberClaim, number: str) -> None:
        """Raise Mistake if the number is wrong; compared in a thread, because it is slow."""
        counted = self._counted(guest)
        if wait := take(counted):
            raise TooOften(
                say("There were too many wrong numbers for {name}. Wait {seconds} seconds, or "
                    "ask your teacher.", name=guest.name, seconds=wait), wait
            )  # fmt: skip
        if not await asyncio.to_thread(claim.is_right, number):
            raise mistake("This is not the secret number of {name}.", name=guest.name)
        give_back(counted)

    def _counted(self, guest: Guest) -> Counted:
        """The counters that a wrong number counts for."""
        if self._guests.knows(guest.browser, guest.name):
            return [(self._guesses, f"{guest.browser} {guest.name}")]
        here = self._guesses, f"{guest.address} {guest.name}"
        return [here, (self._everywhere, guest.name)]
