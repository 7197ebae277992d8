"""Which addresses a room answers: those that lessons need, by name. All others are closed.

A new version of Jupyter may bring new pages, so what is not named here is not there.
"""

from collections.abc import Awaitable
from typing import Any, cast

from jupyter_server.auth.logout import LogoutHandler
from jupyter_server.base import handlers as base
from jupyter_server.files.handlers import FilesHandler
from jupyter_server.kernelspecs.handlers import KernelSpecResourceHandler
from jupyter_server.services.api.handlers import IdentityHandler
from jupyter_server.services.contents import handlers as contents
from jupyter_server.services.events.handlers import SubscribeWebsocket
from jupyter_server.services.kernels import handlers as kernels
from jupyter_server.services.kernels.websocket import KernelWebsocketHandler
from jupyter_server.services.kernelspecs import handlers as specs
from jupyter_server.services.sessions.handlers import SessionHandler, SessionRootHandler
from jupyterlab_server.handlers import LabHandler, NotFoundHandler
from jupyterlab_server.themes_handler import ThemesHandler
from jupyterlab_server.translations_handler import TranslationsHandler
from tornado.httputil import HTTPServerRequest
from tornado.routing import Matcher, Router, Rule, RuleRouter
from tornado.web import Application, HTTPError, RequestHandler, stream_request_body

from ..engine.words import say
from .limits import MEGABYTE, MESSAGE_MB, REQUEST_MB

__all__ = ["close", "handlers_of"]

_DISCARDED = 1024 * MEGABYTE  # of a request that is too large, so that whoever sends it is told


class Sessions(SessionRootHandler):
    """Which notebook has which kernel."""

    async def post(self) -> None:
        """Give a notebook a kernel; who is refused one is told why, and not of an error of ours."""
        try:
            await cast("Awaitable[None]", super().post())
        except HTTPError as error:
            raise error.__cause__ if isinstance(error.__cause__, HTTPError) else error from None


class NoEvents(SubscribeWebsocket):
    """Pages ask for news of the server; what others do is none of theirs."""

    def open(self) -> None:
        """Tell nothing."""

    def on_close(self) -> None:
        """Nothing was told."""


class Nowhere(RequestHandler):
    """There is nothing."""

    def initialize(self, **_: object) -> None:
        """Take what another would be given."""

    def prepare(self) -> None:
        """Say so, whoever asks."""
        raise HTTPError(404)


@stream_request_body
class TooLarge(RequestHandler):
    """An answer to a request before it is read."""

    def prepare(self) -> None:
        """Refuse it."""
        self.request.connection.set_max_body_size(_DISCARDED)  # type: ignore[union-attr]
        self.set_status(413)
        self.finish({"message": say("This is too large: {most} MB are the most.", most=REQUEST_MB)})

    def data_received(self, chunk: bytes) -> None:
        """Nothing of it is kept."""


class _IsTooLarge(Matcher):
    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        length = request.headers.get("Content-Length", "")
        return {} if length.isdigit() and int(length) > REQUEST_MB * MEGABYTE else None


_Handler = type[RequestHandler]
_INSTEAD: dict[_Handler, _Handler] = {SessionRootHandler: Sessions, SubscribeWebsocket: NoEvents}
_OPEN = {
    base.FileFindHandler, base.PublicStaticFileHandler, base.RedirectWithParams,
    base.TrailingSlashHandler, base.Template404, LogoutHandler, FilesHandler, IdentityHandler,
    contents.ContentsHandler, contents.CheckpointsHandler, contents.ModifyCheckpointsHandler,
    kernels.MainKernelHandler, kernels.KernelHandler, kernels.KernelActionHandler,
    KernelWebsocketHandler, specs.MainKernelSpecHandler, specs.KernelSpecHandler,
    KernelSpecResourceHandler, SessionHandler, LabHandler, NotFoundHandler, ThemesHandler,
    TranslationsHandler,
}  # fmt: skip


def close(application: Application) -> None:
    """Leave open what lessons need, and bound what is sent."""
    for rule in handlers_of(application.default_router):
        rule.target = _instead(rule.target)
    application.default_router.rules.insert(0, Rule(_IsTooLarge(), TooLarge))
    application.settings["websocket_max_message_size"] = MESSAGE_MB * MEGABYTE


def _instead(handler: _Handler) -> _Handler:
    ours = handler.__module__.startswith(f"{__package__}.")
    return _INSTEAD.get(handler, handler if ours or handler in _OPEN else Nowhere)


def handlers_of(router: Router) -> list[Rule]:
    """Every address of a server with what answers there."""
    found = list[Rule]()
    for rule in router.rules if isinstance(router, RuleRouter) else []:
        found += handlers_of(rule.target) if isinstance(rule.target, Router) else [rule]
    return found
