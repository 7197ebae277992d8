"""Which addresses a room answers: those that lessons need, by name. All others are closed.

A new version of Jupyter may bring new pages, so what is not named here is not there.
"""

from typing import Any

from jupyter_server.auth.logout import LogoutHandler
from jupyter_server.base import handlers as base
from jupyter_server.files.handlers import FilesHandler
from jupyter_server.kernelspecs.handlers import KernelSpecResourceHandler
from jupyter_server.services.api.handlers import IdentityHandler
from jupyter_server.services.config.handlers import ConfigHandler
from jupyter_server.services.contents import handlers as contents
from jupyter_server.services.events.handlers import SubscribeWebsocket
from jupyter_server.services.kernels import handlers as kernels
from jupyter_server.services.kernels.websocket import KernelWebsocketHandler
from jupyter_server.services.kernelspecs import handlers as specs
from jupyter_server.services.nbconvert.handlers import NbconvertRootHandler
from jupyter_server.services.sessions.handlers import SessionHandler, SessionRootHandler
from jupyterlab_server.handlers import LabHandler, NotFoundHandler
from jupyterlab_server.themes_handler import ThemesHandler
from jupyterlab_server.translations_handler import TranslationsHandler
from tornado.httputil import HTTPServerRequest
from tornado.iostream import StreamClosedError
from tornado.routing import Matcher, Router, Rule, RuleRouter
from tornado.web import Application, HTTPError, RequestHandler, authenticated, stream_request_body
from traitlets import TraitError

from ..engine.words import say
from .limits import MEGABYTE, MESSAGE_MB, REQUEST_MB

__all__ = ["close", "handlers_of"]

_DISCARDED = 1024 * MEGABYTE  # of a request that is too large, so that whoever sends it is told


_ODD = AttributeError, KeyError, TypeError, ValueError, TraitError


class Careful(RequestHandler):
    """What was sent may be anything: who sends what nobody understands is told so.

    Jupyter trusts its pages; whatever else comes would fill the teacher's screen with errors.
    """

    def _handle_request_exception(self, e: BaseException) -> None:
        if isinstance(e, StreamClosedError):
            return  # whoever asked has gone
        try:
            raise self._meant(e)  # noqa: TRY301
        except BaseException as error:  # noqa: BLE001  # it is what is dealt with from now on
            super()._handle_request_exception(error)

    def write_error(self, status_code: int, **more: Any) -> None:
        """Tell it; a page of Jupyter's wants to know who asks, which may not be known yet."""
        if hasattr(self, "_jupyter_current_user"):
            super().write_error(status_code, **more)
        else:
            RequestHandler.write_error(self, status_code, **more)

    def _meant(self, error: BaseException) -> BaseException:
        """The refusal that became an error on its way, and one for what was never understood."""
        known = isinstance(error, HTTPError)
        cause = error.__cause__ if known and error.__cause__ is not None else error
        if isinstance(cause, _ODD) and self.request.method not in ("GET", "HEAD"):
            return HTTPError(400, say("Nobody understands this."))
        return cause if isinstance(cause, HTTPError) else error


class NoEvents(SubscribeWebsocket):
    """Pages ask for news of the server; what others do is none of theirs."""

    def open(self) -> None:
        """Tell nothing."""

    def on_close(self) -> None:
        """Nothing was told."""


class Nothing(base.APIHandler):
    """Pages ask for the teacher's configuration, and for programs that convert notebooks."""

    @authenticated
    def get(self, *_: str, **__: str) -> None:
        """There are none; a page that is told so does not ask again."""
        self.finish({})


class Nowhere(RequestHandler):
    """There is nothing."""

    def initialize(self, **_: object) -> None:
        """Take what another would be given."""

    def prepare(self) -> None:
        """Say so, whoever asks."""
        raise HTTPError(404)


@stream_request_body
class TooLarge(RequestHandler):
    """An answer to a request of which nothing is kept; it is heard when all was sent."""

    def check_xsrf_cookie(self) -> None:
        """Whoever asks is refused."""

    def prepare(self) -> None:
        """Let it be sent, up to a point."""
        self.request.connection.set_max_body_size(_DISCARDED)  # type: ignore[union-attr]

    def data_received(self, chunk: bytes) -> None:
        """Let it go."""

    def put(self, *_: str) -> None:
        """Refuse it."""
        self.set_status(413)
        self.finish({"message": say("This is too large: {most} MB are the most.", most=REQUEST_MB)})

    get = post = patch = delete = put


class _IsTooLarge(Matcher):
    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        length = request.headers.get("Content-Length", "")
        return {} if length.isdigit() and int(length) > REQUEST_MB * MEGABYTE else None


_Handler = type[RequestHandler]
_INSTEAD: dict[_Handler, _Handler] = {
    SubscribeWebsocket: NoEvents, ConfigHandler: Nothing, NbconvertRootHandler: Nothing,
}  # fmt: skip
_OPEN = {
    base.FileFindHandler, base.PublicStaticFileHandler, base.RedirectWithParams,
    base.TrailingSlashHandler, base.Template404, LogoutHandler, FilesHandler, IdentityHandler,
    contents.ContentsHandler, contents.CheckpointsHandler, contents.ModifyCheckpointsHandler,
    kernels.MainKernelHandler, kernels.KernelHandler, kernels.KernelActionHandler,
    KernelWebsocketHandler, specs.MainKernelSpecHandler, specs.KernelSpecHandler,
    KernelSpecResourceHandler, SessionHandler, SessionRootHandler, LabHandler, NotFoundHandler,
    ThemesHandler, TranslationsHandler,
}  # fmt: skip


def close(application: Application) -> None:
    """Leave open what lessons need, and bound what is sent."""
    for rule in handlers_of(application.default_router):
        rule.target = _instead(rule.target)
    application.default_router.rules.insert(0, Rule(_IsTooLarge(), TooLarge))
    application.settings["websocket_max_message_size"] = MESSAGE_MB * MEGABYTE


def _instead(handler: _Handler) -> _Handler:
    """Who answers: what it was, with care, where it may."""
    if handler in _INSTEAD:
        return _INSTEAD[handler]
    ours = handler.__module__.startswith(f"{__package__}.")
    if not ours and handler not in _OPEN:
        return Nowhere
    return type(handler.__name__, (Careful, handler), {"__module__": handler.__module__})


def handlers_of(router: Router) -> list[Rule]:
    """Every address of a server with what answers there."""
    found = list[Rule]()
    for rule in router.rules if isinstance(router, RuleRouter) else []:
        found += handlers_of(rule.target) if isinstance(rule.target, Router) else [rule]
    return found
