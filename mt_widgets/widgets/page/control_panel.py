"""The page around the canvas: sentences, buttons, log, keyboard, clipboard and screen reader."""

import logging
from collections.abc import Callable
from typing import Any

import anywidget
from traitlets import Bunch, Dict, List, Unicode, observe, validate

from ...engine.errors import Mistake
from ...engine.words import say
from ...lessons.rule_reference import RuleEntry, look_up
from .assets import read_assets
from .labels import labels
from .messages import Message, is_filled_in, is_well_formed
from .panel_parts import PanelButtons, PanelContents, PanelPrompt, PanelRecord, part
from .rule_words import shown
from .settings import PAGE, STANDARD, TOOLS, is_setting, measured

# One module for the page, in parts; the last one puts them together.
_SCRIPTS = (
    "panel_nodes.js", "panel_open.js", "panel_theme.js", "panel_rule.js", "panel_form.js",
    "panel_choices.js", "panel_sections.js", "panel_keyboard.js", "panel_record.js",
    "panel_file.js", "panel_more.js", "panel_touch.js", "panel_room.js", "panel.js",
)  # fmt: skip


class ControlPanel(anywidget.AnyWidget):
    """What stands below the canvas; it shows what it is told and reports what people do."""

    _esm = read_assets("page", *_SCRIPTS)
    _css = read_assets("page", "panel.css", "panel_choices.css", "panel_rule.css", "panel_room.css")

    prompt = part(PanelPrompt)
    buttons = part(PanelButtons)
    record = part(PanelRecord)
    contents = part(PanelContents)
    status = Dict().tag(sync=True)  # the answer to the last click
    answers = Dict().tag(sync=True)  # to the forms of sections
    announce: List[Any] = List().tag(sync=True)
    rule = Dict().tag(sync=True)
    copies = Dict().tag(sync=True)  # texts for the clipboard, by name
    settings = Dict(STANDARD).tag(sync=True)
    tools = List(list(TOOLS)).tag(sync=True)
    words = Dict().tag(sync=True)
    theme = Unicode().tag(sync=True)
    page = Dict(PAGE).tag(sync=True)

    def __init__(
        self,
        on_message: Callable[[Message], None],
        on_shown: Callable[[], None] = lambda: None,
        find_rule: Callable[[str], RuleEntry] = look_up,
        **traits: object,
    ) -> None:
        super().__init__(**{"words": labels("page", "panel"), **traits})
        self._on_message, self._on_shown, self._find_rule = on_message, on_shown, find_rule
        self.on_msg(lambda _widget, content, _buffers: self.receive(content))

    @validate("page")
    def _measured(self, proposal: Bunch) -> dict[str, Any]:
        return measured(proposal["value"])

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
                return 0 <= step <= self.record.steps
            case {"do": "set", "name": str(name), "value": bool() | str() as value}:
                return is_setting(name, value)
            case {"do": "form", "tag": tag, "values": dict(values)}:
                forms = self.contents.form, *self.contents.sections
                return any(is_filled_in(form, tag, values) for form in forms)
        return True

    def offers(self, tag: str) -> bool:
        """Whether a button with that tag is shown and can be pressed."""
        buttons, form = self.buttons, self.contents.form
        shown = [*buttons.actions, *buttons.asides, *form.get("buttons", ())]
        return any(one.get("tag") == tag and not one.get("disabled") for one in shown)

    def answer(self, section: str, kind: str = "", text: str = "", **more: object) -> None:
        """Answer below the form of a section, perhaps with ``rule``, ``lines`` and a ``button``."""
        number = self.answers.get(section, {}).get("number", 0) + 1  # an equal answer shows again
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
        """Draw the picture of a rule again in the colours of the page."""
        if self.rule:
            self.rule = shown(self._find_rule(self.rule["name"]), self.theme)

    def speak(self, sentence: str) -> None:
        """Have a sentence read aloud, even if it was read just before."""
        number = self.announce[0] + 1 if self.announce else 1
        self.announce = [number, sentence]

    def download(self, name: str, text: str) -> None:
        """Let the page that asked for it save a file."""
        self.send({"do": "download", "name": name, "text": text})
