"""What a translation may do with names and numbers, and what is said to one that goes too far."""

import gettext
import io
import json
from pathlib import Path

import pytest

from mt_widgets.engine.errors import Mistake
from mt_widgets.engine.phrases import read_name
from mt_widgets.translate.catalogue import compile_catalogue
from tests.translate.test_catalogue import HEAD, translation

SLAVIC = "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 ? 1 : 2);"
BLUE = 'msgctxt "name"\nmsgid "blue"\nmsgstr "blau\\ngen:blauen "\n\n'


def ruled(rule: str) -> str:
    return HEAD.rstrip("\n") + f'\n"Plural-Forms: {rule}\\n"\n\n'


def counted(*forms: str) -> str:
    """An entry of a translation that counts flasks."""
    told = "".join(f"msgstr[{number}] {json.dumps(form)}\n" for number, form in enumerate(forms))
    return f'msgid "{{who}}: a flask"\nmsgid_plural "{{who}}: {{number}} flasks"\n{told}\n'


def written(folder: Path, *parts: str) -> Path:
    """A translation of these parts."""
    path = folder / "xx.po"
    path.write_text("".join(parts), "utf-8")
    return path


def read(path: Path) -> gettext.GNUTranslations:
    return gettext.GNUTranslations(io.BytesIO(compile_catalogue(path)[1]))


def test_a_translation_may_ask_for_forms_that_its_names_have(tmp_path: Path) -> None:
    asking = 'msgid "{colour} plays."\nmsgstr "{colour:gen-cap} Zug, {colour:gen}, {colour:cap}."\n'
    told = read(written(tmp_path, HEAD, BLUE, asking))
    assert told.gettext("{colour} plays.") == "{colour:gen-cap} Zug, {colour:gen}, {colour:cap}."
    assert told.pgettext("name", "blue") == "blau\ngen:blauen "


def test_spaces_around_a_form_do_not_count() -> None:
    assert read_name(" blau \ngen:blauen ") == {"": "blau", "gen": "blauen"}


def test_a_translation_need_not_ask_for_the_forms_of_english(tmp_path: Path) -> None:
    read(translation(tmp_path, ("Take {colour:a} one.", "Nimm {colour}.")))


def test_a_colour_of_a_puzzle_may_begin_a_sentence_or_not(tmp_path: Path) -> None:
    read(translation(tmp_path, ("{B} has won.", "Gewonnen hat {b}."), ("Take {b}!", "{B} nimm!")))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("blau\\ngen blauen", "'gen blauen' is no form of a name such as 'gen: of Blue'"),
        ("blau\\ngen:", "'gen:' is no form of a name"),
        ("blau\\nGen: blauen", "'Gen: blauen' is no form of a name"),
        ("blau\\ngen: a\\ngen: b", "the form 'gen' is there twice"),
        ("\\ngen: blauen", "the first line of a name is the name itself"),
    ],
)
def test_a_name_of_which_forms_cannot_be_read_is_refused(
    name: str, said: str, tmp_path: Path
) -> None:
    with pytest.raises(Mistake, match="line 7: ") as caught:
        read(written(tmp_path, HEAD, f'msgctxt "name"\nmsgid "blue"\nmsgstr "{name}"\n'))
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("number", "form"), [(0, 2), (1, 0), (2, 1), (4, 1), (5, 2), (11, 2), (21, 0), (24, 1)]
)
def test_plural_forms_go_by_the_rule_of_the_translation(
    number: int, form: int, tmp_path: Path
) -> None:
    forms = "{who}: {number} a", "{who}: {number} b", "{who}: {number} c"
    told = read(written(tmp_path, ruled(SLAVIC), counted(*forms)))
    assert told.ngettext("{who}: a flask", "{who}: {number} flasks", number) == forms[form]


def test_the_rule_of_a_known_language_need_not_be_written(tmp_path: Path) -> None:
    forms = "{who}: {number} a", "{who}: {number} b", "{who}: {number} c"
    told = read(written(tmp_path, HEAD.replace("xx", "uk"), counted(*forms)))
    assert [told.ngettext("{who}: a flask", "", number) for number in (21, 22, 25)] == [*forms]


def test_plural_forms_that_are_not_translated_yet_stay_english(tmp_path: Path) -> None:
    told = read(written(tmp_path, ruled(SLAVIC), BLUE, counted("", "", "")))
    assert told.ngettext("{who}: a flask", "{who}: {number} flasks", 1) == "{who}: a flask"


def test_only_the_form_of_one_single_number_may_leave_it_out(tmp_path: Path) -> None:
    german = ruled("nplurals=2; plural=(n != 1);")
    read(written(tmp_path, german, counted("{who}: eine", "{who}: {number}")))
    for rule, forms in (
        (german, ("{who}: eine", "{who}: viele")),
        (ruled(SLAVIC), ("{who}: одна", "{who}: {number}", "{who}: {number}")),
        (ruled("nplurals=1; plural=0;"), ("{who}: 瓶",)),
    ):
        with pytest.raises(Mistake, match=r"'\{number\}' of the original is missing"):
            read(written(tmp_path, rule, counted(*forms)))


def test_a_number_in_a_sentence_that_does_not_count_may_not_be_left_out(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match=r"'\{number\}' of the original is missing"):
        read(translation(tmp_path, ("Space {number}", "Feld")))


@pytest.mark.parametrize(
    ("rule", "forms", "said"),
    [
        (SLAVIC, ("{who} {number}", "{who} {number}"),
         "line 7: 3 plural forms are needed, and one of them is empty"),
        (SLAVIC, ("{who} {number}", "{wer} {number}", "{who} {number}"),
         "line 7: '{wer}' is not in the original, '{who}: {number} flasks'"),
        (SLAVIC, ("{who} {number}", "{number}", "{who} {number}"),
         "line 7: '{who}' of the original is missing"),
        ("nplurals=1; plural=0;", ("{who} {number}", ""),
         "line 7: plural forms of this language: 1, and here are more"),
        ("nplurals=2; plural=n;", ("{who} {number}",) * 2,
         "Plural-Forms: there are 2, so 999 is none of them"),
        ("nplurals=2; plural=n%0;", ("{who} {number}",) * 2,
         "Plural-Forms: something is divided by 0"),
        ("nplurals=2; plural=print(n);", ("{who} {number}",) * 2, "this is no catalogue: "),
        ("nplurals=999999999; plural=0;", ("{who} {number}",) * 2,
         "nplurals=999999999 is not 1 to 6"),
        ("nplurals=INTEGER; plural=EXPRESSION;", ("", ""), "this is no catalogue: "),
    ],
)  # fmt: skip
def test_plurals_that_cannot_be_used_are_refused(
    rule: str, forms: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    with pytest.raises(Mistake) as caught:
        read(written(tmp_path, ruled(rule), counted(*forms)))
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)
