"""What the page of a class's results is told: words, cells, lists, and lines on the board."""

from collections.abc import Iterator
from typing import Any

from ...classroom.assignment import LESSON
from ...classroom.doubled import Doubled
from ...classroom.mistakes import line_scene, line_words, why_wrong
from ...classroom.overview import Item, Overview, say_state, state
from ...classroom.plots import outcome_plot, say_time, time_plot
from ...classroom.report import TOLD, Known, Row, say_proof
from ...classroom.subjects import find_rule, find_theme
from ...classroom.told import (
    MARKS,
    grouped_doubts,
    say_items,
    say_known,
    say_lead,
    say_title,
    theme_title,
)
from ...draw.scene import Scene
from ...draw.svg import paint_svg
from ...engine.words import say

_MOST_KNOWN = 8  # rules or themes that are listed
_MOST_TRIED = 20  # wrong moves of one pupil at one item
_MOST_LINES = 8  # wrong moves of an item
_MOST_NAMES = 40  # of those who tried the same
_LONGEST = 80  # signs of a line that somebody wrote
_MOST_DOUBTS, _MOST_OPTIONS = 300, 20


def shown_report(of: Overview, *, trust: bool = False) -> dict[str, Any]:
    """Everything but pictures; an empty one where nothing was given."""
    left_out = [list(one) for one in of.gathered.left_out]
    if not of.rows and not left_out and of.assignment is None:
        return {}
    return {
        "title": say_title(of),
        "lead": say_lead(of),
        "states": {name: say_state(name) for name in MARKS},
        "items": [_item(of, item) for item in of.items],
        "pupils": [_pupil(of, pupil) for pupil in of.pupils],
        "left": left_out,
        "doubts": _doubts(of),
        "doubled": [_doubled(one) for one in of.gathered.doubled],
        "chosen": bool(of.gathered.taken),
        "trust": trust,
        "bare": any(doubt.bare for doubt in of.judged.doubts),
        **_weak(of),
    }


def _doubts(of: Overview) -> list[dict[str, Any]]:
    return [
        {"pupil": pupil, "said": said, "items": say_items(of, items)}
        for pupil, said, items in grouped_doubts(of)[:_MOST_DOUBTS]
    ]


def _doubled(one: Doubled) -> dict[str, Any]:
    options = [
        {"name": option.name, "pupil": option.pupil, "said": option.said}
        for option in one.options[:_MOST_OPTIONS]
    ]
    return {"why": one.why, "options": options}


def _item(of: Overview, item: Item) -> dict[str, Any]:
    subject, puzzle = of.subjects.get(item.name), of.puzzle(item.name)
    wrong = [
        {"line": one.line[:_LONGEST], "pupils": list(one.pupils[:_MOST_NAMES]),
         "number": len(one.pupils)}
        for one in of.wrong(item.name)[:_MOST_LINES]
    ]  # fmt: skip
    solutions = puzzle.proof.solutions if puzzle and puzzle.proof else ()
    return {
        "name": item.name,
        "title": item.title[:_LONGEST],
        "lesson": item.name.startswith(LESSON),
        "counts": [item.states[name] for name in MARKS],
        "time": say_time(item.seconds),
        "rules": list(subject.rules) if subject else [],
        "themes": [theme_title(name) for name in subject.themes] if subject else [],
        "wrong": wrong,
        "solution": solutions[0] if solutions else "",
    }


def _pupil(of: Overview, pupil: str) -> dict[str, Any]:
    rows = of.of_pupil(pupil)
    return {
        "name": pupil,
        "missing": pupil in of.missing,
        "waiting": pupil in of.waiting,
        "cells": [_cell(row) for row in rows],
        "first": sum(row.first_try for row in rows),
        "hints": sum(row.hints for row in rows),
        "seconds": sum(row.seconds for row in rows),
        "time": say_time(sum(row.seconds for row in rows)),
        **_weak(of, pupil),
    }


def _cell(row: Row) -> dict[str, Any]:
    tried = [line[:_LONGEST] for line in row.tried[:_MOST_TRIED]]
    if len(row.tried) > _MOST_TRIED:
        tried.append(say("… and {number} more", number=len(row.tried) - _MOST_TRIED))
    return {
        "state": state(row), "sittings": row.sittings, "stars": row.stars, "hints": row.hints,
        "seconds": row.seconds, "time": say_time(row.seconds), "tried": tried,
        "value": row.value, "best": row.best, "told": row.proof == TOLD and row.solved,
        "proof": say_proof(row.proof), "doubt": row.doubt,
    }  # fmt: skip


def _weak(of: Overview, pupil: str | None = None) -> dict[str, list[dict[str, Any]]]:
    """What is not known well, the weakest first."""
    return {
        "rules": [
            {"name": one.name, "text": say(find_rule(one.name).text), **_share(one)}
            for one in _not_known(of.rules(pupil))
        ],
        "themes": [
            {"title": theme_title(one.name), **_share(one),
             "text": say(theme.about) if (theme := find_theme(one.name)) else ""}
            for one in _not_known(of.themes(pupil))
        ],
    }  # fmt: skip


def _not_known(known: tuple[Known, ...]) -> list[Known]:
    return [one for one in known if one.right < one.of][:_MOST_KNOWN]


def _share(known: Known) -> dict[str, Any]:
    return {"share": known.right / known.of, "said": say_known(known)}


def shown_plots(of: Overview, theme: str) -> list[dict[str, Any]]:
    """Both plots, in the colours of the page."""
    return [_drawn(outcome_plot(of, theme)), _drawn(time_plot(of, theme))]


def _drawn(scene: Scene) -> dict[str, Any]:
    size = [scene.width, scene.height]
    return {"svg": paint_svg(scene), "size": size, "title": scene.title, "alt": scene.description}


def shown_line(of: Overview, item: str, line: str, theme: str) -> Iterator[dict[str, Any]]:
    """What a line does, as a board and in words; then once more with why it fails."""
    puzzle = of.puzzle(item)
    scene = line_scene(puzzle, line, theme) if puzzle else None
    if puzzle is None or scene is None:
        yield {"svg": ""}
        return
    told = {**_drawn(scene), "alt": line_words(puzzle, line) or line}
    yield told
    why = why_wrong(puzzle, line)
    if why:
        yield {**told, "why": why}
