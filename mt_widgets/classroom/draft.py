"""An assignment while a teacher makes it, and what is given out along with its file."""

import json
import re
from dataclasses import dataclass, replace
from typing import Any

from ..engine.errors import mistake
from ..engine.words import say, sentences
from .assignment import AssignmentFile, format_assignment, format_link
from .setting import about, check_set
from .spoken import new_word, seal

WORD_FILE = ".release-word.txt"  # how the name of the teacher's own file ends
WORD_HEAD = "magical-towers: release word"
_KERNEL = {"display_name": "Python 3", "language": "python", "name": "python3"}
_FOLDED = {"source_hidden": True}
# Escapes a title, so that Markdown shows it as it is.
_PLAIN = str.maketrans({sign: f"\\{sign}" for sign in "\\`*_{}[]()#+-.!|<>~$&"})


@dataclass(frozen=True, slots=True)
class AssignmentDraft:
    """What the teacher has picked and decided so far; title and items may still be missing."""

    items: tuple[str, ...] = ()
    title: str = ""
    hints: int = 3
    minutes: int = 0
    exam: bool = False
    variants: bool = False
    word: str = ""  # shows the solutions of an exam
    sealed: str = ""  # its seal, as the assignment holds it

    def worded(self, word: str = "") -> "AssignmentDraft":
        """With a release word, the given one or a new one. Raises Mistake for a bad one."""
        word = word.strip() or new_word()
        return self if word == self.word else replace(self, word=word, sealed=seal(word))

    def added(self, *items: str) -> "AssignmentDraft":
        """With more items at the end; those already there keep their places."""
        return replace(self, items=tuple(dict.fromkeys([*self.items, *items])))

    def removed(self, *items: str) -> "AssignmentDraft":
        """Without some items."""
        return replace(self, items=tuple(one for one in self.items if one not in items))

    def moved(self, item: str, by: int) -> "AssignmentDraft":
        """With an item further up or down; at the ends it stays."""
        rest = [one for one in self.items if one != item]
        place = self.items.index(item) + by
        rest.insert(min(max(place, 0), len(rest)), item)
        return replace(self, items=tuple(rest))

    @property
    def assignment(self) -> AssignmentFile:
        """The assignment for the pupils. Raises Mistake if something is missing or wrong."""
        if not self.items:
            raise mistake("Pick some lessons or puzzles.")
        if not self.title.strip():
            raise mistake("Give it a title, so that your pupils know it again.")
        assignment = AssignmentFile(
            " ".join(self.title.split()), self.items, self.hints, self.minutes, self.exam,
            self.variants, self.sealed if self.exam else "",
        )  # fmt: skip
        check_set(assignment)
        return assignment


def with_word(assignment: AssignmentFile, word: str = "") -> tuple[AssignmentFile, str]:
    """An exam with a release word, the given one or a new one, and the word; else no word."""
    if not assignment.exam:
        return assignment, ""
    chosen = word.strip() or new_word()
    return replace(assignment, release=seal(chosen)), chosen


def file_name(assignment: AssignmentFile) -> str:
    """A short name for its files, made from the title."""
    words = re.findall(r"\w+", assignment.title.lower())
    return "-".join(words)[:40].strip("-") or assignment.code


def word_text(assignment: AssignmentFile, word: str) -> str:
    """The teacher's own file, to look up the release word of an exam."""
    told = say("Keep this file to yourself. Say the word when all have handed in: then the "
               "assignment shows what was right to those who type it.")  # fmt: skip
    return f"{WORD_HEAD}\n{assignment.title} ({assignment.code})\n\n{word}\n\n{told}\n"


def format_notebook(assignment: AssignmentFile) -> str:
    """The text of the notebook; running it shows the assignment."""
    how = say(
        "To begin, choose **Run** in the menu above, then **Run All Cells**. At the end you get a "
        "file and a line of text for your teacher."
    )
    told = [f"# {assignment.title.translate(_PLAIN)}", sentences(*about(assignment)), how]
    # The text is in a raw string: a title may contain quotation marks and backslashes.
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
    """The address of a site's start page. Raises Mistake if it is no address."""
    address = address.strip().partition("#")[0]
    if not re.fullmatch(r"(https?|file)://\S*[^\s/]\S*", address) or not address.isprintable():
        raise mistake("site: an address such as http://localhost:8000/ is meant")
    return address if address.endswith(".html") else f"{address.rstrip('/')}/index.html"


def site_link(assignment: AssignmentFile, site: str | None) -> str:
    """The link that opens an assignment on a site; without a site, the part after its address."""
    return format_link(assignment, "" if site is None else check_site(site))
