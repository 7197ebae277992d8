"""The command that opens the lessons in JupyterLab."""

import argparse
import os
from pathlib import Path
from typing import NoReturn

import pytest

from mt_widgets.commands import lab


def test_jupyterlab_begins_with_no_module_from_the_folder_that_it_is_started_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = list[str]()

    def take_over(_: str, command: list[str]) -> NoReturn:
        started.extend(command[1:])
        raise SystemExit

    monkeypatch.setattr(os, "execv", take_over)
    monkeypatch.setattr(lab, "trust_lessons", lambda _: None)
    folder = tmp_path / "lessons"
    with pytest.raises(SystemExit):
        lab.handle_lab(argparse.Namespace(folder=str(folder), no_browser=True))
    assert started[:3] == ["-P", "-m", "jupyterlab"]
    assert f"--ServerApp.root_dir={folder}" in started
