"""No rule is without a test, and no test quotes a rule that there is not."""

from importlib import import_module
from pathlib import Path

from mt_widgets.games.wonderful_towers import events
from mt_widgets.games.wonderful_towers.box import OPTIONS
from mt_widgets.games.wonderful_towers.rulebook import rules

from .rulecase import rules_quoted_by


def _quoted() -> set[str]:
    """Every name that a test of this folder quotes."""
    names = set[str]()
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        module = import_module(f"{__package__}.{file.stem}")
        for name, test in vars(module).items():
            if name.startswith("test_"):
                names.update(rules_quoted_by(test))
    return names


def test_every_rule_is_quoted() -> None:
    assert _quoted() == set(rules())


def test_the_rulebook_names_events_and_options_that_there_are() -> None:
    for rule in rules().values():
        assert not rule.event or rule.event in events.__all__, rule.name
        assert not rule.option or rule.option in OPTIONS, rule.name


def test_every_rule_has_a_title_of_its_own_and_whole_sentences() -> None:
    titles = [rule.title for rule in rules().values()]
    assert len(set(titles)) == len(titles)
    for rule in rules().values():
        for sentence in (rule.text, *rule.refusals.values()):
            assert sentence.endswith("."), rule.name
            assert sentence[0].isupper() or sentence[0] in "8{", rule.name
