"""A JupyterLab for many learners, each with their own settings and open tabs."""

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


def _folder(handler: Any, name: str) -> Path | None:
    """The folder for something of the learner who asks, where no kernel writes; None for nobody.

    Raises HTTPError if what is sent doesn't fit into the learner's space.
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
    """The settings of the learner who asks."""

    async def prepare(self, **more: Any) -> None:
        """Find out who asks, and use their folder."""
        await super().prepare(**more)
        self.settings_dir = str(_folder(self, "settings") or "")


class OwnWorkspaces(WorkspacesHandler):
    """The open tabs of the learner who asks."""

    async def prepare(self, **more: Any) -> None:
        """Find out who asks, and use their folder."""
        await super().prepare(**more)
        folder = _folder(self, "workspaces")
        self.manager = WorkspacesManager(str(folder)) if folder else self.manager


_OWN = {SettingsHandler: OwnSettings, WorkspacesHandler: OwnWorkspaces}


class LabOfMany(LabApp):  # type: ignore[misc]  # it has no types
    """JupyterLab without what is for the machine's owner: builds, extensions, plugins."""

    load_other_extensions = False

    @classmethod
    def get_extension_package(cls) -> str:
        """The module in which the server finds this."""
        return __name__

    def initialize_handlers(self) -> None:
        """Use our own handlers for settings and tabs."""
        page = self.serverapp.web_app.settings.setdefault("page_config_data", {})
        page.update(buildAvailable=False, buildCheck=False)
        super().initialize_handlers()
        self.handlers: list[Any] = [
            (one[0], _OWN.get(one[1], one[1]), *one[2:]) for one in self.handlers
        ]

    @classmethod
    def initialize_server(cls, argv: list[str], **more: Any) -> Any:
        """A server that answers only what lessons need."""
        server = super().initialize_server(argv, **more)
        close(server.web_app)
        return server


def _jupyter_server_extension_points() -> list[dict[str, object]]:
    return [{"module": __name__, "app": LabOfMany}]
