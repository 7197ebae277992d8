"""What a killed build of the site leaves behind is cleared, and a site in between comes back."""

import os
import subprocess
import sys
from pathlib import Path

from mt_widgets.site.build import LOCK, NEW, OLD, clear_leftovers

HOLD = """
import sys, time
from pathlib import Path
from mt_widgets.site.build import _swapped_in
with _swapped_in(Path(sys.argv[1])) as fresh:
    (fresh / "index.html").write_text("half")
    print(fresh.parent, flush=True)
    time.sleep(60)
"""


def left_behind(out: Path) -> Path:
    folder = out.with_name(f".{out.name}-abc")
    for part in (NEW, OLD):
        (folder / part).mkdir(parents=True)
        (folder / part / "index.html").write_text(part)
    (folder / LOCK).touch()
    os.utime(folder, (0, 0))
    return folder


def test_a_folder_of_a_dead_build_is_cleared_and_one_of_somebody_else_stays(tmp_path: Path) -> None:
    out = tmp_path / "site"
    out.mkdir()
    (tmp_path / ".site-mine").mkdir()
    folder = left_behind(out)
    clear_leftovers(out)
    assert not folder.exists()
    assert (tmp_path / ".site-mine").exists()
    assert not [*out.iterdir()]


def test_a_site_that_was_just_being_replaced_comes_back(tmp_path: Path) -> None:
    out = tmp_path / "site"
    left_behind(out)
    clear_leftovers(out)
    assert (out / "index.html").read_text() == OLD


def test_a_build_that_lives_keeps_its_folder_until_it_is_killed(tmp_path: Path) -> None:
    out = tmp_path / "site"
    command = [sys.executable, "-c", HOLD, str(out)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        folder = Path(process.stdout.readline().strip())
        os.utime(folder, (0, 0))
        clear_leftovers(out)
        assert (folder / NEW / "index.html").exists()
        process.kill()
        process.wait()
        clear_leftovers(out)
        assert not folder.exists()
