"""Setting an assignment: finding its puzzles and lessons, and checking that they fit."""

from collections.abc import Iterable
from pathlib import Path

from ..engine.errors import excerpt, mistake
from ..engine.words import say
from ..files.text import read_text
from ..puzzles.packs import packs
from ..puzzles.wording import has_puzzling
from .assignment import LESSON, AssignmentFile, is_link, parse_assignment, parse_link
from .plans import ready_assignments
from .subjects import Subject, find_subjects


def find_assignment(which: AssignmentFile | str | Path) -> AssignmentFile:
    """The assignment of a file, a text, a link, or a ready one's name. Raises Mistake."""
    if isinstance(which, AssignmentFile):
        return which
    text = str(which)
    if is_link(text):
        return parse_link(text)
    if isinstance(which, str) and "\n" in text.strip():
        return parse_assignment(text, say("the assignment"))
    if not text.strip() or "\0" in text:
        raise mistake("The name of the assignment's file is missing.")
    if text in ready_assignments():
        return ready_assignments()[text]
    return parse_assignment(read_text(Path(which)), Path(which).name)


def find_items(names: Iterable[str]) -> tuple[str, ...]:
    """The names of puzzles, lessons and all puzzles of packs. Raises Mistake for others."""
    ours = {pack.name: pack for pack in packs()}
    found = dict[str, None]()
    for name in names:
        if name in ours:
            found |= dict.fromkeys(f"{name}/{file.stem}" for file in ours[name].files)
        elif name in find_subjects([name]):
            found[name] = None
        else:
            raise mistake("There is no puzzle, pack or lesson {name}.", name=excerpt(name))
    return tuple(found)


def check_set(assignment: AssignmentFile) -> dict[str, Subject]:
    """The subjects of the items. Raises Mistake if an item can't be set like this."""
    subjects = find_subjects(assignment.items)
    for item in assignment.items:
        if item not in subjects:
            name = excerpt(item)
            raise mistake("items: there is no puzzle or lesson {name} here", name=name)
        if assignment.exam and item.startswith(LESSON):
            raise mistake("items: {name} tells at once what is right, so it cannot be in an exam",
                          name=excerpt(item))  # fmt: skip
        puzzle = subjects[item].puzzle
        if assignment.variants and puzzle is not None and not has_puzzling(puzzle.game):
            name = excerpt(item)
            raise mistake("items: there are no variants of {name}, so it is for all", name=name)
    return subjects


def about(assignment: AssignmentFile) -> list[str]:
    """What pupils should know before they begin, in a few sentences."""
    number = len(assignment.items)
    puzzles = not any(item.startswith(LESSON) for item in assignment.items)
    told = [say("Puzzles: {number}.", number=number) if puzzles
            else say("Puzzles and lessons: {number}.", number=number)]  # fmt: skip
    if assignment.minutes:
        told.append(say("Time: {minutes} minutes, from when you begin.",
                        minutes=assignment.minutes))  # fmt: skip
    if assignment.release:
        told.append(say("This is an exam: what is right is shown after you have handed in, when "
                        "your teacher says the release word."))  # fmt: skip
    elif assignment.exam:
        told.append(say("This is an exam: you are told what is right when you have handed in."))
    elif assignment.hints < 3:
        told.append(say("Hints for each puzzle: {number}.", number=assignment.hints))
    return told
