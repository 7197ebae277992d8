"""How many new names a browser and an address may take while a room is open, and who was here."""

from collections import OrderedDict

from ..engine.errors import mistake

__all__ = ["Guests"]

_MOST = 4096  # browsers, addresses or visits that are remembered


class Guests:
    """New names of each browser and each address, in a bounded amount of memory.

    A tablet that is passed on has some; a class behind one router has one address. Who comes back
    under a name takes none.
    """

    def __init__(self, per_browser: int = 6, per_address: int = 40) -> None:
        self._bounds = per_browser, per_address
        self._browsers, self._addresses = _Counts(), _Counts()
        self._visits = OrderedDict[tuple[str, str], None]()  # a browser and a name it came in with

    def check(self, browser: str, address: str) -> None:
        """Raises Mistake where there have been enough new names."""
        per_browser, per_address = self._bounds
        if self._browsers[browser] >= per_browser:
            raise mistake(
                "{most} new names were chosen in this browser already. Use one of them, or ask "
                "your teacher.",
                most=per_browser,
            )
        if self._addresses[address] >= per_address:
            raise mistake(
                "{most} new names came from this address already. Use a name you have, "
                "or ask your teacher to open the room again.",
                most=per_address,
            )

    def take(self, browser: str, address: str) -> None:
        """Count a new name, before anything is done for it; raises Mistake where none is left."""
        self.check(browser, address)
        self._browsers.add(browser, 1)
        self._addresses.add(address, 1)

    def give_back(self, browser: str, address: str) -> None:
        """Take a name out of the count that was not given after all."""
        self._browsers.add(browser, -1)
        self._addresses.add(address, -1)

    def came(self, browser: str, name: str) -> None:
        """Remember that a browser has come in with a name."""
        self._visits[browser, name] = None
        if len(self._visits) > _MOST:
            self._visits.popitem(last=False)

    def knows(self, browser: str, name: str) -> bool:
        """Whether a browser has come in with a name."""
        return (browser, name) in self._visits


class _Counts:
    """A number for each key; when there are too many keys, all new ones share a number."""

    def __init__(self) -> None:
        self._counts = dict[str, int]()

    def __getitem__(self, key: str) -> int:
        return self._counts.get(self._known(key), 0)

    def add(self, key: str, more: int) -> None:
        key = self._known(key)
        self._counts[key] = self._counts.get(key, 0) + more

    def _known(self, key: str) -> str:
        return key if key in self._counts or len(self._counts) < _MOST else ""
