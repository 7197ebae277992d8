"""A rule as the page shows it, as text, and as it is stored in a notebook."""

from base64 import b64encode
from collections.abc import Iterator
from html import escape
from typing import Any

from ...draw.svg import paint_svg
from ...engine.words import say, sentences
from ...lessons.course import Place
from ...lessons.rule_reference import RuleEntry, Setting, picture

_STYLE = "max-width:860px;margin:auto;font-family:var(--jp-ui-font-family)"


def shown(entry: RuleEntry, theme: str = "light") -> dict[str, Any]:
    """What the page is told of a rule; without a lesson there is no picture."""
    words = {"name": entry.name, "chapter": entry.chapter, "text": entry.text}
    notes = [{"label": label, "text": text} for label, text in _notes(entry)]
    place = entry.place
    if place is None:
        return {**words, "notes": notes}
    lesson = {"notebook": place.chapter.notebook, "label": _way(place)}
    scene = picture(place.lesson, place.step, theme)
    drawn = {"svg": paint_svg(scene), "size": [scene.width, scene.height], "alt": _where(place)}
    return {**words, "notes": notes, **drawn, "lesson": lesson}


def how_to_set(setting: Setting) -> str:
    """What to write to play with a setting."""
    return say("Write `{code}`, or put `{field}` into a position.",
               code=setting.code, field=setting.notation)  # fmt: skip


def _notes(entry: RuleEntry) -> Iterator[tuple[str, str]]:
    """What else there is to know about a rule, each with a label."""
    if entry.refusal:
        yield say("The board says"), say("“{sentence}”", sentence=entry.refusal)
    if entry.ruling:
        yield say("Editions differ"), entry.ruling
    if entry.setting:
        yield (
            say("You can change it"),
            sentences(entry.setting.otherwise, how_to_set(entry.setting)),
        )


def _way(place: Place) -> str:
    return say("Go to the lesson: {title}", title=say(place.chapter.title))


def _where(place: Place) -> str:
    """The text that describes the picture."""
    return say("The lesson {lesson}, step {step}: {title}", lesson=say(place.lesson.title),
               step=place.step + 1, title=say(place.lesson.steps[place.step].title))  # fmt: skip


def rule_text(entry: RuleEntry) -> str:
    """A rule in plain text."""
    notes = (f"{label}: {text.replace('`', '')}" for label, text in _notes(entry))
    where = (_where(entry.place),) if entry.place else ()
    return "\n".join((f"{entry.name} ({entry.chapter})", entry.text, *notes, *where))


def rule_html(entry: RuleEntry) -> str:
    """A rule as it is stored in a notebook; the same rule gives the same bytes."""
    notes = "".join(
        f"<p><b>{escape(label)}:</b> {escape(text.replace('`', ''))}</p>"
        for label, text in _notes(entry)
    )
    return (
        f'<div style="{_STYLE}"><p><code>{escape(entry.name)}</code> · {escape(entry.chapter)}</p>'
        f'<p style="font-size:1.2em">{escape(entry.text)}</p>{notes}'
        f"{_html_place(entry.place) if entry.place else ''}</div>"
    )


def _html_place(place: Place) -> str:
    """The picture, and the way to the lesson."""
    svg = b64encode(paint_svg(picture(place.lesson, place.step)).encode()).decode()
    alt, way = escape(_where(place)), escape(_way(place))
    return (
        f'<img alt="{alt}" src="data:image/svg+xml;base64,{svg}" width="560">'
        f'<p><a href="{escape(place.chapter.notebook)}">{way}</a></p>'
    )
