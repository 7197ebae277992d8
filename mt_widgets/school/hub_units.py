"""What a user's server may see and do, as properties of its systemd unit."""

import pwd
import tomllib
from pathlib import Path
from typing import Any

UNIT: dict[str, str] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))


def only_own_home(spawner: Any) -> None:
    """Let a server that is about to start see and write the home of its user."""
    home = pwd.getpwnam(spawner.user.name).pw_dir
    own = {"BindPaths": home, "ReadWritePaths": home}
    spawner.unit_extra_properties = {**spawner.unit_extra_properties, **own}
