"""A kernel of a room, in its learner's box if there is one.

Messages go through socket files in a folder of the kernel's own, so a box needs no network. Nothing
a kernel does is announced to others.
"""

import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.kernelspec import KernelSpecManager
from jupyter_client.provisioning.local_provisioner import LocalProvisioner
from jupyter_server.services.kernels.kernelmanager import ServerKernelManager

from .box import Sandbox
from .limits import MEGABYTE, MESSAGE_MB

if TYPE_CHECKING:
    from .kernels import RoomKernels


class BoxedKernel(LocalProvisioner):
    """The process of a kernel, in a box."""

    _place: Path | None = None  # the folder of its connection

    @property
    def _manager(self) -> "RoomKernel":
        assert isinstance(self.parent, RoomKernel)
        return self.parent

    async def pre_launch(self, **given: Any) -> dict[str, Any]:
        """Make a folder for the sockets, once; a restarted kernel keeps it."""
        if self._place is None:
            manager = self._manager
            self._place = Path(tempfile.mkdtemp(dir=manager.room.talk))
            (self._place / "s").mkdir(0o700)
            manager.transport, manager.ip = "ipc", str(self._place / "s" / "k")
            manager.connection_file = str(self._place / "kernel.json")
        # Nobody else can open these sockets; with encryption, a kernel would write into its file.
        return await super().pre_launch(**given | {"transport_encryption": "disabled"})

    async def launch_kernel(self, cmd: list[str], **given: Any) -> KernelConnectionInfo:
        """Start it in a box, without the room's environment and terminal."""
        assert self._place
        room, talk, told = self._manager.room, self._place / "s", self._place / "kernel.json"
        learners = Path(room.root_dir)
        learner, *folder = Path(given["cwd"]).relative_to(learners).parts
        box = Sandbox(tuple(room.bubblewrap), learners, learner, room.file_mb, talk, told)
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        command = box.command(cmd, "/".join(folder))
        return await super().launch_kernel(command, env={}, cwd="/", **quiet)

    async def cleanup(self, restart: bool = False) -> None:  # noqa: FBT002
        """Remove the folder of the sockets."""
        await super().cleanup(restart=restart)
        if self._place is not None and not restart:
            shutil.rmtree(self._place, ignore_errors=True)


class RoomKernel(ServerKernelManager):
    """One kernel of a room."""

    @property
    def room(self) -> "RoomKernels":
        """All kernels of the room."""
        return cast("RoomKernels", self.parent)

    async def _async_pre_start_kernel(self, **given: Any) -> tuple[list[str], dict[str, Any]]:
        spec = self.kernel_spec
        if self.room.bubblewrap and self.provisioner is None and spec is not None:
            kernel = given.get("kernel_id", self.kernel_id)
            self.provisioner = BoxedKernel(kernel_id=kernel, kernel_spec=spec, parent=self)
            spec.interrupt_mode = "message"  # a signal would end the box
        return await super()._async_pre_start_kernel(**given)

    def emit(self, schema_id: str, data: object) -> None:
        """Announce nothing: events would tell learners about others."""


class OneKernel(KernelSpecManager):
    """Only our own Python, none of the other kernels on the teacher's machine."""

    def _kernel_dirs_default(self) -> list[str]:
        return []


class Buffer(list[Any]):
    """A kernel's messages while its page is closed, up to a bound that the server lacks."""

    def __init__(self) -> None:
        super().__init__()
        self._room = MESSAGE_MB * MEGABYTE

    def append(self, message: Any) -> None:
        """Keep a message, a channel's name and its parts, if there is room for it."""
        _, parts = message
        self._room -= sum(map(len, parts))
        if self._room >= 0:
            super().append(message)
