"""The fields of a position: some in their order, then those with a name, such as ``opt=…``."""

from collections.abc import Iterable, Sequence

from .errors import PositionError, excerpt

_LONGEST = 200_000
_NUMBERS = {3: "three", 4: "four"}


def position_fields(
    text: str, first: Sequence[str], names: Sequence[str]
) -> tuple[list[str], dict[str, str]]:
    """The texts of the first fields, and of those with a name; or PositionError."""
    if len(text) > _LONGEST:
        raise PositionError("text", f"{len(text)} characters are too many for a position")
    fields = [field for field in text.split(" ") if field]
    if len(fields) < len(first):
        needed = f"{_NUMBERS[len(first)]} fields: {', '.join(first[:-1])} and {first[-1]}"
        raise PositionError("end", f"a position has {needed}")
    return fields[: len(first)], _named_fields(fields[len(first) :], names)


def _named_fields(fields: Iterable[str], names: Sequence[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for field in fields:
        name, equals, value = field.partition("=")
        if not equals or name not in names:
            raise PositionError("end", f"{excerpt(field)} is none of the fields {', '.join(names)}")
        if name in found:
            raise PositionError(name, "this field stands there twice")
        found[name] = value
    return found
