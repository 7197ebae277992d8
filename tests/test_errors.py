"""Errors: each of ours travels from process to process as it is, with all that it carries."""

import pickle
import pkgutil
from importlib import import_module
from typing import get_type_hints

import pytest

import mt_widgets
from mt_widgets.engine.errors import Mistake, Refusal, refuse

SAMPLES = {str: "space 5", int: 3, Refusal: refuse("wizard.full", space=8)}


def kinds() -> list[type[Exception]]:
    """Every class of errors that the package has."""
    names = (module.name for module in pkgutil.walk_packages(mt_widgets.__path__, "mt_widgets."))
    modules = [import_module(name) for name in names if not name.endswith("__main__")]
    found = {thing for module in modules for thing in vars(module).values()
             if isinstance(thing, type) and issubclass(thing, Exception)}  # fmt: skip
    ours = (kind for kind in found if kind.__module__.startswith("mt_widgets."))
    return sorted(ours, key=lambda kind: (kind.__module__, kind.__name__))


def example(kind: type[Exception]) -> Exception:
    """One of a class, made of what it takes."""
    wanted = {} if kind.__init__ in (Mistake.__init__, Exception.__init__) else get_type_hints(
        kind.__init__
    )  # fmt: skip
    wanted.pop("return", None)
    return kind(*(SAMPLES[hint] for hint in wanted.values())) if wanted else kind("wrong")


def test_there_are_errors_to_send() -> None:
    assert {"PositionError", "GoalError", "TooOften"} <= {kind.__name__ for kind in kinds()}
    assert vars(example(mt_widgets.IllegalMove)).keys() == {"refusal"}


@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: kind.__name__)
def test_an_error_is_the_same_in_another_process(kind: type[Exception]) -> None:
    error = example(kind)
    sent = pickle.loads(pickle.dumps(error))  # noqa: S301  # it is our own
    assert (type(sent), str(sent), vars(sent)) == (kind, str(error), vars(error))
    assert sent.args == error.args
