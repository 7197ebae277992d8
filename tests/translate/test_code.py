"""Which texts of our Python are found for translators."""

import pytest

from mt_widgets.translate.code import code_sentences
from mt_widgets.translate.sentence import Sentence


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('say("One.")', ["One."]),
        ('say("One {what}.", what=say("thing"))', ["One {what}.", "thing"]),
        ('say("One " "sentence.")', ["One sentence."]),
        ('say("One" if few else "Many")', ["One", "Many"]),
        ('print("Nobody reads this")', []),
        ('def told():\n    text = "Later."\n    return say(text)', ["Later."]),
        ('def told():\n    text = "A" if few else "B"\n    return say(text, few=few)', ["A", "B"]),
        ('text = "Not here."\ndef told(text):\n    return say(text)', []),
        ('_WORDS = marked({"key": "Word", **more})', ["Word"]),
        ('_WORDS = marked({"key": ("none", "one")})', ["none", "one"]),
        ('class A:\n    _words: dict = marked({"key": "Word"})', ["Word"]),
    ],
)
def test_sentences_are_found_wherever_they_are_said_or_marked(
    source: str, found: list[str]
) -> None:
    assert [*code_sentences(source)] == [Sentence(text) for text in found]


COUNTED = Sentence("{number} flask", many="{number} flasks")


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('say_many("{number} flask", "{number} flasks", 2)', [COUNTED]),
        ('_COUNTED = marked_many({"a": ("{number} flask", "{number} flasks")})', [COUNTED]),
        ("say_many(*_COUNTED[what], number)", []),
        ('say_many("A" if it else "C", "B" if it else "D", 2)',
         [Sentence("A", many="B"), Sentence("C", many="D")]),
        ('say_in("of a flask", "empty")', [Sentence("empty", context="of a flask")]),
        ('_FLASKS = marked_in("of a flask", {"e": "empty"})',
         [Sentence("empty", context="of a flask")]),
        ('say_name("Blue", FORMS)', [Sentence("Blue", context="name")]),
        ('_NAMES = marked_names({"b": "Blue"})', [Sentence("Blue", context="name")]),
        ("say_name(_NAMES[letter])", []),
    ],
)  # fmt: skip
def test_plurals_contexts_and_names_are_found(source: str, found: list[Sentence]) -> None:
    assert [*code_sentences(source)] == found


@pytest.mark.parametrize(
    "source",
    [
        'say_many("one", MANY, 2)',
        'marked_many({"a": "one"})',
        'marked_many({"a": ("none", "one", "many"), "b": ("none", "one", "many")})',
    ],
)
def test_one_without_many_is_a_mistake_of_ours(source: str) -> None:
    with pytest.raises(ValueError, match=r"zip|is no pair of one and many"):
        [*code_sentences(source)]


def test_a_sentence_knows_its_file() -> None:
    assert [*code_sentences('say("One.")', "one.py")] == [Sentence("One.", "one.py")]
