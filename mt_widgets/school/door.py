"""The login pages of a room: one asks for the word and a name, the next for a secret number."""

import tomllib
from html import escape
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING
from urllib.parse import quote

from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.base.handlers import JupyterHandler

from ..engine.errors import FileError, Mistake
from ..engine.words import language, say
from .learners import LESSONS
from .names import learner_name
from .porter import Guest, TooOften
from .tries import source

if TYPE_CHECKING:
    from .entrance import Entrance

_PAGE, _NAME, _NUMBER = (
    Template((Path(__file__).parent / file).read_text("utf-8"))
    for file in ("entrance.html", "ask_name.html", "ask_number.html")
)
_TEXTS = tomllib.loads((Path(__file__).parent / "words.toml").read_text("utf-8"))
_SHOWN = 40  # signs of a typed name
# No scripts, nothing from other servers, and no frames around it.
CLOSED = (
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'"
)


class Door(JupyterHandler):
    """The login pages, which need no script."""

    @property
    def _room(self) -> "Entrance":
        room: Entrance = self.identity_provider  # type: ignore[assignment]  # set in serve
        return room

    @property
    def content_security_policy(self) -> str:
        """The policy of these pages."""
        return CLOSED

    def set_default_headers(self) -> None:
        """Keep the address private, because it may contain the word."""
        super().set_default_headers()
        self.set_header("Referrer-Policy", "same-origin")  # forms need it
        self.set_header("Cache-Control", "no-store")

    @allow_unauthenticated
    def get(self) -> None:
        """Ask for a name, even somebody who is logged in: tablets are passed on."""
        last = self.current_user.name if self.current_user else ""
        self._ask_name(self.get_argument("name", last))

    @allow_unauthenticated
    async def post(self) -> None:
        """Log somebody in or out."""
        if self.get_body_argument("leave", ""):
            self._room.clear_login_cookie(self)
            self.redirect(f"{self.base_url}login")
            return
        typed = self.get_body_argument("name", "")
        try:
            await self._knock(typed)
        except Mistake as mistake:
            self._ask_name(typed, self._refuse(mistake))

    async def _knock(self, typed: str) -> None:
        browser = self._room.browser(self) or self._show_word()
        guest = Guest(learner_name(typed), browser, self._address)
        if self.current_user and self.current_user.username == guest.name:
            self._let_in(guest, typed, self.current_user.mark)
            return
        asked, stage = self.get_body_argument("asked", ""), self._stage(guest)
        if asked != stage:
            self._ask_number(guest, typed)
            return
        try:
            claim = await self._room.porter.admit(guest, self.get_body_argument("number", ""))
        except Mistake as mistake:
            self._ask_number(guest, typed, self._refuse(mistake))
            return
        self._let_in(guest, typed, claim.mark)

    @property
    def _address(self) -> str:
        """The address of the connection, as headers may be forged."""
        connection = self.request.connection
        return source(connection.context.address[0])  # type: ignore[union-attr]  # of a real one

    def _show_word(self) -> str:
        """Check the word, and remember the browser. Raises Mistake if it is wrong."""
        self._room.porter.check_word(self.get_body_argument("word", ""), self._address)
        return self._room.welcome(self)

    def _stage(self, guest: Guest) -> str:
        """Whether the number of a ``known`` name is asked for, or a ``new`` one is chosen."""
        if self._room.porter.claim(guest.name):
            return "known"
        self._room.porter.check_new(guest)
        return "new"

    def _let_in(self, guest: Guest, typed: str, mark: str) -> None:
        self._room.let_in(guest.name)
        self._room.remember(self, guest.name, typed.strip()[:_SHOWN], mark)
        path = quote(f"{guest.name}/{LESSONS}/{self._room.first}")
        self.redirect(f"{self.base_url}lab/tree/{path}")

    def _refuse(self, mistake: Mistake) -> str:
        self.set_status(401)
        if isinstance(mistake, TooOften):
            self.set_status(429)
            self.set_header("Retry-After", str(mistake.wait))
        if isinstance(mistake, FileError):
            return say("Ask your teacher: {why}", why=mistake)
        return str(mistake)

    def _ask_name(self, name: str, trouble: str = "") -> None:
        inside = self.current_user is not None
        asked = bool(self._room.word) and not self._room.browser(self)
        words = {key: say(text) for key, text in _TEXTS["name"].items()}
        words |= {"name": name, "word": self.get_argument("word", "")}
        focus = "focus_word" if asked and name and trouble else "focus_name"
        ready = {"focus_name": "", "focus_word": "", focus: "autofocus"}
        for field, wanted in (("ask_word", asked), ("ask_leave", inside)):
            ready[field] = "" if wanted else "hidden"
        self._show(_NAME, words, trouble, **ready)

    def _ask_number(self, guest: Guest, typed: str, trouble: str = "") -> None:
        stage = self._stage(guest)
        texts = _TEXTS["new" if stage == "new" else "known"]
        words = {key: say(text, name=typed.strip()[:_SHOWN]) for key, text in texts.items()}
        words |= {"name": typed, "asked": stage}
        self._show(_NUMBER, words, trouble, login=f"{self.base_url}login")

    def _show(self, part: Template, words: dict[str, str], trouble: str, **ready: str) -> None:
        texts = {key: escape(text) for key, text in words.items()}
        body = part.substitute(texts, trouble=escape(trouble), xsrf=self.xsrf_form_html(), **ready)
        self.finish(_PAGE.substitute(lang=language(), title=texts["title"], body=body))
