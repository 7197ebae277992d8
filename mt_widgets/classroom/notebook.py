"""An assignment as a notebook for JupyterLab, which reads well before anybody trusts or runs it."""

import json
from typing import Any

from ..engine.words import say, sentences
from .assignment import Assignment, format_assignment
from .setting import about

__all__ = ["format_notebook"]

_KERNEL = {"display_name": "Python 3", "language": "python", "name": "python3"}
_FOLDED = {"source_hidden": True}
# A title of which Markdown makes nothing else.
_PLAIN = str.maketrans({sign: f"\\{sign}" for sign in "\\`*_{}[]()#+-.!|<>~$&"})


def format_notebook(assignment: Assignment) -> str:
    """The text of the notebook; running it shows the assignment."""
    how = say(
        "To begin, choose **Run** in the menu above, then **Run All Cells**. At the end you get a "
        "file and a line of text for your teacher."
    )
    told = [f"# {assignment.title.translate(_PLAIN)}", sentences(*about(assignment)), how]
    # What stands between the quotation marks is raw: a title may have marks of its own.
    text = format_assignment(assignment)
    source = f'from mt_widgets import Assignment\n\nAssignment(r"""\n{text}""")'
    words = {"cell_type": "markdown", "id": "words", "metadata": {}}
    code = {"cell_type": "code", "id": "assignment", "metadata": {"jupyter": _FOLDED}}
    cells: list[dict[str, Any]] = [
        {**words, "source": "\n\n".join(told)},
        {**code, "execution_count": None, "outputs": [], "source": source},
    ]
    metadata = {"kernelspec": _KERNEL, "language_info": {"name": "python"}}
    book = {"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(book, ensure_ascii=False, indent=1) + "\n"
