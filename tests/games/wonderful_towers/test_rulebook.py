"""What the rulebook of Wonderful Towers promises besides what all do."""

from mt_widgets.games.wonderful_towers.box import OPTIONS
from mt_widgets.games.wonderful_towers.rulebook import rules


def test_the_rulebook_names_options_that_there_are() -> None:
    for rule in rules().values():
        assert not rule.option or rule.option in OPTIONS, rule.name


def test_sentences_begin_as_sentences_do() -> None:
    for rule in rules().values():
        for sentence in (rule.text, *rule.refusals.values()):
            assert sentence.endswith("."), rule.name
            assert sentence[0].isupper() or sentence[0] in "8{", rule.name
