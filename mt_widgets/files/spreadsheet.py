"""Tables for spreadsheets, which take whatever looks like a formula for one."""

import csv
import io
import re
from collections.abc import Iterable

__all__ = ["format_table"]

_FORMULA = re.compile(r"(^|[,;\t])(\s*)(?=[=+\-@＝＋－＠])")


def format_table(rows: Iterable[Iterable[object]]) -> str:
    r"""Rows as CSV; a text that would be reckoned with gets a mark that makes it a text again.

    >>> format_table([["name", "value"], ["=1+1", -2]])
    "name,value\r\n'=1+1,-2\r\n"
    """
    text = io.StringIO()
    csv.writer(text, lineterminator="\r\n").writerows(map(_cell, row) for row in rows)
    return text.getvalue()


def _cell(value: object) -> object:
    return _FORMULA.sub(r"\1\2'", value) if isinstance(value, str) else value
