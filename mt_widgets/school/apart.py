"""What a learner may ask the server of a room for."""

from jupyter_server.auth import Authorizer, User
from jupyter_server.base.handlers import JupyterHandler

__all__ = ["Apart"]

# Files and sessions are told apart where they are kept; the others are there to be looked at.
_OPEN = {"contents", "sessions", "api", "csp"}
_SHOWN = {("read", "kernelspecs"), ("read", "config"), ("execute", "events")}


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
