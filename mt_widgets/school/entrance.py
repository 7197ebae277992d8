"""Who is logged in to a room: learners with the word, a name and its number, and no account."""

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

_COOKIE = {"httponly": True, "samesite": "Lax", "expires_days": 1}


@dataclass
class Learner(User):
    """A learner who is logged in, with the mark of the number of their name."""

    mark: str = ""


class Entrance(IdentityProvider):
    """Logins by a cookie that lasts for a day, or until the room is closed."""

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
        self._secret = token_bytes(32)  # while this room is open
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
        """The porter who checks words, names and numbers."""
        return Porter(self.word, Numbers(Path(self.learners)))

    @property
    def learners_here(self) -> int:
        """How many learners have come in."""
        return len(self._came)

    def get_handlers(self) -> list[tuple[str, object]]:
        """The pages of the entrance."""
        board = [(f"/{re.escape(self.board)}", BoardPage)] if self.board else []
        return [*super().get_handlers(), *board]

    def cookie_secret_hook(self, h: HMAC) -> HMAC:
        """Make cookies of other rooms, and of this one before it was opened, invalid."""
        h.update(self._secret)
        return h

    def get_user(self, handler: RequestHandler) -> Learner | None:
        """The learner of the cookie, unless the name has a new number; tokens don't count."""
        learner = self.get_user_cookie(handler)
        if not isinstance(learner, Learner):
            return None
        try:
            claim = self.porter.claim(learner.username)
        except Mistake:
            return None  # the login page says why
        return learner if claim and claim.mark == learner.mark else None

    def user_to_cookie(self, user: User) -> str:
        """The text of a learner's cookie."""
        assert isinstance(user, Learner)
        return json.dumps([user.username, user.name, user.mark])

    def user_from_cookie(self, cookie_value: str) -> Learner:
        """The learner of a cookie."""
        username, name, mark = json.loads(cookie_value)
        return Learner(username, name, name, mark=mark)

    def identity_model(self, user: User) -> dict[str, Any]:
        """What pages know of a learner: all but the mark."""
        model: dict[str, Any] = super().identity_model(user)
        return {key: value for key, value in model.items() if key != "mark"}

    def remember(self, handler: RequestHandler, username: str, name: str, mark: str) -> None:
        """Give a browser the cookie of a learner."""
        self.set_login_cookie(handler, Learner(username, name, name, mark=mark))

    def browser(self, handler: RequestHandler) -> str:
        """The name of a browser in which the word was typed, or empty."""
        found = handler.get_secure_cookie(self._browser_cookie(handler), max_age_days=1)
        return found.decode() if found else ""

    def welcome(self, handler: RequestHandler) -> str:
        """Give a browser in which the word was typed a cookie, and return its name."""
        fresh, path = token_urlsafe(12), handler.base_url  # type: ignore[attr-defined]
        handler.set_secure_cookie(self._browser_cookie(handler), fresh, path=path, **_COOKIE)  # type: ignore[arg-type]  # as it wants them
        return fresh

    def _browser_cookie(self, handler: RequestHandler) -> str:
        return f"browser-{self.get_cookie_name(handler)}"

    def let_in(self, learner: str) -> None:
        """Prepare a learner's folder, and tell the teacher who came. Raises Mistake."""
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
