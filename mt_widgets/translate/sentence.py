"""A sentence to be translated, and where it comes from."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sentence:
    """A text to translate."""

    text: str
    file: str = ""
    place: str = ""  # in the file, for translators to look up
    many: str = ""  # the plural of a sentence that counts
    context: str = ""  # tells apart the meanings of equal texts
