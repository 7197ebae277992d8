"""A sentence to be translated, and where it comes from."""

from dataclasses import dataclass

__all__ = ["Sentence"]


@dataclass(frozen=True, slots=True)
class Sentence:
    """A text, the file in which it stands, and its place there for a translator to look up.

    One that counts has what is said of ``many``; one that has several meanings has a ``context``.
    """

    text: str
    file: str = ""
    place: str = ""
    many: str = ""
    context: str = ""
