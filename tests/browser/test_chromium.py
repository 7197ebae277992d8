"""Finding or installing a browser, tried with a machine that has none, and with pretended ones."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from .chromium import MISSING

WORKING = "echo Chromium 156"
CLOSED = "http://127.0.0.1:9"  # nobody answers there
STAND_IN = "echo install another package; exit 1"


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A folder that is all the search path there is; what it has not, cannot be found."""
    return tmp_path


def _put(machine: Path, name: str, script: str) -> Path:
    path = machine / name
    path.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    path.chmod(0o755)
    return path


def _ask(machine: Path, **more: str) -> tuple[int, str, str]:
    """Exit code, output and last sentence of the command, where nothing can be downloaded."""
    nowhere = {"PLAYWRIGHT_BROWSERS_PATH": str(machine), "PLAYWRIGHT_DOWNLOAD_HOST": CLOSED}
    environment = os.environ | {"PATH": str(machine), "MT_CHROMIUM": ""} | nowhere | more
    command = [sys.executable, "-m", "tests.browser.chromium"]
    asked = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    return asked.returncode, asked.stdout.strip(), asked.stderr.strip().rpartition("\n")[2]


def test_the_systems_browser_is_found_and_a_stand_in_is_passed_over(machine: Path) -> None:
    _put(machine, "chromium", STAND_IN)
    chrome = _put(machine, "google-chrome", WORKING)
    assert _ask(machine) == (0, str(chrome), "")


def test_a_named_browser_goes_before_all_and_is_not_replaced_by_another(machine: Path) -> None:
    _put(machine, "chromium", WORKING)
    mine = _put(machine, "mine", WORKING)
    assert _ask(machine, MT_CHROMIUM=str(mine)) == (0, str(mine), "")
    assert _ask(machine, MT_CHROMIUM=str(machine / "lost")) == (1, "", MISSING)


def test_debians_package_is_installed_where_there_is_none(machine: Path) -> None:
    _put(machine, "sudo", '[ "$2" = true ] || { shift; exec "$@"; }')
    _put(machine, "package", WORKING)
    _put(machine, "apt-get", f'[ "$1" = update ] || /bin/ln -s package {machine}/chromium')
    assert _ask(machine)[:2] == (0, str(machine / "chromium"))


def test_where_none_can_be_had_a_sentence_says_what_to_install(machine: Path) -> None:
    _put(machine, "apt-get", "exit 100")
    assert _ask(machine) == (1, "", MISSING)
