"""The empty board, the rules and the spells."""

import pytest

from mt_widgets.draw.page import SIZES, Frame, Page, Picture, TextLine
from mt_widgets.engine.errors import Mistake
from mt_widgets.games import module_game
from mt_widgets.games.magical_towers.box import SPELL_NAMES
from mt_widgets.paper.sheet import REFERENCES, reference_sheet

from .samples import outside, overlapping, texts


def _pages(name: str, paper: str = "a4") -> tuple[Page, ...]:
    return reference_sheet((name,), SIZES[paper]).pages


@pytest.mark.parametrize("paper", SIZES)
def test_nothing_overlaps_or_leaves_the_page(paper: str) -> None:
    for page in reference_sheet(REFERENCES, SIZES[paper]).pages:
        assert not outside(page)
        assert not overlapping(page)


def test_the_board_lies_across_the_page_and_has_sixteen_spaces_and_four_shields() -> None:
    (page,) = _pages("board")
    assert (page.width, page.height) == (297, 210)
    numbers = [
        part.text for part in page.parts if isinstance(part, TextLine) and part.text.isdigit()
    ]
    assert sorted(map(int, numbers)) == list(range(16))
    solid = [part for part in page.parts if isinstance(part, Frame) and not part.dashed]
    assert len(solid) == 16
    assert sum(isinstance(part, Picture) for part in page.parts) == 4 + 1


def test_the_rules_fill_two_pages_in_letters_that_can_be_read() -> None:
    pages = _pages("rules", "letter")
    assert len(pages) == 2
    sizes = [part.size for page in pages for part in page.parts if isinstance(part, TextLine)]
    assert min(sizes) > 3
    assert "What is on the table" in texts(pages[0])
    assert "The end of the game" in texts(pages[1])


def test_the_card_of_spells_has_every_spell() -> None:
    (page,) = _pages("spells")
    told = texts(page)
    assert all(name in told for name in SPELL_NAMES.values())
    assert "mw, full flasks: 2" in told


def test_what_a_game_has_not_on_paper_is_told_in_a_sentence() -> None:
    with pytest.raises(Mistake, match="bare has no paper yet"):
        reference_sheet(("board",), SIZES["a4"], module_game("bare", "mt_widgets.draw"))


def test_long_rules_take_more_pages_and_none_is_left_out() -> None:
    narrow = reference_sheet(("rules",), (90, 90)).pages
    assert len(narrow) > 2
    assert "The end of the game" in texts(narrow[-1])
    assert f"(2 of {len(narrow)})" in texts(narrow[1])
