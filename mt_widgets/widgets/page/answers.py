"""If a command cannot be done, it returns a sentence, which the page shows, too."""

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec

from ...engine.errors import Mistake

Given = ParamSpec("Given")
Command = Callable[Given, str | None]


def answers(*where: str) -> Callable[[Command[Given]], Command[Given]]:
    """A decorator that passes a Mistake to ``_say_no``, with the place where to show it."""

    def decorate(command: Command[Given]) -> Command[Given]:
        @wraps(command)
        def answered(*given: Given.args, **named: Given.kwargs) -> str | None:
            try:
                return command(*given, **named)
            except Mistake as error:
                widget: Any = given[0]
                sentence: str = widget._say_no(error, *where)
                return sentence

        return answered

    return decorate
