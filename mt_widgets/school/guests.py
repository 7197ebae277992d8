"""How many new names a browser and an address may take while a room is open, and who came."""

from collections import OrderedDict

from ..engine.errors import mistake
from .tries import Tries

_MOST = 4096  # visits that are remembered
_NEVER = 1e7  # seconds until one more name may be taken; no room is open for so long


class Guests:
    """Counts the new names of each browser and address, in bounded memory.

    A tablet may be passed on, and a class behind one router has one address.
    """

    def __init__(self, per_browser: int = 6, per_address: int = 40) -> None:
        self._bounds = per_browser, per_address
        self._browsers, self._addresses = Tries(per_browser, _NEVER), Tries(per_address, _NEVER)
        self._visits = OrderedDict[tuple[str, str], None]()  # a browser and a name it came in with

    def check(self, browser: str, address: str) -> None:
        """Raises Mistake if no more new names may be taken."""
        self.take(browser, address)
        self.give_back(browser, address)

    def take(self, browser: str, address: str) -> None:
        """Count a new name. Raises Mistake if no more may be taken."""
        per_browser, per_address = self._bounds
        if self._browsers.take(browser):
            raise mistake(
                "{most} new names were chosen in this browser already. Use one of them, or ask "
                "your teacher.",
                most=per_browser,
            )
        if self._addresses.take(address):
            self._browsers.give_back(browser)
            raise mistake(
                "{most} new names came from this address already. Use a name you have, "
                "or ask your teacher to open the room again.",
                most=per_address,
            )

    def give_back(self, browser: str, address: str) -> None:
        """Uncount a name that was not taken after all."""
        self._browsers.give_back(browser)
        self._addresses.give_back(address)

    def came(self, browser: str, name: str) -> None:
        """Remember that a browser has come in with a name."""
        self._visits[browser, name] = None
        if len(self._visits) > _MOST:
            self._visits.popitem(last=False)

    def knows(self, browser: str, name: str) -> bool:
        """Whether a browser has come in with a name."""
        return (browser, name) in self._visits
