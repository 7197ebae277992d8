"""What the page may send: the fields of each message, and the values of forms."""

from collections.abc import Callable, Mapping
from typing import Any

Message = dict[str, Any]

_LONGEST_TAG = 100
_LONGEST_LINE = 1_000
_LONGEST_AREA = 20_000
_LONGEST_FILE = 1_000_000


def _text(longest: int) -> Callable[[object], bool]:
    return lambda value: isinstance(value, str) and len(value) <= longest


# The fields of each message from the page, and what each may be by itself.
_MESSAGES: dict[str, dict[str, Callable[[object], bool]]] = {
    "shown": {},
    "click": {"tag": _text(_LONGEST_TAG)},
    "hover": {"tag": _text(_LONGEST_TAG)},
    "cancel": {},
    "rule": {"name": _text(_LONGEST_TAG)},
    "type": {"text": _text(_LONGEST_LINE)},
    "undo": {},
    "redo": {},
    "go": {"step": lambda value: type(value) is int},
    "set": {"name": _text(_LONGEST_TAG), "value": lambda value: isinstance(value, bool | str)},
    "paste": {"text": _text(_LONGEST_FILE)},
    "save": {},
    "load": {"name": _text(_LONGEST_LINE), "text": _text(_LONGEST_FILE)},
    "form": {"tag": _text(_LONGEST_TAG), "values": lambda value: isinstance(value, dict)},
}


def is_well_formed(message: object) -> bool:
    """Whether a message has exactly the fields of its kind."""
    if not isinstance(message, dict) or not isinstance(message.get("do"), str):
        return False
    fields = _MESSAGES.get(message["do"])
    if fields is None or set(message) != {"do", *fields}:
        return False
    return all(fits(message[name]) for name, fits in fields.items())


def _is_value(field: Mapping[str, Any], value: object) -> bool:
    """Whether a value is one that a field of a form can give."""
    match field.get("kind"):
        case "choice" | "face":
            return any(value == option["value"] for option in field["options"])
        case "check":
            return isinstance(value, bool)
        case "number":
            return isinstance(value, int | float) and not isinstance(value, bool)
        case "area":
            return _text(_LONGEST_AREA)(value)
    return _text(_LONGEST_LINE)(value)


def is_filled_in(form: Mapping[str, Any], tag: str, values: Mapping[str, object]) -> bool:
    """Whether a form sends such a tag, and these are the values of all its fields."""
    if tag not in {form.get("keep"), *(one.get("tag") for one in form.get("buttons", ()))}:
        return False
    fields = {field["name"]: field for field in form.get("fields", ())}
    return set(values) == set(fields) and all(
        _is_value(field, values[name]) for name, field in fields.items()
    )
