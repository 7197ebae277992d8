"""The learner whose request a room's server is answering, and what they may ask for."""

from jupyter_server import CallContext
from jupyter_server.auth import Authorizer, User
from jupyter_server.base.handlers import JupyterHandler
from tornado.web import HTTPError

from ..engine.words import say

# Files and sessions are checked where they are handled; the rest is public.
_OPEN = {"contents", "sessions", "api", "csp"}
_SHOWN = {("read", "kernelspecs"), ("read", "config"), ("execute", "events")}


def visitor() -> str | None:
    """The learner's name, empty for a stranger; None if there is no request."""
    handler = CallContext.get(CallContext.JUPYTER_HANDLER)
    if handler is None:
        return None
    return str(handler.current_user.username) if handler.current_user else ""


def owner_of(path: str) -> str:
    """The owner of a path, with whose name it begins.

    >>> owner_of("/anna/lessons/02-walking.ipynb")
    'anna'
    """
    return path.strip("/").partition("/")[0]


def check_own(owner: str | None) -> None:
    """Raise 404 if something is not the visitor's own."""
    learner = visitor()
    if learner is not None and owner != learner:
        raise HTTPError(404, say("There is nothing of yours."))


class Apart(Authorizer):
    """Lets learners use only their own files and kernels."""

    def is_authorized(
        self, handler: JupyterHandler, user: User, action: str, resource: str
    ) -> bool:
        """Whether this learner may do that; kernels are started by sessions only."""
        if resource != "kernels":
            return resource in _OPEN or (action, resource) in _SHOWN
        kernel = handler.path_kwargs.get("kernel_id")
        if kernel is None:
            return action == "read"
        owners: dict[str, str] = handler.kernel_manager.owners  # type: ignore[attr-defined]
        return owners.get(kernel) == user.username
