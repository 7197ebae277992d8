"""Mistakes of people: a notebook shows one sentence."""

from contextlib import redirect_stdout
from io import StringIO

import pytest
from IPython.core.interactiveshell import InteractiveShell


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("mt.parse('K/3')", "position: "),
        ("mt.play(mt.start(2, seed=1), 'W9')", "move: 'W9': "),
        ("mt.play(mt.start(2, seed=1), 'W3:y4')", "wizard.own: the yellow wizard is not yours"),
        ("mt.load('no such file')", "'no such file': cannot be read"),
        ("mt.Board(theme='pink')", "theme='pink' is no setting"),
    ],
)
def test_a_notebook_shows_the_sentence_alone(code: str, sentence: str) -> None:
    shell = InteractiveShell.instance()
    with redirect_stdout(StringIO()) as shown:
        shell.run_cell(f"import mt_widgets as mt; {code}")  # type: ignore[no-untyped-call]
    assert shown.getvalue().strip().startswith(sentence)
    assert shown.getvalue().strip().count("\n") == 0
