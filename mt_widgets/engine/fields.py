"""The fields at the end of a position that have a name: ``opt=… draw=… discard=…``."""

from collections.abc import Iterable, Sequence

from .errors import PositionError, excerpt

__all__ = ["named_fields"]


def named_fields(fields: Iterable[str], names: Sequence[str]) -> dict[str, str]:
    """What stands behind each name, in any order, each name once; or PositionError."""
    found: dict[str, str] = {}
    for field in fields:
        name, equals, value = field.partition("=")
        if not equals or name not in names:
            raise PositionError("end", f"{excerpt(field)} is none of the fields {', '.join(names)}")
        if name in found:
            raise PositionError(name, "this field stands there twice")
        found[name] = value
    return found
