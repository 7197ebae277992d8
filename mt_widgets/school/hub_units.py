"""What a user's server may see and do, as properties of its systemd unit."""

import pwd
from typing import Any

UNIT = {
    "CapabilityBoundingSet": "",
    "LockPersonality": "yes",
    "MemorySwapMax": "0",
    "ProtectClock": "yes",
    "ProtectControlGroups": "yes",
    "ProtectHome": "tmpfs",  # hides all homes; the user's own is added below
    "ProtectHostname": "yes",
    "ProtectKernelLogs": "yes",
    "ProtectKernelModules": "yes",
    "ProtectKernelTunables": "yes",
    "ProtectProc": "invisible",  # hides the processes of others
    "ProtectSystem": "strict",  # all but the own home and /tmp is read-only
    "RestrictAddressFamilies": "AF_INET AF_INET6 AF_NETLINK AF_UNIX",  # kernels ask for addresses
    "RestrictNamespaces": "yes",
    "RestrictRealtime": "yes",
    "RestrictSUIDSGID": "yes",
    "SystemCallArchitectures": "native",
    "TasksMax": "256",
    "UMask": "0077",
}


def only_own_home(spawner: Any) -> None:
    """Let a server that is about to start see and write the home of its user."""
    home = pwd.getpwnam(spawner.user.name).pw_dir
    own = {"BindPaths": home, "ReadWritePaths": home}
    spawner.unit_extra_properties = {**spawner.unit_extra_properties, **own}
