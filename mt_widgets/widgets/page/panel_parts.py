"""The parts of a control panel: values that the page is told as a whole, and buttons."""

from dataclasses import dataclass, field
from typing import TypeVar

from traitlets import Instance

from ...engine.forms import Form

T = TypeVar("T")
Button = dict[str, object]


def button(tag: str, label: str, *, primary: bool = False) -> Button:
    """A button as the page takes it."""
    return {"tag": tag, "label": label, "primary": primary, "disabled": False}


@dataclass(frozen=True)
class PanelPrompt:
    """What is to be done now, in words, and by whom."""

    heading: str = ""
    pointed: str = ""  # the rings and arrows of the picture, in words
    emblem: str = ""  # the picture of whoever is to decide


@dataclass(frozen=True)
class PanelButtons:
    """What can be pressed: big buttons, smaller ones for help and ways back, and the board."""

    actions: list[Button] = field(default_factory=list)
    asides: list[Button] = field(default_factory=list)
    groups: list[Form] = field(default_factory=list)


@dataclass(frozen=True)
class PanelRecord:
    """What has happened in sentences, how many moves are shown, and how many there are."""

    history: list[str] = field(default_factory=list)
    step: int = 0
    steps: int = 0


@dataclass(frozen=True)
class PanelContents:
    """What stands below the buttons: a form, a card, lists to choose from, and more forms."""

    form: Form = field(default_factory=dict)
    summary: Form = field(default_factory=dict)
    choices: list[Form] = field(default_factory=list)
    sections: list[Form] = field(default_factory=list)

    def lists(self, tag: str) -> bool:
        """Whether a list shows something with that tag."""
        return any(item["tag"] == tag for group in self.choices for item in group["items"])


def part(kind: type[T]) -> Instance[T]:
    """A trait for a part, which the page gets as a dictionary."""
    return Instance(kind, ()).tag(sync=True, to_json=lambda value, _: vars(value))
