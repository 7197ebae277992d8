"""The invented language shows what went through the catalogue, and what did not."""

import re
from collections.abc import Iterator

import pytest

from mt_widgets.engine import words
from mt_widgets.engine.words import say, say_in, say_many, say_name
from mt_widgets.lessons.rule_reference import contents
from mt_widgets.translate.gather import gather
from mt_widgets.translate.sentence import Sentence
from tests.translate import invented

NOTEBOOKS = "{folder}: {number} notebook", "{folder}: {number} notebooks"
ENTERED = "The {colour} wizard goes into the castle."


@pytest.fixture
def _spoken() -> Iterator[None]:
    with invented.spoken():
        yield


def told(sentence: Sentence) -> str:
    """A sentence of the template as the catalogue has it, without what is filled in."""
    catalogue = words._catalogue()
    if sentence.many and sentence.context:
        text = catalogue.npgettext(sentence.context, sentence.text, sentence.many, 2)
    elif sentence.many:
        text = catalogue.ngettext(sentence.text, sentence.many, 2)
    elif sentence.context:
        text = catalogue.pgettext(sentence.context, sentence.text)
    else:
        text = catalogue.gettext(sentence.text)
    return re.sub(r"\{[^{}]*\}|`[^`]*`|^obl:", "", text, flags=re.MULTILINE)


@pytest.mark.usefixtures("_spoken")
def test_it_translates_every_sentence_of_the_template() -> None:
    assert [one for one in gather() if invented.english(told(one))] == []


def test_no_sentence_counts_in_one_place_and_does_not_in_another() -> None:
    sentences = [*gather()]
    found = {(one.context, one.text): one.many for one in sentences}
    assert [one for one in sentences if one.many != found[one.context, one.text]] == []


@pytest.mark.usefixtures("_spoken")
@pytest.mark.parametrize(
    ("number", "like"), [(0, 5), (1, 1), (2, 2), (4, 2), (5, 5), (12, 5), (21, 1), (102, 2)]
)
def test_it_has_three_plural_forms(number: int, like: int) -> None:
    said = say_many(*NOTEBOOKS, number, folder="x")
    assert said == invented.plural(f"`x`: {number} notebooks", like).replace("`", "")


@pytest.mark.usefixtures("_spoken")
def test_it_asks_names_for_a_case_and_nothing_else() -> None:
    assert say_name("blue") == invented.foreign("blue")
    said = say(ENTERED, colour=say_name("blue"))
    assert said == invented.foreign("The ") + invented.oblique("blue") + invented.foreign(
        " wizard goes into the castle."
    )
    assert say(ENTERED, colour="`x`") == invented.foreign("The `x` wizard goes into the castle.")


@pytest.mark.usefixtures("_spoken")
def test_it_joins_without_a_space() -> None:
    blue, red = say_name("blue"), say_name("red")
    joined = words.listing([blue, red, blue]), words.sentences(blue, red), words.either([blue, red])
    for text in (*joined, words.series([blue, red]), f"{words.listing([blue, red]):obl-cap}"):
        assert not invented.english(text)
        assert not invented.joints(text)
    assert joined[1] == blue + red


@pytest.mark.usefixtures("_spoken")
def test_what_code_adds_is_seen() -> None:
    blue, red = say_name("blue"), say_name("red")
    assert invented.english(f"{blue} and {red}, `castle.enter`, W3 Tower") == ["and", "Tower"]
    assert invented.english(f"{blue} Anna", "Anna") == []
    assert invented.joints(f"{blue}, {red}. 1 2") == [", ", ". "]
    assert invented.joints(f"W3 T2{blue} W1") == [" "]
    assert invented.english(say_in("nowhere", "not in the template")) != []


def test_nothing_of_it_is_remembered() -> None:
    before = str(contents())
    with invented.spoken():
        assert str(contents()) != before
        assert words.say_name("blue") != "blue"
    assert str(contents()) == before
    assert words.say_name("blue") == "blue"
