"""The page around the canvas: sentences, buttons, log, keyboard, clipboard and screen reader."""

import logging
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypedDict

import anywidget
from traitlets import Bunch, Dict, Int, List, Unicode, observe, validate

from ...engine.errors import Mistake
from ...engine.words import marked, say
from ...lessons.rule_reference import RuleEntry, look_up
from .assets import read_assets
from .messages import Message, is_filled_in, is_well_formed
from .rule_words import shown

__all__ = [
    "TOOLS", "BoardSettings", "Button", "Desk", "Message", "button", "check_settings",
    "check_tools", "desk_words",
]  # fmt: skip

Button = dict[str, object]

TOOLS = (
    "undo", "step", "type", "keyboard", "log", "memory", "motion", "theme", "size",
    "copy", "paste", "save", "load",
)  # fmt: skip


class BoardSettings(TypedDict, total=False):
    """How a board is shown, as everybody may choose it."""

    memory: bool
    theme: str
    size: str
    motion: bool


# What each setting may be; the first is what it is at the start.
SETTINGS: dict[str, tuple[bool | str, ...]] = {
    "memory": (False, True),
    "theme": ("auto", "light", "dark", "clear"),
    "size": ("fit", "small", "medium", "large"),
    "motion": (True, False),
}
_STANDARD: dict[str, object] = {name: values[0] for name, values in SETTINGS.items()}

# One module for the page, in parts; the last one puts them together.
_SCRIPTS = (
    "desk_nodes.js", "desk_open.js", "desk_theme.js", "desk_rule.js", "desk_form.js",
    "desk_choices.js", "desk_sections.js", "desk_keyboard.js", "desk_record.js", "desk_file.js",
    "desk_more.js", "desk_touch.js", "desk_room.js", "desk.js",
)  # fmt: skip

# What only the page knows; `taken` is what the board is to leave to the buttons open below it.
# The room is that of a board which has the window for itself; a notebook has none.
_LENGTHS = ("width", "height", "taken", "room_width", "room_height")
_PAGE = {**dict.fromkeys(_LENGTHS, 0), "ratio": 1, "dark": False, "still": False}
_BOUNDS = {**dict.fromkeys(_LENGTHS, (0, 20_000)), "ratio": (0.1, 16)}

_WORDS = marked({
    "desk": "Game desk",
    "keyboard": "Play by keyboard, or have it read aloud",
    "keys": "Tab: next group. Arrow keys: inside a group. Page Down: next thing that can be "
    "chosen. Enter: choose. Escape: cancel.",
    "glow": "can be chosen",
    "refused": "Not allowed",
    "error": "Something went wrong",
    "rule": "A rule of the game",
    "close": "Close",
    "log": "What happened",
    "undo": "Undo",
    "redo": "Redo",
    "first": "To the start",
    "back": "One move back",
    "forward": "One move forward",
    "last": "To the newest move",
    "step": "Move {step} of {steps}",
    "steps": "Go to a move",
    "type": "Type a move",
    "play": "Play it",
    "more": "Settings and saved games",
    "motion": "Pieces move step by step",
    "theme": "Colours",
    "theme_auto": "Like the notebook",
    "theme_light": "Light",
    "theme_dark": "Dark",
    "theme_clear": "Easy to tell apart",
    "size": "Size of the board",
    "size_fit": "Fits the window",
    "size_small": "Small",
    "size_medium": "Medium",
    "size_large": "Large",
    "copy_position": "Copy the position",
    "copy_moves": "Copy the moves",
    "copied_position": "The position was copied.",
    "copied_moves": "The moves were copied.",
    "copy_by_hand": "Copy the marked text with Ctrl+C or ⌘C.",
    "paste": "Paste a position or moves",
    "use": "Use it",
    "save": "Save the game",
    "saved": "{name} was saved.",
    "load": "Load a game",
    "too_big": "That file is too big to be a saved game.",
    "unreadable": "That file cannot be read.",
    "quiet": "More",
    "plot": "A picture of the game from start to end",
})  # fmt: skip


def desk_words() -> dict[str, str]:
    """All fixed labels of the page; it fills in their placeholders itself."""
    left = {name: f"{{{name}}}" for name in ("step", "steps", "name")}
    return {key: say(sentence, **left) for key, sentence in _WORDS.items()}


def _is_setting(name: str, value: object) -> bool:
    return value in SETTINGS.get(name, ())


def check_settings(settings: Mapping[str, object]) -> None:
    """Raises Mistake if there is no such setting, or not with that value."""
    for name, value in settings.items():
        if not _is_setting(name, value):
            known = (f"{key}: {', '.join(map(str, values))}" for key, values in SETTINGS.items())
            raise Mistake(f"{name}={value!r} is no setting; there are {'; '.join(known)}")


def check_tools(tools: Iterable[str]) -> list[str]:
    """The tools as a list, if there are such."""
    unknown = [tool for tool in tools if tool not in TOOLS]
    if unknown or isinstance(tools, str):
        raise Mistake(f"tools={tools!r}: a list of some of these is meant: {', '.join(TOOLS)}")
    return list(tools)


def button(tag: str, label: str, *, primary: bool = False) -> Button:
    """A button as the page takes it."""
    return {"tag": tag, "label": label, "primary": primary, "disabled": False}


