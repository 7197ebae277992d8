"""No rule is without a test, and no test quotes a rule that there is not."""

from importlib import import_module
from pathlib import Path

from mt_widgets.games.wiz_war.rulebook import rules

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
