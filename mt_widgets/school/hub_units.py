"""A user's server as a unit of systemd: what it may see and do, in systemd's own words."""

import pwd
from typing import Any

__all__ = ["UNIT", "only_own_home"]

UNIT = {
    "CapabilityBoundingSet": "",
    "LockPersonality": "yes",
    "MemorySwapMax": "0",
    "ProtectClock": "yes",
    "ProtectControlGroups": "yes",
    "ProtectHome": "tmpfs",  # no home is seen but one's own, which is added below
    "ProtectHostname": "yes",
    "ProtectKernelLogs": "yes",
    "ProtectKernelModules": "yes",
    "ProtectKernelTunables": "yes",
    "ProtectProc": "invisible",  # nor any process of others
    "ProtectSystem": "strict",  # all is read-only but one's own home and /tmp
    "RestrictAddressFamilies": "AF_INET AF_INET6 AF_NETLINK AF_UNIX",  # kernels ask for addresses
    "RestrictNamespaces": "yes",
    "RestrictRealtime": "yes",
    "RestrictSUIDSGID": "yes",
    "SystemCallArchitectures": "native",
    "TasksMax": "256",
    "UMask": "0077",
}


def only_own_home(spawner: Any) -> None:
    """Before a server starts: let it see and write the home of its user."""
    home = pwd.getpwnam(spawner.user.name).pw_dir
    own = {"BindPaths": home, "ReadWritePaths": home}
    spawner.unit_extra_properties = {**spawner.unit_extra_properties, **own}
