"""The command line for assignments: a file for the pupils, a link for a site, and a notebook."""

import argparse
from pathlib import Path

from ..classroom import draft
from ..classroom.assignment import (
    ASSIGNMENT_FILE,
    AssignmentFile,
    format_assignment,
    parse_assignment,
)
from ..classroom.plans import ready_assignment
from ..classroom.setting import find_items
from ..engine.errors import excerpt, mistake
from ..engine.words import say
from .arguments import is_whole
from .output import Output, named_file, write_outputs


def handle_assign(given: argparse.Namespace) -> int:
    """Write the file, and tell its code and its link."""
    asked = _asked_for(given)
    if not asked.exam and given.word is not None:
        raise mistake("assign: --word is for an exam, so add --exam")
    assignment, word = draft.with_word(asked, given.word or "")
    link = draft.site_link(assignment, given.site)
    name = given.ready or draft.file_name(assignment)
    file = _file(name if given.output is None else given.output)
    stem = file.name.removesuffix(ASSIGNMENT_FILE).removesuffix(".toml")
    outputs = [Output(file, format_assignment(assignment), _is_assignment)]
    if given.notebook:
        book = file.with_name(f"{stem}.ipynb")
        sign = b"from mt_widgets import Assignment"
        outputs.append(Output(book, draft.format_notebook(assignment), lambda old: sign in old))
    if word:
        own = file.with_name(f"{stem}{draft.WORD_FILE}")
        head, text = draft.WORD_HEAD.encode(), draft.word_text(assignment, word)
        outputs.append(Output(own, text, lambda old: old.startswith(head), private=True))
    write_outputs(*outputs)
    for output in outputs:
        print(output.path)
    print(say("code {code}", code=assignment.code))
    if word:
        print(say("release word {word}, for you alone until all have handed in", word=word))
    if given.site is None:
        print(say("link, to be put behind the address of your site: {link}", link=link))
    else:
        print(say("link {link}", link=link))
    return 0


def _asked_for(given: argparse.Namespace) -> AssignmentFile:
    """One that is ready, or one of the items that are named."""
    if given.ready is not None:
        own = given.items, given.title, given.hints, given.minutes, given.exam, given.variants
        if any(one not in (None, False, []) for one in own):
            raise mistake(
                "assign: what is --ready has items, a title, hints and all the rest already"
            )
        return ready_assignment(given.ready)
    hints, minutes = _number("hints", given.hints, 3), _number("minutes", given.minutes, 0)
    items = find_items(given.items)
    chosen = draft.AssignmentDraft(
        items, given.title or "", hints, minutes, given.exam, given.variants
    )
    return chosen.assignment


def _number(name: str, text: str | None, otherwise: int) -> int:
    if text is None:
        return otherwise
    if not is_whole(text, 0, 9999):
        raise mistake("{name}: {text} is not a whole number", name=name, text=excerpt(text))
    return int(text)


def _file(output: str) -> Path:
    """The file that is named, with its ending."""
    path = named_file("assign", output)
    return path if path.suffix == ".toml" else path.with_name(path.name + ASSIGNMENT_FILE)


def _is_assignment(old: bytes) -> bool:
    try:
        parse_assignment(old.decode(), "")
    except ValueError:
        return False
    return True
