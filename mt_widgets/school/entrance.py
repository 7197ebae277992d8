"""The way into a room: the word on the board and a name, no account."""

import asyncio
import sys
from hmac import HMAC
from html import escape
from pathlib import Path
from string import Template
from urllib.parse import quote

from jupyter_server.auth import IdentityProvider, User
from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.base.handlers import JupyterHandler
from tornado.web import RequestHandler
from traitlets import Type, Unicode

from ..engine.errors import Mistake
from ..engine.words import say
from .board_page import BoardPage
from .learners import LESSONS, copy_lessons, learner_name, same_word

__all__ = ["Door", "Entrance"]

_PAGE = Template((Path(__file__).parent / "entrance.html").read_text("utf-8"))
_PAUSE = 1.0  # seconds for each wrong word, one after the other: nobody can try many


class Door(JupyterHandler):
    """The page that asks who somebody is."""

    @property
    def _room(self) -> "Entrance":
        room = self.identity_provider
        assert isinstance(room, Entrance)
        return room

    @allow_unauthenticated
    def get(self) -> None:
        """Ask; a tablet is passed on, so whoever was there last is asked too."""
        last = self.current_user.name if self.current_user else ""
        self._ask(self.get_argument("name", last), self.get_argument("word", ""))

    @allow_unauthenticated
    async def post(self) -> None:
        """Let somebody in."""
        typed, word = self.get_argument("name", ""), self.get_argument("word", "")
        try:
            await self._room.check(word, known=self.current_user is not None)
            learner = self._room.let_in(typed)
        except Mistake as mistake:
            self.set_status(401)
            self._ask(typed, word, str(mistake))
            return
        self._room.set_login_cookie(self, User(learner, typed.strip(), typed.strip()))
        path = quote(f"{learner}/{LESSONS}/{self._room.first}")
        self.redirect(f"{self.base_url}lab/tree/{path}")

    def _ask(self, name: str, word: str, trouble: str = "") -> None:
        asked = bool(self._room.word) and self.current_user is None
        words = {
            "title": say("Magical Towers"),
            "lead": say("Who are you? A nickname or a number will do; no real name is needed."),
            "name_label": say("Your name or number"),
            "name_note": say("Use the same one next time, and you go on where you were."),
            "word_label": say("The word on the board"),
            "come_in": say("Come in"),
        }
        given = {"name": name, "word": word, "trouble": trouble}
        texts = {key: escape(text) for key, text in (words | given).items()}
        self.finish(
            _PAGE.substitute(texts, xsrf=self.xsrf_form_html(), hidden="" if asked else "hidden")
        )


class Entrance(IdentityProvider):
    """Who somebody is stands in a cookie of their browser, which the word of the day has signed."""

    word = Unicode(config=True, help="What has to be typed to come in; empty for nothing.")
    address = Unicode(config=True, help="What learners type in their browsers.")
    originals = Unicode(config=True, help="The folder of the lessons.")
    learners = Unicode(config=True, help="The folder of the learners' folders.")
    first = Unicode(config=True, help="The notebook that is opened first.")
    login_handler_class = Type(Door, klass=RequestHandler, config=True)
    need_token = False

    def __init__(self, **settings: object) -> None:
        super().__init__(**settings)
        self._guessing = asyncio.Lock()
        self._came = set[str]()

    @property
    def learners_here(self) -> int:
        """How many have come in."""
        return len(self._came)

    def get_handlers(self) -> list[tuple[str, object]]:
        """The pages of the entrance."""
        return [*super().get_handlers(), (r"/board", BoardPage)]

    def get_user(self, handler: RequestHandler) -> User | None:
        """The learner; a token in an address counts for nothing."""
        user = self.get_user_cookie(handler)
        assert user is None or isinstance(user, User)
        return user

    def cookie_secret_hook(self, h: HMAC) -> HMAC:
        """Another word, and everybody has to type it."""
        h.update(self.word.encode())
        return h

    async def check(self, word: str, *, known: bool) -> None:
        """Refuse a wrong word, after a while."""
        if known or not self.word or same_word(word, self.word):
            return
        async with self._guessing:
            await asyncio.sleep(_PAUSE)
        raise Mistake(say("This is not the word on the board."))

    def let_in(self, typed: str) -> str:
        """The learner's name, whose folder is ready then."""
        learner = learner_name(typed)
        try:
            copy_lessons(Path(self.originals), Path(self.learners) / learner)
        except OSError as error:
            why = error.strerror or str(error)
            raise Mistake(
                say("Ask your teacher: your lessons are not there ({why}).", why=why)
            ) from error
        if learner not in self._came:
            self._came.add(learner)
            told = say("{name} came in. Learners: {number}", name=learner, number=len(self._came))
            sys.stdout.write(f"{told}\n")
            sys.stdout.flush()
        return learner
