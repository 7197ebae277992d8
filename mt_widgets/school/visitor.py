"""Who asks, the learner whose request a server of many is answering, and what they may ask for."""

from jupyter_server import CallContext
from jupyter_server.auth import Authorizer, User
from jupyter_server.base.handlers import JupyterHandler
from tornado.web import HTTPError

from ..engine.words import say

__all__ = ["Apart", "check_own", "owner_of", "visitor"]

# Files and sessions are told apart where they are kept; the others are there to be looked at.
_OPEN = {"contents", "sessions", "api", "csp"}
_SHOWN = {("read", "kernelspecs"), ("read", "config"), ("execute", "events")}


def visitor() -> str | None:
    """The learner's name, empty for a stranger; None where the server itself does something."""
    handler = CallContext.get(CallContext.JUPYTER_HANDLER)
    if handler is None:
        return None
    return str(handler.current_user.username) if handler.current_user else ""


def owner_of(path: str) -> str:
    """Whose a path is: each learner has a folder.

    >>> owner_of("/anna/lessons/02-walking.ipynb")
    'anna'
    """
    return path.strip("/").partition("/")[0]


def check_own(owner: str | None) -> None:
    """Answer as if there were nothing, where something is somebody else's."""
    learner = visitor()
    if learner is not None and owner != learner:
        raise HTTPError(404, say("There is nothing of yours."))


class Apart(Authorizer):
    """Their own files and kernels, and nothing that belongs to all."""

    def is_authorized(
        self, handler: JupyterHandler, user: User, action: str, resource: str
    ) -> bool:
        """Whether this learner may do that; a kernel comes with a notebook, and is one's own."""
        if resource != "kernels":
            return resource in _OPEN or (action, resource) in _SHOWN
        kernel = handler.path_kwargs.get("kernel_id")
        if kernel is None:
            return action == "read"
        owners: dict[str, str] = handler.kernel_manager.owners  # type: ignore[attr-defined]
        return owners.get(kernel) == user.username
