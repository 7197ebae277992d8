"""The empty board, the rules and the spells."""

import pytest

from mt_widgets.games.magical_towers.box import SPELL_NAMES
from mt_widgets.draw.page import SIZES, Frame, Picture, Words
from mt_widgets.paper.reference import board_page, rules_pages, spells_page

from .samples import outside, overlapping, texts


@pytest.mark.parametrize("paper", SIZES)
def test_nothing_overlaps_or_leaves_the_page(paper: str) -> None:
    size = SIZES[paper]
    for page in (board_page(size), *rules_pages(size), spells_page(size)):
        assert not outside(page)
        assert not overlapping(page)


def test_the_board_lies_across_the_page_and_has_sixteen_spaces_and_four_shields() -> None:
    page = board_page(SIZES["a4"])
    assert (page.width, page.height) == (297, 210)
    numbers = [part.text for part in page.parts if isinstance(part, Words) and part.text.isdigit()]
    assert sorted(map(int, numbers)) == list(range(16))
    solid = [part for part in page.parts if isinstance(part, Frame) and not part.dashed]
    assert len(solid) == 16
    assert sum(isinstance(part, Picture) for part in page.parts) == 4 + 1


def test_the_rules_fill_two_pages_in_letters_that_can_be_read() -> None:
    pages = rules_pages(SIZES["letter"])
    assert len(pages) == 2
    sizes = [part.size for page in pages for part in page.parts if isinstance(part, Words)]
    assert min(sizes) > 3
    assert "What is on the table" in texts(pages[0])
    assert "The end of the game" in texts(pages[1])


def test_the_card_of_spells_has_every_spell() -> None:
    told = texts(spells_page(SIZES["a4"]))
    assert all(name in told for name in SPELL_NAMES.values())
    assert "mw, full flasks: 2" in told
