"""Which texts of our Python are found for translators."""

import pytest

from mt_widgets.translate.code import code_sentences


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
    assert [*code_sentences(source)] == found
