"""The words of notebooks, and notebooks in another language."""

import json

from mt_widgets.translate.notebook import notebook_sentences, translate_notebook

CELLS = [
    {"cell_type": "markdown", "source": ["# Title\n", "\n", "Two lines\n", "of text.\n"]},
    {"cell_type": "code", "source": ["say('x')"], "outputs": [{"text": "x"}]},
    {"cell_type": "markdown", "source": ["- a\n", "- b"]},
]
BOOK = json.dumps({"cells": CELLS})


def test_every_paragraph_is_a_sentence() -> None:
    assert [*notebook_sentences(BOOK)] == [
        ("cell 1", "# Title"),
        ("cell 1", "Two lines\nof text."),
        ("cell 3", "- a\n- b"),
    ]


def test_only_words_are_translated() -> None:
    cells = json.loads(translate_notebook(BOOK, str.upper))["cells"]
    assert "".join(cells[0]["source"]) == "# TITLE\n\nTWO LINES\nOF TEXT."
    assert cells[1] == CELLS[1]
    assert cells[2]["source"] == ["- A\n", "- B"]
