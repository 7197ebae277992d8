"""An assignment while a teacher makes it, and what is given out beside its file.

A draft may still be without a title or items. The notebook for JupyterLab reads well before anybody
trusts or runs it.
"""

import json
import re
from dataclasses import dataclass, replace
from typing import Any

from ..engine.errors import mistake
from ..engine.words import say, sentences
from .assignment import Assignment, format_assignment, format_link
from .setting import about, check_set
from .spoken import new_word, seal

__all__ = [
    "WORD_FILE", "WORD_HEAD", "Draft", "check_site", "file_name", "format_notebook", "site_link",
    "with_word", "word_text",
]  # fmt: skip

WORD_FILE = ".release-word.txt"  # how the name of the teacher's own file ends
WORD_HEAD = "magical-towers: release word"
_KERNEL = {"display_name": "Python 3", "language": "python", "name": "python3"}
_FOLDED = {"source_hidden": True}
# A title of which Markdown makes nothing else.
_PLAIN = str.maketrans({sign: f"\\{sign}" for sign in "\\`*_{}[]()#+-.!|<>~$&"})


@dataclass(frozen=True, slots=True)
class Draft:
    """What was picked and decided so far; everything that is done gives another draft."""

    items: tuple[str, ...] = ()
    title: str = ""
    hints: int = 3
    minutes: int = 0
    exam: bool = False
    variants: bool = False
    word: str = ""  # after which the solutions of an exam are shown
    sealed: str = ""  # the same as the assignment holds it

    def worded(self, word: str = "") -> "Draft":
        """With a release word, the given one or a new one; raises a Mistake for what is none."""
        word = word.strip() or new_word()
        return self if word == self.word else replace(self, word=word, sealed=seal(word))

    def added(self, *items: str) -> "Draft":
        """With more items at the end; those that are there stay where they are."""
        return replace(self, items=tuple(dict.fromkeys([*self.items, *items])))

    def removed(self, *items: str) -> "Draft":
        """Without some items."""
        return replace(self, items=tuple(one for one in self.items if one not in items))

    def moved(self, item: str, by: int) -> "Draft":
        """With an item further up or down; at the ends it stays."""
        rest = [one for one in self.items if one != item]
        place = self.items.index(item) + by
        rest.insert(min(max(place, 0), len(rest)), item)
        return replace(self, items=tuple(rest))

    @property
    def assignment(self) -> Assignment:
        """What can be given to pupils; raises a Mistake that tells what is missing or wrong."""
        if not self.items:
            raise mistake("Pick some lessons or puzzles.")
        if not self.title.strip():
            raise mistake("Give it a title, so that your pupils know it again.")
        assignment = Assignment(
            " ".join(self.title.split()), self.items, self.hints, self.minutes, self.exam,
            self.variants, self.sealed if self.exam else "",
        )  # fmt: skip
        check_set(assignment)
        return assignment


def with_word(assignment: Assignment, word: str = "") -> tuple[Assignment, str]:
    """An exam with a release word, the given one or a new one; what is no exam has none."""
    if not assignment.exam:
        return assignment, ""
    chosen = word.strip() or new_word()
    return replace(assignment, release=seal(chosen)), chosen


def file_name(assignment: Assignment) -> str:
    """A short name for its files, made from the title."""
    words = re.findall(r"\w+", assignment.title.lower())
    return "-".join(words)[:40].strip("-") or assignment.code


def word_text(assignment: Assignment, word: str) -> str:
    """The teacher's own file, to look up the release word of an exam."""
    told = say("Keep this file to yourself. Say the word when all have handed in: then the "
               "assignment shows what was right to those who type it.")  # fmt: skip
    return f"{WORD_HEAD}\n{assignment.title} ({assignment.code})\n\n{word}\n\n{told}\n"


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


def check_site(address: str) -> str:
    """The address of a site's start page, or raise a Mistake."""
    address = address.strip().partition("#")[0]
    if not re.fullmatch(r"(https?|file)://[^\s]+", address) or not address.isprintable():
        raise mistake("site: an address such as http://localhost:8000/ is meant")
    return address if address.endswith(".html") else f"{address.rstrip('/')}/index.html"


def site_link(assignment: Assignment, site: str | None) -> str:
    """The link that opens an assignment on a site, or what goes behind the address of any."""
    return format_link(assignment, "" if site is None else check_site(site))
