"""Where there is no other browser, ``make browsers`` says so."""

import os
import subprocess
import sys
from pathlib import Path


def test_without_a_browser_a_sentence_tells_what_to_install(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.browsers"], env=os.environ | {"PATH": str(tmp_path)},
        cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("Neither Firefox nor WebKit is here, so nothing was visited;")
    assert done.stderr.count("\n") == 1
