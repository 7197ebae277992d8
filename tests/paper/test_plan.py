"""Plans on paper: few pages, nothing cut off, and no answer on a pupil's page."""

import pytest

from mt_widgets.classroom.plan_words import tell, tell_key
from mt_widgets.classroom.plans import NAMES, find_plan
from mt_widgets.draw.page import SIZES, Picture, TextLine
from mt_widgets.paper.odds import key_pages, question_pages
from mt_widgets.paper.plan import plan_pages
from mt_widgets.paper.sheet import plan_sheet

from .samples import outside, overlapping, texts

ODDS = find_plan("odds")


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("name", NAMES)
def test_nothing_overlaps_or_leaves_the_page(name: str, paper: str) -> None:
    for page in plan_sheet(find_plan(name), SIZES[paper]).pages:
        assert not outside(page), texts(page)
        assert not overlapping(page), texts(page)


@pytest.mark.parametrize(("name", "most"), [("first", 2), ("course", 4), ("odds", 2)])
def test_a_plan_is_short_and_can_be_read(name: str, most: int) -> None:
    pages = plan_pages(find_plan(name), SIZES["a4"])
    assert len(pages) <= most
    sizes = [part.size for page in pages for part in page.parts if isinstance(part, TextLine)]
    assert min(sizes) >= 3


@pytest.mark.parametrize("name", NAMES)
def test_a_plan_tells_everything(name: str) -> None:
    plan = find_plan(name)
    printed = " ".join(texts(page) for page in plan_pages(plan, SIZES["a4"]))
    assert plan.about.split()[0] in printed
    for block in (block for chapter in tell(plan) for block in chapter.blocks):
        assert block.time in printed
        for text in (text for row in block.rows for text in row.texts):
            assert " ".join(text.replace("`", "").split()) in printed


def test_a_page_of_questions_has_the_board_all_questions_and_no_answer() -> None:
    pages = question_pages(ODDS, SIZES["a4"])
    told = " ".join(map(texts, pages))
    key = [*tell_key(ODDS)]
    for one in key:
        assert f"{one.number}. {one.text}" in told
    assert all(isinstance(part, Picture) or page for page in pages for part in page.parts)
    assert not {one.answer for one in key if "/" in one.answer} & {*told.split()}


def test_the_key_has_every_answer_with_the_sum_that_proves_it() -> None:
    told = " ".join(map(texts, key_pages(ODDS, SIZES["a4"])))
    for one in tell_key(ODDS):
        assert one.answer in told
    assert "All ends: 6/36 + 5/36 + 25/36 = 1." in told
    assert "How to play it: 3: b9; 4: b8" in told
