"""Logging in to a hub: wrong passwords are answered slowly, and their number is limited.

``bounded`` adds these limits to the hub's authenticator. A browser in which somebody has logged in
before keeps a cookie and has its own tries for that name, so guessing elsewhere doesn't lock its
owner out.
"""

import asyncio
import hashlib
import secrets
from collections.abc import Container
from typing import Any

from jupyterhub.auth import Authenticator
from tornado.web import HTTPError, RequestHandler
from traitlets import Float, Int

from ..engine.words import say
from .tries import Counted, Tries, give_back, source, take

_COOKIE = "magical-towers-browser"
_DAYS = 90
_LONGEST_NAME = 64  # signs of a name that count
_LONGEST = 512  # signs of a password; systems need seconds for longer ones
_HERE = frozenset({"127.0.0.1", source("::1")})


class BoundedLogin(Authenticator):  # type: ignore[misc]  # JupyterHub has no types
    """An authenticator that counts tries before it compares passwords."""

    one_name_here = Int(5, config=True, help="Wrong passwords for one name from one address.")
    one_name = Int(20, config=True, help="Wrong passwords for one name from everywhere.")
    one_address = Int(60, config=True, help="Wrong passwords from one address.")
    one_browser = Int(10, config=True, help="Wrong passwords in a browser that has been in.")
    seconds = Float(600.0, config=True, help="Until all of these may be tried again.")
    wait = Float(2.0, config=True, help="Seconds until a wrong password is answered.")

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._here, self._name, self._address, self._browser = (
            Tries(most, self.seconds / most)
            for most in (self.one_name_here, self.one_name, self.one_address, self.one_browser)
        )

    async def get_authenticated_user(self, handler: RequestHandler, data: Any) -> Any:
        """The user, or None if the password is wrong or they may not come in.

        Raises HTTPError after too many wrong passwords.
        """
        if data is None:  # another website vouches for them
            return await super().get_authenticated_user(handler, data)
        name, password = _typed(data)
        counted = self._counted(handler, name)
        if seconds := take(counted):
            self.log.warning("Too many wrong passwords from %s", self._client(handler))
            raise HTTPError(429, _too_many(seconds))
        found = None
        if len(password) <= _LONGEST:
            found = await super().get_authenticated_user(handler, data)
        if found is None:
            await asyncio.sleep(self.wait)
            return None
        give_back(counted)
        _remember(handler, name)
        return found

    def _counted(self, handler: RequestHandler, name: str) -> Counted:
        """The counters that a try counts for."""
        browser = _remembered(handler, name)
        if browser is not None:
            return [(self._browser, browser)]
        address = self._client(handler)
        here = f"{address} {name}"
        return [(self._here, here), (self._name, name), (self._address, address)]

    def _client(self, handler: RequestHandler) -> str:
        hops = _HERE.union(map(source, getattr(self.parent, "trusted_downstream_ips", ())))
        return client_address(handler.request.headers.get("X-Forwarded-For", ""), hops)


def bounded(kind: type[Authenticator]) -> type[Authenticator]:
    """A subclass of an authenticator with these limits."""
    return type(f"Bounded{kind.__name__}", (BoundedLogin, kind), {})


def client_address(forwarded: str, hops: Container[str]) -> str:
    """The address a request comes from, by its X-Forwarded-For.

    It is the last address that isn't one of our own web servers; those before it, and X-Real-Ip,
    may be made up.

    >>> client_address("made-up, 198.51.100.1, 192.0.2.7, 127.0.0.1", {"127.0.0.1"})
    '192.0.2.7'
    """
    for text in reversed(forwarded.split(",")):
        try:
            address = source(text.strip())
        except ValueError:
            break
        if address not in hops:
            return address
    return "127.0.0.1"


def _too_many(seconds: int) -> str:
    return say("Too many wrong passwords. Wait {seconds} seconds, and try again.", seconds=seconds)


def _typed(data: Any) -> tuple[str, str]:
    match data:
        case {"username": str(name), "password": str(password)}:
            return name.strip().casefold()[:_LONGEST_NAME], password
    raise HTTPError(400, say("A name and a password are needed."))


def _remember(handler: Any, name: str) -> None:
    """Give a browser a cookie that shows that this name has logged in there."""
    mark = secrets.token_hex(16)
    handler.set_signed_cookie(
        _COOKIE, f"{mark} {_digest(mark, name)}", _DAYS, httponly=True, samesite="Lax",
        secure=_encrypted(handler), path=handler.hub.base_url,  # no user's server is sent it
    )  # fmt: skip


def _remembered(handler: RequestHandler, name: str) -> str | None:
    """The mark of a browser in which this name has logged in before, or None."""
    value = handler.get_signed_cookie(_COOKIE, max_age_days=_DAYS) or b""
    mark, _, digest = value.decode().partition(" ")
    return mark if mark and secrets.compare_digest(digest, _digest(mark, name)) else None


def _digest(mark: str, name: str) -> str:
    """A digest of a name, so that a cookie doesn't show it."""
    return hashlib.sha256(f"{mark} {name}".encode()).hexdigest()


def _encrypted(handler: RequestHandler) -> bool:
    public = handler.settings.get("public_url")
    return bool(public and public.scheme == "https") or handler.request.protocol == "https"
