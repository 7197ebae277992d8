"""Logging in at a hub: a wrong password is answered slowly, and only so many are looked at.

Passwords are compared by whatever authenticator a hub has; ``bounded`` puts these bounds around it.
A browser in which somebody has logged in before keeps a cookie and has tries of its own for that
name, so whoever guesses at a name elsewhere does not lock its owner out.
"""

import asyncio
import hashlib
import secrets
from collections.abc import Hashable, Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any

from jupyterhub.auth import Authenticator
from jupyterhub.utils import maybe_future
from tornado.web import HTTPError, RequestHandler
from traitlets import Float, Int

from ..engine.words import say
from .tries import Tries

__all__ = ["BoundedLogin", "bounded", "client_address"]

_COOKIE = "magical-towers-browser"
_DAYS = 90
_LONGEST = 512  # signs of a password; systems spend seconds on longer ones
_HERE = frozenset({"127.0.0.1", "::1"})


class BoundedLogin(Authenticator):
    """An authenticator's tries, counted before anything is compared."""

    one_name_here = Int(5, config=True, help="Wrong passwords for one name from one address.")
    one_name = Int(20, config=True, help="Wrong passwords for one name from everywhere.")
    one_address = Int(60, config=True, help="Wrong passwords from one address.")
    one_browser = Int(10, config=True, help="Wrong passwords in a browser that has been in.")
    seconds = Float(600.0, config=True, help="After which a wrong password is forgotten.")
    wait = Float(2.0, config=True, help="Seconds until a wrong password is answered.")

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._here, self._name, self._address, self._browser = (
            Tries(most, self.seconds)
            for most in (self.one_name_here, self.one_name, self.one_address, self.one_browser)
        )

    async def authenticate(self, handler: RequestHandler, data: Any) -> Any:
        """Who it is, or None; raises HTTPError without looking once too many were wrong."""
        name, password = _typed(data)
        counted = self._counted(handler, name)
        if not all(tries.allow(key) for tries, key in counted):
            self.log.warning("Too many wrong passwords from %s", self._client(handler))
            raise HTTPError(429, self._refusal())
        begun = [(tries, key, tries.begin(key)) for tries, key in counted]
        found = None
        if len(password) <= _LONGEST:
            found = await maybe_future(super().authenticate(handler, data))
        if found is None:
            await asyncio.sleep(self.wait)
            return None
        for tries, key, moment in begun:
            tries.take_back(key, moment)
        counted[0][0].clear(counted[0][1])  # their own; those of all others stay
        _remember(handler, name)
        return found

    def _counted(self, handler: RequestHandler, name: str) -> list[tuple[Tries, Hashable]]:
        """What a try counts for, whoever's own first."""
        browser = _remembered(handler, name)
        if browser is not None:
            return [(self._browser, browser)]
        address = self._client(handler)
        return [(self._here, (name, address)), (self._name, name), (self._address, address)]

    def _refusal(self) -> str:
        minutes = max(1, round(self.seconds / 60))
        return say("Too many wrong passwords. Try again in {minutes} minutes.", minutes=minutes)

    def _client(self, handler: RequestHandler) -> str:
        hops = _HERE.union(getattr(self.parent, "trusted_downstream_ips", ()))
        return client_address(handler.request.headers.get("X-Forwarded-For", ""), hops)


def bounded(kind: type[Authenticator]) -> type[Authenticator]:
    """An authenticator that does what this one does, within the bounds."""
    return type(f"Bounded{kind.__name__}", (BoundedLogin, kind), {})


def client_address(forwarded: str, hops: Iterable[str]) -> str:
    """Where a request comes from, by what X-Forwarded-For says.

    It is the last address that is none of our own web servers': these have added what stands behind
    it, and what stands in front of it, or in X-Real-Ip, may be made up.

    >>> client_address("made-up, 198.51.100.1, 192.0.2.7, 127.0.0.1", {"127.0.0.1"})
    '192.0.2.7'
    """
    for text in reversed(forwarded.split(",")):
        address = _plain(text)
        if address is None:
            break
        if str(address) not in hops:
            return _network(address)
    return "127.0.0.1"


def _plain(text: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(text.strip())
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def _network(address: IPv4Address | IPv6Address) -> str:
    """An address; of the newer ones every machine has a whole network."""
    return str(ip_network((address, 64), strict=False) if address.version == 6 else address)


def _typed(data: Any) -> tuple[str, str]:
    match data:
        case {"username": str(name), "password": str(password)}:
            return name.strip().casefold(), password
    raise HTTPError(400, say("A name and a password are needed."))


def _remember(handler: RequestHandler, name: str) -> None:
    """Let a browser show next time that this name has logged in there."""
    mark = secrets.token_hex(16)
    handler.set_signed_cookie(
        _COOKIE, f"{mark} {_digest(mark, name)}", _DAYS, httponly=True, samesite="Lax",
        secure=_encrypted(handler), path=handler.hub.base_url,  # no user's server is sent it
    )  # fmt: skip


def _remembered(handler: RequestHandler, name: str) -> str | None:
    """The mark of a browser in which this name has logged in before."""
    value = handler.get_signed_cookie(_COOKIE, max_age_days=_DAYS) or b""
    mark, _, digest = value.decode().partition(" ")
    return mark if mark and secrets.compare_digest(digest, _digest(mark, name)) else None


def _digest(mark: str, name: str) -> str:
    """A name that only its owner's browser can be asked for, not read in."""
    return hashlib.sha256(f"{mark} {name}".encode()).hexdigest()


def _encrypted(handler: RequestHandler) -> bool:
    public = handler.settings.get("public_url")
    return bool(public and public.scheme == "https") or handler.request.protocol == "https"
