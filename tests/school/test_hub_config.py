"""A hub's configuration: every setting exists, and an unsafe one does not start."""

import os
import shutil
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from jupyterhub.app import JupyterHub
from jupyterhub.auth import PAMAuthenticator
from jupyterhub.proxy import ConfigurableHTTPProxy
from jupyterhub.scopes import _check_scopes_exist
from jupyterhub.spawner import LocalProcessSpawner
from systemdspawner import SystemdSpawner
from traitlets.config import Config
from traitlets.config.loader import PyFileConfigLoader

from mt_widgets.engine.errors import Mistake
from mt_widgets.school import hub_checks
from mt_widgets.school.hub import write_config
from mt_widgets.school.hub_checks import check_lessons, check_private, check_way_in
from mt_widgets.school.hub_login import BoundedLogin, bounded
from mt_widgets.school.hub_units import UNIT, only_own_home

SENTENCE = "passwords would travel readable"


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A hub as it is written, whatever the writer lets others do, and whatever is loaded of it."""
    old = os.umask(0)
    folder = tmp_path / "school"
    write_config(folder)
    yield folder
    os.umask(old)  # loading it changes that


def _load(folder: Path, *, address: str = "https://hub.school.example") -> Config:
    file = folder / hub_checks.CONFIG
    text = file.read_text("utf-8")
    file.write_text(text.replace('public_url = ""', f"public_url = {address!r}"), "utf-8")
    return PyFileConfigLoader(file.name, str(folder)).load_config()


def _mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.parametrize("systemd", [True, False])
def test_every_setting_exists(folder: Path, monkeypatch: pytest.MonkeyPatch, systemd: bool) -> None:
    monkeypatch.setattr(hub_checks, "has_systemd", lambda: systemd)
    monkeypatch.setattr(hub_checks, "_check_way", lambda place: None)  # this is a test's folder
    config = _load(folder)
    spawner = SystemdSpawner if systemd else LocalProcessSpawner
    assert config.JupyterHub.spawner_class in ("systemd", "jupyterhub.spawner.LocalProcessSpawner")
    kinds = [JupyterHub, ConfigurableHTTPProxy, spawner, bounded(PAMAuthenticator)]
    known = dict[str, set[str]]()
    for kind in kinds:
        for parent in kind.__mro__:
            if hasattr(parent, "class_traits"):
                known.setdefault(parent.__name__, set()).update(kind.class_traits(config=True))
    unknown = {(name, one) for name in config for one in set(config[name]) - known.get(name, set())}
    assert unknown == set()
    for role in config.JupyterHub.load_roles:
        _check_scopes_exist(role["scopes"])


def test_what_is_written_is_the_hubs_or_everybodys_to_read(folder: Path) -> None:
    assert _mode(folder / "state") == 0o700
    assert _mode(folder / "jupyterhub_config.py") == 0o600
    assert _mode(folder) == _mode(folder / "lessons") == 0o755
    assert {_mode(path) for path in (folder / "lessons").iterdir()} == {0o644}


@pytest.mark.parametrize(
    ("setting", "sentence"),
    [
        ({"bind_url": "http://:8000"}, SENTENCE),
        ({"bind_url": "http://0.0.0.0:8000", "public_url": "https://hub.example"}, SENTENCE),
        ({"bind_url": "http://192.0.2.1:8000", "ssl_key": "/key"}, SENTENCE),
        ({"bind_url": "http://127.0.0.1:980"}, SENTENCE),
        ({"bind_url": "http://127.0.0.1:980", "public_url": "http://hub.example"}, SENTENCE),
        ({"bind_url": "http://127.0.0.1:980", "ip": "192.0.2.1",
          "public_url": "https://hub.example"}, SENTENCE),
        ({}, SENTENCE),
        ({"bind_url": "http://127.0.0.1:980", "public_url": "https://hub.example"}, ""),
        ({"bind_url": "http://[::1]:980", "public_url": "https://hub.example"}, ""),
        ({"bind_url": "https://:443", "ssl_key": "/key", "ssl_cert": "/certificate"}, ""),
    ],
)  # fmt: skip
def test_passwords_do_not_travel_readable(setting: dict[str, str], sentence: str) -> None:
    config = Config({"JupyterHub": setting})
    check_way_in(config, plain_http=True)
    if not sentence:
        check_way_in(config)
        return
    with pytest.raises(Mistake, match=sentence):
        check_way_in(config)


def test_a_real_hub_does_not_start_unsafe(folder: Path) -> None:
    command = [sys.executable, "-m", "jupyterhub", f"--config={folder / hub_checks.CONFIG}"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)
    assert ended.returncode == 1
    assert ended.stderr.splitlines()[-1].startswith(f"hub: {SENTENCE}; in part 1 of")
    assert "Traceback" not in ended.stderr
    assert [path.name for path in (folder / "state").iterdir()] == []


@pytest.mark.parametrize("name", ["state", "jupyterhub_config.py"])
def test_what_a_hub_keeps_is_for_nobody_else_to_read(folder: Path, name: str) -> None:
    check_private(folder)
    path = folder / name
    path.chmod(_mode(path) | 0o040)
    with pytest.raises(Mistake, match=f"others can read .*{name}; chmod go= "):
        check_private(folder)


def test_a_link_in_the_place_of_the_state_is_refused(folder: Path) -> None:
    (folder / "state").rename(folder / "elsewhere")
    (folder / "state").symlink_to("elsewhere")
    with pytest.raises(Mistake, match="is a link"):
        check_private(folder)


@pytest.mark.parametrize(
    ("mode", "sentence"), [(0o666, "others can write .*chmod go-w"), (0o640, "users cannot read")]
)
def test_lessons_are_for_all_to_read_and_for_nobody_to_write(
    folder: Path, monkeypatch: pytest.MonkeyPatch, mode: int, sentence: str
) -> None:
    monkeypatch.setattr(hub_checks, "_check_way", lambda place: None)  # this is a test's folder
    check_lessons(folder)
    (folder / "lessons" / "02-walking.ipynb").chmod(mode)
    with pytest.raises(Mistake, match=sentence):
        check_lessons(folder)


def test_a_missing_spawner_is_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_checks, "has_systemd", lambda: True)
    monkeypatch.setattr(hub_checks, "_check_way", lambda place: None)
    monkeypatch.setattr(hub_checks, "find_spec", lambda name: None)
    with pytest.raises(SystemExit, match=r"systemdspawner is not installed; pip install 'mag"):
        _load(folder)


@pytest.mark.parametrize(
    ("mode", "sentence"),
    [(0o777, "others than root can change"), (0o750, "users are not let through")],
)
def test_nobody_changes_the_programs_of_servers(tmp_path: Path, mode: int, sentence: str) -> None:
    programs = tmp_path / "programs"
    (programs / "python").mkdir(parents=True)
    programs.chmod(mode)
    with pytest.raises(Mistake, match=f"{sentence} {programs}"):
        hub_checks._check_way(programs / "python")


def test_a_server_sees_its_own_home_alone() -> None:
    import pwd

    me = pwd.getpwuid(os.getuid())
    spawner = SimpleNamespace(user=SimpleNamespace(name=me.pw_name), unit_extra_properties={**UNIT})
    only_own_home(spawner)
    told: dict[str, Any] = spawner.unit_extra_properties
    assert (told["ProtectHome"], told["BindPaths"]) == ("tmpfs", me.pw_dir)
    assert (told["ProtectSystem"], told["ReadWritePaths"]) == ("strict", me.pw_dir)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
def test_systemd_knows_every_property(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_checks, "has_systemd", lambda: True)
    monkeypatch.setattr(hub_checks, "_check_way", lambda place: None)
    told = _load(folder).SystemdSpawner.unit_extra_properties
    lines = [f"{name}={value}" for name, value in {**told, "BindPaths": "/srv"}.items()]
    unit = folder / "anna.service"
    unit.write_text("\n".join(["[Service]", "ExecStart=/bin/true", *lines, ""]), "utf-8")
    command = ["systemd-analyze", "--man=no", "verify", str(unit)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert [line for line in ended.stderr.splitlines() if "anna.service" in line] == []


def test_the_bounds_in_the_file_are_those_that_hold_without_it(folder: Path) -> None:
    text = (folder / hub_checks.CONFIG).read_text("utf-8")
    for name in ("one_name_here", "one_name", "one_address", "one_browser", "wait"):
        value = BoundedLogin.class_traits()[name].default_value
        assert f"c.BoundedLogin.{name} = {value:.0f}" in text
