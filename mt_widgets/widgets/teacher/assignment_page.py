"""What stands above the items of an assignment: who, how far, how long, and what to hand in."""

import re
from collections.abc import Callable, Mapping
from typing import Any

import anywidget
from traitlets import Dict, List

from ...classroom.assignment import AssignmentFile
from ...classroom.pupil import ANSWERED, BEGUN, MISSING, OPEN, RIGHT, WRONG, PupilWork
from ...classroom.receipt import format_line, format_receipt
from ...classroom.setting import about
from ...classroom.subjects import Subject
from ...engine.words import marked, say, sentences
from ..page.assets import read_assets
from ..page.panel_parts import Button, button

Page = dict[str, Any]
_DONE = (ANSWERED, RIGHT)
_SIGNS = {RIGHT: "good", WRONG: "bad"}
_STATES = marked({
    OPEN: "not yet done",
    BEGUN: "begun",
    ANSWERED: "answered",
    RIGHT: "right",
    WRONG: "not right",
    MISSING: "not answered",
})  # fmt: skip


class AssignmentSheet(anywidget.AnyWidget):
    """Shows what it is told and reports what the pupil does."""

    _esm = read_assets("page", "panel_nodes.js", "panel_theme.js", "panel_file.js") + read_assets(
        "teacher", "assignment.js"
    )
    _css = read_assets("page", "panel.css", "panel_choices.css") + read_assets(
        "teacher", "assignment.css"
    )

    page = Dict().tag(sync=True)
    left: List[Any] = List([0, 0.0]).tag(sync=True)  # seconds, behind a number of their own

    def __init__(self, on_message: Callable[[object], None]) -> None:
        super().__init__()
        self.on_msg(lambda _widget, content, _buffers: on_message(content))

    def tell_time(self, left: float | None) -> None:
        """Tell how many seconds are left; the number lets the same be heard again."""
        self.left = [self.left[0] + 1, left or 0.0]


def name_page(assignment: AssignmentFile, last: str) -> Page:
    """What is to be done, and the question who does it."""
    help_ = say("A nickname or a number will do; your real name is not needed.")
    go_on = say("Go on") if last else say("Begin")
    label = say("Your name or number")
    return {
        "title": assignment.title,
        "texts": about(assignment),
        "name": {"label": label, "help": help_, "button": go_on, "value": last, "primary": True},
    }


def work_page(work: PupilWork, subjects: Mapping[str, Subject], *, sure: bool = True) -> Page:
    """The items and where one stands; ``sure`` is asked before it is handed in."""
    assignment, number, states = work.assignment, work.progress.at, work.states()
    buttons = _buttons(work, [*states.values()], sure)
    page = {**_head(work), "items": _items(work, states, subjects), "buttons": buttons}
    if work.over:
        text = say("The time is over. Hand in what you have done.")
        return {**page, "status": _told("told", text), "time": None}
    if not sure:
        return {**page, "status": _told("told", _ask(work, [*states.values()]))}
    title = subjects[assignment.items[number]].title
    page["kicker"] = say("{pupil} · {number} of {all}: {title}", pupil=work.pupil, title=title,
                         number=number + 1, all=len(assignment.items))  # fmt: skip
    return page


def handed_page(work: PupilWork, subjects: Mapping[str, Subject]) -> Page:
    """What is given to the teacher; after an exam, what was right."""
    receipt = work.receipt
    name = re.sub(r"[^\w-]+", "-", work.pupil).strip("-") or "pupil"
    file = {"name": f"{name}-{receipt.code}.json", "text": format_receipt(receipt)}
    handed = {"line": format_line(receipt), "file": file, "words": _handing()}
    again = not work.assignment.exam and not work.over
    buttons = [button("take_back", say("Go on working"))] if again else []
    states, told = work.states(), work.assignment.exam and work.released
    items = _items(work, states, subjects) if told else []
    page = {**_head(work), "items": items, "time": None, "handed": handed}
    page["word"] = {} if work.released else _asking_word()
    return {**page, "buttons": buttons, "status": _told("done", _outcome(work, [*states.values()]))}


def _asking_word() -> Page:
    """The field for the release word."""
    help_ = say("Your teacher says it aloud when all have finished. Then you see what was right.")
    return {"label": say("The release word"), "help": help_, "button": say("Show what was right")}


def _head(work: PupilWork) -> Page:
    time = None
    if work.assignment.minutes:
        label = say("{time} left", time="{time}")
        time = {"label": label, "soon": say("Less than a minute is left.")}
    leave = say("I am somebody else")
    return {"title": work.assignment.title, "kicker": work.pupil, "leave": leave, "time": time}


def _items(
    work: PupilWork, states: Mapping[str, str], subjects: Mapping[str, Subject]
) -> list[Page]:
    found = list[Page]()
    for number, (item, state) in enumerate(states.items()):
        said = say("{number}. {title}: {state}", number=number + 1, title=subjects[item].title,
                   state=say(_STATES[state]))  # fmt: skip
        shown = {"number": number, "said": said, "state": _SIGNS.get(state, state)}
        found.append({**shown, "here": number == work.progress.at})
    return found


def _buttons(work: PupilWork, states: list[str], sure: bool) -> list[Button]:
    last, at = len(work.assignment.items) - 1, work.progress.at
    if work.over:
        return [button("hand_in", say("Hand in"), primary=True)]
    if not sure:
        yes = {**button("hand_in", say("Yes, hand in"), primary=True), "push": True}
        return [button("stay", say("Not yet")), yes]
    done, whole = states[at] in _DONE, all(state in _DONE for state in states)
    back, on = button("back", say("Back")), button("on", say("Next"), primary=done and not whole)
    back["disabled"], on["disabled"] = at == 0, at == last
    return [back, on, {**button("ask", say("Hand in"), primary=whole), "push": True}]


def _ask(work: PupilWork, states: list[str]) -> str:
    """A question that tells what is missing."""
    done = sum(state in _DONE for state in states)
    missing = done < len(states)
    exam = work.assignment.exam
    told = say("You have done {done} of {all}.", done=done, all=len(states)) if missing else ""
    final = say("Once it is handed in, nothing can be changed.") if exam else ""
    return sentences(told, final, say("Do you want to hand in now?"))


def _outcome(work: PupilWork, states: list[str]) -> str:
    right = sum(state == RIGHT for state in states)
    if not work.assignment.exam:
        if right == len(states):
            return say("Handed in, and everything is done. Well done!")
        return say("Handed in. Done: {right} of {all}.", right=right, all=len(states))
    if not work.released:
        done = sum(state == ANSWERED for state in states)
        return say("Handed in. Answered: {done} of {all}.", done=done, all=len(states))
    return say("Handed in. Right: {right} of {all}. Click a number to see why.", right=right,
               all=len(states))  # fmt: skip


def _told(kind: str, text: str) -> Page:
    return {"kind": kind, "text": text}


def _handing() -> dict[str, str]:
    return {
        "why": say("Now give your work to your teacher. One of these two ways is enough:"),
        "lead": say("1. Save the file, and give or send it to your teacher."),
        "save": say("Save the file"),
        "other": say("2. Or copy this line, and send it or paste it where your teacher says."),
        "copy": say("Copy the line"),
        "line": say("The line for your teacher"),
        "saved": say("{name} was saved. Look in your downloads.", name="{name}"),
        "copied": say("The line was copied."),
        "by_hand": say("Copy the marked text with Ctrl+C or ⌘C."),
    }
