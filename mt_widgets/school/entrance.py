"""The way into a room: the word on the board, a name and its number, no account."""

import json
import re
import sys
from dataclasses import dataclass
from functools import cached_property
from hmac import HMAC
from pathlib import Path
from secrets import token_bytes, token_urlsafe
from typing import Any

from jupyter_server.auth import IdentityProvider, User
from tornado.web import RequestHandler
from traitlets import Type, Unicode, default

from ..engine.errors import Mistake, mistake
from ..engine.words import say
from .board_page import BoardPage
from .door import Door
from .learners import copy_lessons
from .numbers import Numbers
from .porter import Porter

__all__ = ["Entrance", "Learner"]

_COOKIE = {"httponly": True, "samesite": "Lax", "expires_days": 1}


@dataclass
class Learner(User):
    """Somebody who came in; the mark is that of the number with which the name was claimed."""

    mark: str = ""


class Entrance(IdentityProvider):
    """Who somebody is stands in a cookie that lasts for a day, or until the room is closed."""

    word = Unicode(config=True, help="What has to be typed to come in; empty for nothing.")
    board = Unicode(config=True, help="The path of the page for the projector.")
    address = Unicode(config=True, help="What learners type in their browsers.")
    originals = Unicode(config=True, help="The folder of the lessons.")
    learners = Unicode(config=True, help="The folder of the learners' folders.")
    first = Unicode(config=True, help="The notebook that is opened first.")
    login_handler_class = Type(Door, klass=RequestHandler, config=True)
    need_token = False

    def __init__(self, **settings: object) -> None:
        super().__init__(**settings)
        self._secret = token_bytes(32)  # of this room, as long as it is open
        self._came = set[str]()

    @default("cookie_options")
    def _cookie_options_default(self) -> dict[str, object]:
        return dict(_COOKIE)

    @default("get_secure_cookie_kwargs")
    def _get_secure_cookie_kwargs_default(self) -> dict[str, object]:
        return {"max_age_days": 1}

    @default("updatable_fields")
    def _updatable_fields_default(self) -> list[str]:
        return []

    @cached_property
    def porter(self) -> Porter:
        """Who decides who comes in."""
        return Porter(self.word, Numbers(Path(self.learners)))

    @property
    def learners_here(self) -> int:
        """How many have come in."""
        return len(self._came)

    def get_handlers(self) -> list[tuple[str, object]]:
        """The pages of the entrance."""
        board = [(f"/{re.escape(self.board)}", BoardPage)] if self.board else []
        return [*super().get_handlers(), *board]

    def cookie_secret_hook(self, h: HMAC) -> HMAC:
        """Cookies of another room, or of the same one yesterday, count for nothing."""
        h.update(self._secret)
        return h

    def get_user(self, handler: RequestHandler) -> Learner | None:
        """The learner, unless the name has another number by now; a token counts for nothing."""
        learner = self.get_user_cookie(handler)
        if not isinstance(learner, Learner):
            return None
        try:
            claim = self.porter.claim(learner.username)
        except Mistake:
            return None  # the door tells why
        return learner if claim and claim.mark == learner.mark else None

    def user_to_cookie(self, user: User) -> str:
        """What stands in the cookie."""
        assert isinstance(user, Learner)
        return json.dumps([user.username, user.name, user.mark])

    def user_from_cookie(self, cookie_value: str) -> Learner:
        """Who stands in the cookie."""
        username, name, mark = json.loads(cookie_value)
        return Learner(username, name, name, mark=mark)

    def identity_model(self, user: User) -> dict[str, Any]:
        """What the page is told of a learner."""
        model: dict[str, Any] = super().identity_model(user)
        return {key: value for key, value in model.items() if key != "mark"}

    def remember(self, handler: RequestHandler, username: str, name: str, mark: str) -> None:
        """Give a browser the cookie of a learner."""
        self.set_login_cookie(handler, Learner(username, name, name, mark=mark))

    def browser(self, handler: RequestHandler) -> str:
        """A browser that knows the word; empty for one that has yet to tell it."""
        found = handler.get_secure_cookie(self._browser_cookie(handler), max_age_days=1)
        return found.decode() if found else ""

    def welcome(self, handler: RequestHandler) -> str:
        """Remember a browser that knows the word, whoever uses it."""
        fresh, path = token_urlsafe(12), handler.base_url  # type: ignore[attr-defined]
        handler.set_secure_cookie(self._browser_cookie(handler), fresh, path=path, **_COOKIE)  # type: ignore[arg-type]  # as it wants them
        return fresh

    def _browser_cookie(self, handler: RequestHandler) -> str:
        return f"browser-{self.get_cookie_name(handler)}"

    def let_in(self, learner: str) -> None:
        """Have a learner's folder ready, and tell the teacher who came."""
        try:
            copy_lessons(Path(self.originals), Path(self.learners) / learner)
        except OSError as error:
            why = error.strerror or str(error)
            raise mistake(
                "Ask your teacher: your lessons are not there ({why}).", why=why
            ) from error
        if learner not in self._came:
            self._came.add(learner)
            told = say("{name} came in. Learners: {number}", name=learner, number=len(self._came))
            sys.stdout.write(f"{told}\n")
            sys.stdout.flush()
