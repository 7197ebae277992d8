"""Which texts of our data files are found for translators."""

import pytest

from mt_widgets.translate.sentence import Sentence
from mt_widgets.translate.tables import table_sentences

LESSON = """
format = 1
title = "Walking"
[plan]
aims = ["Walk."]
[[step]]
title = "First"
position = "K/15 b1 b0+0-6:|y0+0-6: -"
hints = ["One.", "Two."]
[[step.mistake]]
tried = "W1:b4"
say = "No."
"""


def test_a_lesson_gives_its_words_and_where_they_stand() -> None:
    file = "mt_widgets/games/g/data/lessons/walking.toml"
    assert [(one.place, one.text) for one in table_sentences(LESSON, file)] == [
        ("title", "Walking"),
        ("plan aims 1", "Walk."),
        ("step 1 title", "First"),
        ("step 1 hints 1", "One."),
        ("step 1 hints 2", "Two."),
        ("step 1 mistake 1 say", "No."),
    ]


@pytest.mark.parametrize(
    ("file", "text", "found"),
    [
        ("mt_widgets/games/g/data/rules.toml", 'refusal = {default = "no", full = "no room"}',
         [("refusal default", "no"), ("refusal full", "no room")]),
        ("mt_widgets/games/g/data/box.toml", 'name = "Spell"', [("name", "Spell")]),
        ("puzzles/dice/pack.toml", 'title = "Dice"\nauthor = "Me"', [("title", "Dice")]),
        ("puzzles/dice/001.toml", 'goal = "wins(b)"\nstory = "So."', [("story", "So.")]),
        ("puzzles/dice/001.toml", 'story = ""', []),
        ("mt_widgets/elsewhere.toml", 'title = "Not read by people"', []),
    ],
)  # fmt: skip
def test_each_kind_of_file_has_its_own_words(
    file: str, text: str, found: list[tuple[str, str]]
) -> None:
    assert [*table_sentences(text, file)] == [Sentence(one, file, place) for place, one in found]


def test_names_are_found_as_names_and_their_english_forms_are_not() -> None:
    file = "mt_widgets/games/g/data/box.toml"
    box = '[colours]\nb = "blue"\n[names]\nb = "Blue"\n[forms.a]\nblue = "a blue"\n'
    found = [one for one in table_sentences(box, file) if one.context]
    assert found == [
        Sentence("blue", file, "colours b", context="name"),
        Sentence("Blue", file, "names b", context="name"),
    ]
    assert "a blue" not in {one.text for one in table_sentences(box, file)}


def test_sentences_of_goals_may_count() -> None:
    file = "mt_widgets/games/g/data/goals.toml"
    goals = '[found]\nhome = ["{number} wizard", "{number} wizards"]\nwins = "Blue has won."\n'
    assert [*table_sentences(goals, file)] == [
        Sentence("{number} wizard", file, "found home", "{number} wizards"),
        Sentence("Blue has won.", file, "found wins"),
    ]
