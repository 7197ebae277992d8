"""The addresses a room answers: only those that lessons need, even if Jupyter brings new ones."""

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

_DISCARDED = 1024 * MEGABYTE  # read and dropped of a request that is too large, before the answer
_ODD = AttributeError, KeyError, TypeError, ValueError, TraitError


class Careful(RequestHandler):
    """Answers a malformed request with 400.

    Jupyter trusts its pages; anything else would fill the teacher's screen with errors.
    """

    def _handle_request_exception(self, e: BaseException) -> None:
        if isinstance(e, StreamClosedError):
            return  # the client has gone
        try:
            raise self._meant(e)  # noqa: TRY301
        except BaseException as error:  # noqa: BLE001  # it takes the place of the first one
            super()._handle_request_exception(error)

    def write_error(self, status_code: int, **more: Any) -> None:
        """Send an error page; Jupyter's needs the user, who may not be known yet."""
        if hasattr(self, "_jupyter_current_user"):
            super().write_error(status_code, **more)
        else:
            RequestHandler.write_error(self, status_code, **more)

    def _meant(self, error: BaseException) -> BaseException:
        """The HTTPError behind an error; 400 if the request was malformed."""
        known = isinstance(error, HTTPError)
        cause = error.__cause__ if known and error.__cause__ is not None else error
        if isinstance(cause, _ODD) and self.request.method not in ("GET", "HEAD"):
            return HTTPError(400, say("Nobody understands this."))
        return cause if isinstance(cause, HTTPError) else error


class NoEvents(SubscribeWebsocket):
    """Takes the subscriptions of pages, and sends no events: they are about other learners."""

    def open(self) -> None:
        """Subscribe to nothing."""

    def on_close(self) -> None:
        """Nothing to unsubscribe."""


class Nothing(base.APIHandler):
    """Answers requests for configuration and converters of notebooks with an empty object."""

    @authenticated
    def get(self, *_: str, **__: str) -> None:
        """Answer that there are none, so that the page doesn't ask again."""
        self.finish({})


class Nowhere(RequestHandler):
    """Answers every request with 404."""

    def initialize(self, **_: object) -> None:
        """Take the arguments of the handler it replaces."""

    def prepare(self) -> None:
        """Raise 404."""
        raise HTTPError(404)


@stream_request_body
class RequestTooLarge(RequestHandler):
    """Answers 413 once the whole request was sent; nothing of it is kept."""

    def check_xsrf_cookie(self) -> None:
        """Check nothing, as every request is refused."""

    def prepare(self) -> None:
        """Accept a larger body, up to a bound."""
        self.request.connection.set_max_body_size(_DISCARDED)  # type: ignore[union-attr]

    def data_received(self, chunk: bytes) -> None:
        """Drop it."""

    def put(self, *_: str) -> None:
        """Answer that the request is too large."""
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
    """Close all addresses that lessons don't need, and bound the size of requests."""
    for rule in handlers_of(application.default_router):
        rule.target = _instead(rule.target)
    application.default_router.rules.insert(0, Rule(_IsTooLarge(), RequestTooLarge))
    application.settings["websocket_max_message_size"] = MESSAGE_MB * MEGABYTE


def _instead(handler: _Handler) -> _Handler:
    """The handler that answers instead: a careful one, a substitute, or 404."""
    if handler in _INSTEAD:
        return _INSTEAD[handler]
    ours = handler.__module__.startswith(f"{__package__}.")
    if not ours and handler not in _OPEN:
        return Nowhere
    return type(handler.__name__, (Careful, handler), {"__module__": handler.__module__})


def handlers_of(router: Router) -> list[Rule]:
    """The rules of a router and of those within it."""
    found = list[Rule]()
    for rule in router.rules if isinstance(router, RuleRouter) else []:
        found += handlers_of(rule.target) if isinstance(rule.target, Router) else [rule]
    return found
