"""What every server of learners is started with, of a room or of a hub."""

from collections.abc import Mapping

from ..lab import lab_options

__all__ = ["server_options"]

_SHARED: dict[str, object] = {
    "ServerApp.terminals_enabled": False,
    "LabApp.extension_manager": "readonly",
    "KernelManager.transport_encryption": "auto",  # others may use this machine, too
    "MappingKernelManager.cull_idle_timeout": 20 * 60,  # seconds, of a kernel that no page shows
    "MappingKernelManager.cull_interval": 60,
}


def server_options(settings: Mapping[str, object]) -> list[str]:
    """Settings for a command line, with those that all share."""
    everything = {**_SHARED, **settings}
    return [*lab_options(), *(f"--{name}={value}" for name, value in everything.items())]
