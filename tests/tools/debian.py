"""Debian's packages, installed where that is allowed."""

import os
import shutil
import subprocess
import sys

__all__ = ["carried_out", "install"]

_PATIENCE = 600  # seconds an installer has to end


def install(package: str) -> bool:
    """Whether the package is installed now; not where it may not be, or there are none of them."""
    commands = _commands(package)
    return bool(commands) and all(carried_out(command) for command in commands)


def _commands(package: str) -> list[list[str]]:
    """None where apt-get is missing, or not allowed."""
    if not shutil.which("apt-get"):
        return []
    get = ["apt-get", "install", "--yes", "--no-install-recommends", package]
    commands = [["apt-get", "update"], get]
    if os.geteuid() == 0:
        return commands
    sudo = ["sudo", "--non-interactive"]
    if shutil.which("sudo") and carried_out([*sudo, "true"]):
        return [[*sudo, *command] for command in commands]
    return []


def carried_out(command: list[str]) -> bool:
    """Run an installer, whose output goes to stderr, and tell whether it succeeded."""
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        done = subprocess.run(
            command, env=quiet, stdin=subprocess.DEVNULL, stdout=sys.stderr, timeout=_PATIENCE,
            check=False,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0
