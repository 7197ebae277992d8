"""Plans as they are stored in a notebook: pages that open, with plain links, and text."""

from collections.abc import Iterable, Iterator
from html import escape
from importlib.resources import files

from ...classroom.assignment import LESSON
from ...classroom.plan_words import ITEM, Link, PlanBlock, tell, tell_key
from ...classroom.plans import Plan
from ...classroom.tree import say_sum, say_tree
from ...engine.words import beside, labelled, numbered, say
from ...games import GAMES
from ...lessons.course import chapters


def plans_text(plans: Iterable[Plan]) -> str:
    """Every plan, one after the other."""
    return "\n\n".join("\n".join(_lines(plan)) for plan in plans)


def _lines(plan: Plan) -> Iterator[str]:
    yield from (say(plan.title), say(plan.about))
    for chapter in tell(plan):
        yield from ("", chapter.heading)
        for block in chapter.blocks:
            if block.heading:
                yield f"  {_head(block)}"
            for row in block.rows:
                links = beside(link.label for link in row.links)
                for text in (*row.texts, *([links] if links else ())):
                    yield f"    {labelled(row.label, _plain(text))}"
    yield from _key_lines(plan)


def _key_lines(plan: Plan) -> Iterator[str]:
    if plan.questions:
        yield from ("", say("The key, with the proofs"))
    for one in tell_key(plan):
        yield f"  {numbered(one.number, one.text)}"
        yield f"    {one.answer}"
        if one.tree is not None:
            yield from (f"      {line}" for line in say_tree(one.tree).splitlines())
            yield f"    {say_sum(one.tree)}"


def _plain(text: str) -> str:
    return text.replace("`", "")


def plans_html(plans: Iterable[Plan]) -> str:
    """Every plan as HTML, in the style of the guide; equal plans give equal bytes."""
    style = files(__package__).joinpath("guide.css").read_text("utf-8")
    return f'<style>{style}</style><div class="mt-guide">{"".join(map(_page, plans))}</div>'


def _page(plan: Plan) -> str:
    head = f"<b>{escape(say(plan.title))}</b><br>{escape(say(plan.about))}"
    parts = "".join(
        f"<h3>{escape(chapter.heading)}</h3>{''.join(map(_block, chapter.blocks))}"
        for chapter in tell(plan)
    )
    key = "\n".join(_key_lines(plan))
    proofs = f"<pre>{escape(key)}</pre>" if key else ""
    inside = f'<div class="mt-plan"><div>{parts}{proofs}</div></div>'
    return f"<details><summary>{head}</summary>{inside}</details>"


def _head(block: PlanBlock) -> str:
    """What a part of an hour is about, behind its minutes where it has some."""
    if not block.time:
        return block.heading
    return say("{minutes} {heading}", minutes=block.time, heading=block.heading).strip()


def _block(block: PlanBlock) -> str:
    head = escape(_head(block))
    rows = "".join(
        f"<li><b>{escape(row.label)}</b> {escape(_plain(text))}</li>"
        for row in block.rows
        for text in row.texts
    )
    links = "".join(
        f"<li><b>{escape(row.label)}</b> {beside(map(_link, row.links))}</li>"
        for row in block.rows
        if row.links
    )
    return f"<h4>{head}</h4><ul>{rows}{links}</ul>" if head else f"<ul>{rows}{links}</ul>"


def _link(link: Link) -> str:
    label = escape(link.label)
    if link.kind != ITEM or not link.name.startswith(LESSON):
        return label
    return f'<a href="{escape(notebook_of(link.name))}">{label}</a>'


def notebook_of(item: str) -> str:
    """The notebook of a lesson."""
    name = item.removeprefix(LESSON)
    courses = (chapter for game in GAMES.values() for chapter in chapters(game))
    return next(one.notebook for one in courses if one.lesson == name)
