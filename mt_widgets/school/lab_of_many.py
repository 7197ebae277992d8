"""A JupyterLab for many: each one's settings and open tabs are their own."""

from pathlib import Path
from typing import Any

from jupyter_server.auth import User
from jupyterlab.labapp import LabApp
from jupyterlab_server.settings_handler import SettingsHandler
from jupyterlab_server.workspaces_handler import WorkspacesHandler, WorkspacesManager
from tornado.web import HTTPError

from .addresses import close
from .room_contents import RoomLessons
from .space import ROOM

__all__ = ["LabOfMany"]


def _folder(handler: Any, name: str) -> Path | None:
    """Where something of the one who asks is kept: no kernel writes there.

    What is sent has to fit into the learner's space.
    """
    user: User | None = handler.current_user
    if user is None:
        return None
    if ".." in handler.request.path:
        raise HTTPError(404)
    contents: RoomLessons = handler.serverapp.contents_manager
    if handler.request.body:
        contents.space.check(user.username, len(handler.request.body))
    return Path(contents.root_dir) / ROOM / user.username / name


class OwnSettings(SettingsHandler):
    """The settings of the one who asks."""

    async def prepare(self, **more: Any) -> None:
        """Know who it is, and then where to look."""
        await super().prepare(**more)
        self.settings_dir = str(_folder(self, "settings") or "")


class OwnWorkspaces(WorkspacesHandler):
    """The open tabs of the one who asks."""

    async def prepare(self, **more: Any) -> None:
        """Know who it is, and then where to look."""
        await super().prepare(**more)
        folder = _folder(self, "workspaces")
        self.manager = WorkspacesManager(str(folder)) if folder else self.manager


_OWN = {SettingsHandler: OwnSettings, WorkspacesHandler: OwnWorkspaces}


class LabOfMany(LabApp):  # type: ignore[misc]  # it has no types
    """JupyterLab without what is for the one who owns the machine: builds, extensions, plugins."""

    load_other_extensions = False

    @classmethod
    def get_extension_package(cls) -> str:
        """Where the server finds this."""
        return __name__

    def initialize_handlers(self) -> None:
        """Which address is answered by whom."""
        page = self.serverapp.web_app.settings.setdefault("page_config_data", {})
        page.update(buildAvailable=False, buildCheck=False)
        super().initialize_handlers()
        self.handlers: list[Any] = [
            (one[0], _OWN.get(one[1], one[1]), *one[2:]) for one in self.handlers
        ]

    @classmethod
    def initialize_server(cls, argv: list[str], **more: Any) -> Any:
        """A server that answers what lessons need, and nothing else."""
        server = super().initialize_server(argv, **more)
        close(server.web_app)
        return server


def _jupyter_server_extension_points() -> list[dict[str, object]]:
    return [{"module": __name__, "app": LabOfMany}]
