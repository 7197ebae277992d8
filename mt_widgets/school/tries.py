"""Limits for wrong tries: a few are free, and used ones come back with time.

A try too many is refused at once without checking it, so that guessing costs only the guesser.
"""

from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from math import ceil
from time import monotonic

_OTHERS = ""  # the source of all others when there are too many sources


class Tries:
    """How many tries each source has left, in bounded memory."""

    def __init__(
        self, few: int, pause: float, most: int = 4096, clock: Callable[[], float] = monotonic
    ) -> None:
        """``few`` at once, one more each ``pause`` seconds, for at most ``most`` sources."""
        self._lasting, self._pause, self._most, self._clock = (few - 1) * pause, pause, most, clock
        self._whole = dict[str, float]()  # when a source will have all its tries again

    def take(self, source: str) -> int:
        """Take a try; 0 if there was one, else the seconds until there is."""
        now, source = self._clock(), self._known(source)
        whole = max(now, self._whole.get(source, now))
        if (wait := whole - now - self._lasting) > 0:
            return ceil(wait)
        self._whole[source] = whole + self._pause
        return 0

    def give_back(self, source: str) -> None:
        """Give a try back that was not wrong."""
        source = self._known(source)
        if source in self._whole:
            self._whole[source] -= self._pause

    def __len__(self) -> int:
        return len(self._whole)

    def _known(self, source: str) -> str:
        """The source, or that of all others if there is no room for one more."""
        if source in self._whole or len(self._whole) < self._most:
            return source
        now = self._clock()
        self._whole = {one: whole for one, whole in self._whole.items() if whole > now}
        return source if len(self._whole) < self._most else _OTHERS


Counted = list[tuple[Tries, str]]  # the counters and sources of a try


def take(counted: Counted) -> int:
    """Take a try of each; if one has none left, take none and return the seconds to wait."""
    for number, (tries, source) in enumerate(counted):
        if wait := tries.take(source):
            give_back(counted[:number])
            return wait
    return 0


def give_back(counted: Counted) -> None:
    """Give back a try of each."""
    for tries, source in counted:
        tries.give_back(source)


def source(address: str) -> str:
    """The source of an address: an IPv4 address, or a /64 network of IPv6.

    >>> source("2001:db8::1:2"), source("::ffff:192.0.2.7")
    ('2001:db8::/64', '192.0.2.7')
    """
    found = ip_address(address.partition("%")[0])
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"
