"""Who asks: the learner whose request a server of many is answering."""

from jupyter_server import CallContext
from tornado.web import HTTPError

from ..engine.words import say

__all__ = ["check_own", "owner_of", "visitor"]


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
