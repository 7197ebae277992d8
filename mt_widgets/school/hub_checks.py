"""Safety checks that a hub's configuration makes before the hub starts."""

import os
import stat
import sys
import sysconfig
from importlib.util import find_spec
from ipaddress import ip_address
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from ..engine.errors import Mistake, mistake
from ..files.whole import why

CONFIG, STATE, LESSONS = "jupyterhub_config.py", "state", "lessons"
TRIAL = "MAGICAL_TOWERS_TRIAL"  # in the environment of a hub to try
_HIDDEN = "/home", "/root", "/run/user"  # from every server, with systemd
_WRITE = 0o022


def has_systemd() -> bool:
    """Whether this machine runs systemd."""
    return Path("/run/systemd/system").is_dir()


def check(c: Any, folder: Path, *, plain_http: bool = False) -> None:
    """Exit with a sentence if a hub would be unsafe; one to try needs fewer checks."""
    try:
        check_private(folder)
        if not os.environ.get(TRIAL):
            check_way_in(c, plain_http=plain_http)
            check_lessons(folder)
            _check_systemd(c)
            for place in (__file__, sysconfig.get_path("purelib"), sys.prefix, sys.base_prefix):
                _check_way(Path(place))  # to the programs of users' servers
    except Mistake as error:
        sys.exit(str(error))
    except OSError as error:
        sys.exit(f"hub: {error.filename}: {why(error)}")


def check_way_in(c: Any, *, plain_http: bool = False) -> None:
    """Raise Mistake if passwords would travel unencrypted."""
    app = c.JupyterHub
    host = app.get("ip") or urlsplit(app.get("bind_url", "")).hostname or ""
    encrypted = bool(app.get("ssl_key") and app.get("ssl_cert"))
    behind = _is_here(host) and app.get("public_url", "").startswith("https://")
    if not (plain_http or encrypted or behind):
        raise mistake(
            "hub: passwords would travel readable; in part 1 of the configuration name the"
            " address of your web server with HTTPS, or a certificate"
        )


def check_private(folder: Path) -> None:
    """Raise Mistake if others can read what a hub keeps."""
    for path in (folder / STATE, folder / CONFIG):
        _check_owner(path)
        if path.stat().st_mode & 0o077:
            raise mistake("hub: others can read {name}; chmod go= {name}", name=path)


def check_lessons(folder: Path) -> None:
    """Raise Mistake if others can write the lessons, or users can't read them."""
    lessons = folder / LESSONS
    for path in (folder, lessons, *lessons.rglob("*")):
        _check_owner(path)
        mode = path.stat().st_mode
        if mode & _WRITE:
            raise mistake("hub: others can write {name}; chmod go-w {name}", name=path)
        needed = 0o005 if stat.S_ISDIR(mode) else 0o004
        if mode & needed != needed:
            raise mistake("hub: users cannot read {name}; chmod go+rX {name}", name=path)
    _check_way(lessons)


def _check_owner(path: Path) -> None:
    found = path.lstat()
    if stat.S_ISLNK(found.st_mode):
        raise mistake("hub: {name} is a link, and has to be there itself", name=path)
    if found.st_uid not in (0, os.geteuid()):
        raise mistake("hub: {name} belongs to another user; chown root {name}", name=path)


def _check_systemd(c: Any) -> None:
    if c.JupyterHub.spawner_class == "systemd" and find_spec("systemdspawner") is None:
        raise mistake("hub: systemdspawner is not installed; pip install 'magical-towers[school]'")


def _check_way(place: Path) -> None:
    """Raise Mistake if others can change a folder on the path, or users can't pass it."""
    real = place.resolve()
    if has_systemd() and any(real.is_relative_to(hidden) for hidden in _HIDDEN):
        raise mistake("hub: servers do not see {name}; put it in /opt or /srv", name=real)
    for path in (real, *real.parents):
        found = path.stat()
        sticky = stat.S_ISDIR(found.st_mode) and found.st_mode & stat.S_ISVTX
        if found.st_uid not in (0, os.geteuid()) or (found.st_mode & _WRITE and not sticky):
            raise mistake("hub: others than root can change {name}", name=path)
        if stat.S_ISDIR(found.st_mode) and not found.st_mode & 0o001:
            raise mistake(
                "hub: users are not let through {name} to {place}; put that in /opt or /srv",
                name=path,
                place=real,
            )


def _is_here(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