class Desk(anywidget.AnyWidget):
    """What stands below the canvas; it shows what it is told and reports what people do."""

    _esm = read_assets("page", *_SCRIPTS)
    _css = read_assets("page", "desk.css", "desk_choices.css", "desk_rule.css", "desk_room.css")

    heading = Unicode().tag(sync=True)
    pointed = Unicode().tag(sync=True)  # the rings and arrows of the picture, in words
    emblem = Unicode().tag(sync=True)  # the picture of whoever is to decide
    status = Dict().tag(sync=True)
    rule = Dict().tag(sync=True)
    actions: List[Any] = List().tag(sync=True)
    asides: List[Any] = List().tag(sync=True)  # smaller buttons, for help and ways back
    groups: List[Any] = List().tag(sync=True)
    history: List[str] = List().tag(sync=True)  # `log` is the logger of every widget
    step = Int().tag(sync=True)
    steps = Int().tag(sync=True)
    announce: List[Any] = List().tag(sync=True)
    settings = Dict(_STANDARD).tag(sync=True)
    tools = List(list(TOOLS)).tag(sync=True)
    position = Unicode().tag(sync=True)
    moves = Unicode().tag(sync=True)
    panel = Dict().tag(sync=True)
    summary = Dict().tag(sync=True)
    choices: List[Any] = List().tag(sync=True)
    sections: List[Any] = List().tag(sync=True)
    answers = Dict().tag(sync=True)
    words = Dict().tag(sync=True)
    theme = Unicode().tag(sync=True)
    page = Dict(_PAGE).tag(sync=True)

    def __init__(
        self,
        on_message: Callable[[Message], None],
        on_shown: Callable[[], None] = lambda: None,
        find_rule: Callable[[str], RuleEntry] = look_up,
        **traits: object,
    ) -> None:
        super().__init__(**{"words": desk_words(), **traits})
        self._on_message, self._on_shown, self._find_rule = on_message, on_shown, find_rule
        self.on_msg(lambda _widget, content, _buffers: self.receive(content))

    @validate("page")
    def _measured(self, proposal: Bunch) -> dict[str, Any]:
        """What the page measured; what it cannot have measured is left at its default."""
        given = proposal["value"]
        numbers = {
            name: given[name]
            for name, (least, most) in _BOUNDS.items()
            if isinstance(given.get(name), int | float) and least <= given[name] <= most
        }
        flags = {name: given.get(name) is True for name in ("dark", "still")}
        return {**_PAGE, **numbers, **flags}

    def receive(self, message: object) -> None:
        """Pass a message of the page on; answer nonsense and mishaps in the status line."""
        if not self._makes_sense(message):
            self.tell("error", say("The page sent something that makes no sense here."))
            return
        assert isinstance(message, dict)
        try:
            match message:
                case {"do": "rule", "name": name}:
                    self.look_up(name)
                case {"do": "shown"}:
                    self._on_shown()
                case _:
                    self._on_message(message)
        except Exception as error:  # an exception in a callback would vanish unseen
            logging.getLogger(__name__).exception("while answering %s", message["do"])
            self.tell("error", say("That went wrong, and nothing was done: {error}", error=error))

    def _makes_sense(self, message: object) -> bool:
        """Whether a message is well-formed and fits what the page shows now."""
        if not is_well_formed(message):
            return False
        match message:
            case {"do": "go", "step": int(step)}:
                return 0 <= step <= self.steps
            case {"do": "set", "name": str(name), "value": bool() | str() as value}:
                return _is_setting(name, value)
            case {"do": "form", "tag": tag, "values": dict(values)}:
                return any(is_filled_in(form, tag, values) for form in (self.panel, *self.sections))
        return True

    def offers(self, tag: str) -> bool:
        """Whether a button with that tag is shown and can be pressed."""
        shown = [*self.actions, *self.asides, *self.panel.get("buttons", ())]
        return any(one.get("tag") == tag and not one.get("disabled") for one in shown)

    def lists(self, tag: str) -> bool:
        """Whether a list shows something with that tag."""
        return any(item["tag"] == tag for group in self.choices for item in group["items"])

    def answer(self, section: str, kind: str = "", text: str = "", **more: object) -> None:
        """Answer below the form of a section, perhaps with ``rule``, ``lines`` and a ``button``."""
        number = self.answers.get(section, {}).get("number", 0) + 1  # as for the status line
        answer = {"kind": kind, "text": text, "number": number, **more}
        self.answers = {**self.answers, section: answer}

    def tell(self, kind: str, text: str, rule: str = "") -> None:
        """Answer the last click; the number lets the same answer be seen and heard again.

        A rule that was shown belongs to the answer before, and goes with it.
        """
        number = self.status.get("number", 0) + 1
        self.status = {"kind": kind, "rule": rule, "text": text, "number": number}
        self.rule = {}

    def look_up(self, name: str) -> str | None:
        """Show a rule below the status line, and read it aloud; no name takes it away."""
        try:
            entry = self._find_rule(name) if name else None
        except Mistake as error:
            self.tell("told", str(error))
            return str(error)
        self.rule = shown(entry, self.theme or "light") if entry else {}
        self.speak(entry.text if entry else "")
        return None

    @observe("theme")
    def _redress(self, _: Bunch) -> None:
        """The picture of a rule is in the colours of the page."""
        if self.rule:
            self.rule = shown(self._find_rule(self.rule["name"]), self.theme)

    def speak(self, sentence: str) -> None:
        """Have a sentence read aloud, even if it is the last one once more."""
        number = self.announce[0] + 1 if self.announce else 1
        self.announce = [number, sentence]

    def download(self, name: str, text: str) -> None:
        """Let the page that asked for it save a file."""
        self.send({"do": "download", "name": name, "text": text})
