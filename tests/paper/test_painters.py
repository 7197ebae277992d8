"""The painters: the same pages as HTML and as PDF."""

import re
import sys
import zlib

import pytest

from mt_widgets.draw.page import SIZES, Frame, Line, Page, Picture, Sheet, TextLine
from mt_widgets.draw.scene import Group, Scene, Text
from mt_widgets.engine.errors import FileError, Mistake
from mt_widgets.games.magical_towers.face.theme import PAPER, load_theme
from mt_widgets.paper.html import paint_html
from mt_widgets.paper.pdf import paint_pdf
from mt_widgets.paper.sheet import reference_sheet, worksheets

from .samples import puzzle

SHEET = worksheets((puzzle("first-steps/001"), puzzle("dice/003")), ("anna",), SIZES["a4"])


def _one(*parts: TextLine | Line | Frame) -> Sheet:
    return Sheet("One", (Page(210, 297, parts),))


def _count_pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b(?!s)", pdf))


def test_html_has_an_area_for_each_page_in_its_size() -> None:
    text = paint_html(SHEET)
    assert text.count("<section") == text.count("</section>") == len(SHEET.pages) == 3
    assert text.count('<section class="paper0">') == 3
    assert "@page paper0 { size: 210mm 297mm; margin: 0 }" in text


def test_html_keeps_pages_across_and_upright_apart() -> None:
    text = paint_html(reference_sheet(("board", "rules"), SIZES["a4"]))
    assert text.count('<section class="paper0">') == 1
    assert text.count('<section class="paper1">') == 2
    assert "@page paper0 { size: 297mm 210mm" in text
    assert "@page paper1 { size: 210mm 297mm" in text


def test_html_writes_words_at_their_place_and_as_no_markup() -> None:
    text = paint_html(_one(TextLine("<i>anna</i> & co", 12, 20, 5)))
    assert '<p style="left:12mm;top:15.77mm;font-size:5mm">&lt;i&gt;anna&lt;/i&gt; &amp; co' in text


def test_html_asks_nobody_for_anything() -> None:
    links = set(re.findall(r"https?://[^\"' ]+", paint_html(SHEET)))
    assert links <= {"http://www.w3.org/2000/svg"}


def test_pdf_has_as_many_pages() -> None:
    pdf = paint_pdf(SHEET)
    assert pdf.startswith(b"%PDF-")
    assert pdf.rstrip().endswith(b"%%EOF")
    assert _count_pages(pdf) == 3


def test_a_page_across_keeps_its_size_in_a_pdf() -> None:
    pdf = paint_pdf(reference_sheet(("board",), SIZES["a4"]))
    assert re.search(rb"/MediaBox \[0 0 841\.89 595\.28\]", pdf)


def test_the_same_pages_give_the_same_files() -> None:
    assert paint_html(SHEET) == paint_html(SHEET)
    assert paint_pdf(SHEET) == paint_pdf(SHEET)


def test_letters_that_helvetica_has_not_need_a_font() -> None:
    with pytest.raises(Mistake, match=r"^sheet: .* needs a font that has its letters"):
        paint_pdf(_one(TextLine("Оля", 12, 20, 5)))


def test_a_font_that_is_none_is_told() -> None:
    with pytest.raises(FileError, match="this is no font file that can be read"):
        paint_pdf(_one(TextLine("Оля", 12, 20, 5)), __file__)


def test_without_fpdf2_a_pdf_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fpdf", None)
    with pytest.raises(Mistake, match=r"pip install 'magical-towers\[paper\]'"):
        paint_pdf(SHEET)


def test_the_theme_of_paper_is_black_white_and_grey_on_white() -> None:
    theme = load_theme(PAPER)
    paints = {*theme.values(), *(paint for three in theme.wizards.values() for paint in three)}
    assert all(paint[1:3] == paint[3:5] == paint[5:7] for paint in paints)
    assert theme["sky"] == theme["plate"] == theme["outline"] == "#FFFFFF"


def test_wizards_on_paper_have_a_light_emblem_on_a_dark_hat_or_the_other_way_round() -> None:
    for hat, _, emblem in load_theme(PAPER).wizards.values():
        assert abs(int(hat[1:3], 16) - int(emblem[1:3], 16)) > 250


def test_letters_in_a_pdf_are_turned_and_cut_and_what_follows_is_not() -> None:
    word = Text("R", 10, 0, 10, "#ff0000")
    turned = Group((word,), 100, 100, turn=90, clip="M 0 0 L 20 0 L 20 20 Z")
    picture = Picture(Scene(200, 200, (), (turned, word)), 0, 0, 200)
    pdf = paint_pdf(Sheet("One", (Page(200, 200, (picture,)),)))
    (content, *_) = re.findall(rb"stream\n(.*?)\nendstream", pdf, re.DOTALL)
    lines = zlib.decompress(content).decode("latin-1")
    first, second = lines.index("(R)"), lines.rindex("(R)")
    before, between = lines[:first], lines[first:second]
    k = 72 / 25.4
    cut = [100 * k, 100 * k, 100 * k, 80 * k, 80 * k, 80 * k]  # down the page, as it is turned
    assert "{:.2f} {:.2f} m {:.2f} {:.2f} l {:.2f} {:.2f} l h W n".format(*cut) in before
    assert re.search(r"\b0 -1 1 0 0 566\.9\d* cm", before)
    assert before.split().count("q") - before.split().count("Q") == 3  # colour, turn and clip
    assert between.split().count("Q") - between.split().count("q") == 2  # less the next colour
    assert "Tf" in between  # the font is set again, as what is set inside ends there
