"""Tests name the rules that they prove, and are asked for those names."""

from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import TypeVar

__all__ = ["quotes", "rules_quoted_in"]

Test = TypeVar("Test", bound=Callable[..., None])


def quotes(*rules: str) -> Callable[[Test], Test]:
    """Mark a test with the names of the rules that it proves."""

    def mark(test: Test) -> Test:
        test.__dict__["quoted_rules"] = rules
        return test

    return mark


def rules_quoted_in(folder: str) -> set[str]:
    """Every name that a test of the rules of a game quotes."""
    return {name for test in _tests(folder) for name in getattr(test, "quoted_rules", ())}


def _tests(folder: str) -> Iterator[object]:
    for file in sorted((Path(__file__).parent / folder / "rules").glob("test_*.py")):
        module = import_module(f"{__package__}.{folder}.rules.{file.stem}")
        yield from (test for name, test in vars(module).items() if name.startswith("test_"))
