"""The panel: what the page may send, what it is told, and that its words and colours are right."""

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from mt_widgets.games.magical_towers.face.theme import THEMES, load_theme
from mt_widgets.widgets.board.board import Board
from mt_widgets.widgets.page.control_panel import ControlPanel
from mt_widgets.widgets.page.messages import Message
from mt_widgets.widgets.page.panel_parts import PanelContents, PanelRecord
from mt_widgets.widgets.page.settings import SETTINGS, TOOLS

WIDGETS = files("mt_widgets.widgets.page")
CSS = WIDGETS.joinpath("panel.css").read_text("utf-8")
SCRIPT = ControlPanel._esm

FLAGS = ("dark", "still", "coarse", "slim")
FORM = {
    "title": "A new game",
    "fields": [
        {"name": "mode", "kind": "choice", "options": [{"value": "base"}, {"value": 2}]},
        {"name": "secret", "kind": "check", "value": True},
        {"name": "spells", "kind": "number", "value": 4},
        {"name": "title", "kind": "text", "value": ""},
    ],
    "buttons": [{"tag": "start", "label": "Start", "primary": True}],
}
FILLED = {"mode": "base", "secret": True, "spells": 4, "title": "ours"}


@pytest.fixture
def heard() -> list[Message]:
    return []


@pytest.fixture
def panel(heard: list[Message]) -> ControlPanel:
    return ControlPanel(heard.append, record=PanelRecord(steps=12), contents=PanelContents(FORM))


@pytest.mark.parametrize(
    "message",
    [
        {"do": "click", "tag": "wizard:b@5"},
        {"do": "hover", "tag": ""},
        {"do": "cancel"},
        {"do": "type", "text": "W3:b5"},
        {"do": "undo"},
        {"do": "redo"},
        {"do": "go", "step": 0},
        {"do": "go", "step": 12},
        {"do": "set", "name": "memory", "value": True},
        {"do": "set", "name": "theme", "value": "clear"},
        {"do": "paste", "text": "K/15 b1"},
        {"do": "save"},
        {"do": "load", "name": "game.txt", "text": "x" * 1_000_000},
        {"do": "form", "tag": "start", "values": FILLED},
        {"do": "form", "tag": "start", "values": {**FILLED, "mode": 2}},
    ],
)
def test_what_makes_sense_is_passed_on(
    panel: ControlPanel, heard: list[Message], message: Message
) -> None:
    panel.receive(message)
    assert heard == [message]
    assert panel.status == {}


def nonsense() -> Iterator[object]:
    yield from (None, "click", [], {}, {"do": "explode"}, {"do": ["click"]}, {"do": "click"})
    yield {"do": "click", "tag": 5}
    yield {"do": "click", "tag": "x" * 101}
    yield {"do": "click", "tag": "die", "more": 1}
    yield {"do": "type", "text": "x" * 1_001}
    for step in (-1, 13, 1.0, "1", True, None):
        yield {"do": "go", "step": step}
    for name, value in [("memory", 1), ("memory", "yes"), ("theme", True), ("theme", "pink")]:
        yield {"do": "set", "name": name, "value": value}
    yield {"do": "set", "name": "cheating", "value": True}
    yield {"do": "load", "name": "game.txt", "text": "x" * 1_000_001}
    yield {"do": "form", "tag": "another", "values": FILLED}
    yield {"do": "form", "tag": "start", "values": []}
    yield {"do": "form", "tag": "start", "values": {}}
    yield {"do": "form", "tag": "start", "values": {**FILLED, "more": 1}}
    bad = {"mode": "other", "secret": "on", "spells": "4", "title": None}
    for name, value in bad.items():
        yield {"do": "form", "tag": "start", "values": {**FILLED, name: value}}
    yield {"do": "form", "tag": "start", "values": {**FILLED, "spells": True}}


@pytest.mark.parametrize("message", list(nonsense()), ids=lambda message: str(message)[:60])
def test_nonsense_is_answered_with_a_sentence(
    panel: ControlPanel, heard: list[Message], message: object
) -> None:
    panel.receive(message)
    assert heard == []
    assert panel.status["kind"] == "error"
    assert panel.status["text"].endswith(".")


def test_every_section_has_a_form_of_its_own(panel: ControlPanel, heard: list[Message]) -> None:
    story = {"name": "story", "kind": "area", "value": ""}
    sections = [
        {"name": "a", "fields": [], "buttons": [{"copy": "position"}]},
        {"name": "b", "fields": [story], "buttons": [{"tag": "tell", "label": "Tell"}]},
    ]
    panel.contents = PanelContents(sections=sections)
    told = {"do": "form", "tag": "tell", "values": {"story": "long\n" * 4000}}
    panel.receive(told)
    assert heard == [told]
    for values in ({}, FILLED, {"story": "x" * 20_001}):
        panel.receive({"do": "form", "tag": "tell", "values": values})
        assert panel.status["kind"] == "error"
    assert heard == [told]


def test_sections_are_answered_one_by_one(panel: ControlPanel) -> None:
    panel.answer("a", "refused", "It is full.", rule="stack.six")
    panel.answer("b", "busy", "Looking.", lines=["one"], button={"tag": "stop", "label": "Stop"})
    panel.answer("a", "refused", "It is full.", rule="stack.six")
    assert panel.answers["a"]["number"] == 2
    assert panel.answers["b"]["lines"] == ["one"]


def test_a_message_of_the_page_arrives(panel: ControlPanel, heard: list[Message]) -> None:
    panel._handle_custom_msg({"do": "undo"}, [])
    assert heard == [{"do": "undo"}]


def test_an_exception_of_the_handler_shows_in_the_status_line(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def fail(_message: Message) -> None:
        raise ValueError("the pile is {lost}")

    panel = ControlPanel(fail)
    panel.receive({"do": "undo"})
    assert panel.status["kind"] == "error"
    assert "the pile is {lost}" in panel.status["text"]
    assert "ValueError" in caplog.text


def test_the_same_answer_twice_is_a_new_answer(panel: ControlPanel) -> None:
    changes: list[Any] = []
    panel.observe(changes.append, ["status", "announce"])
    for _ in range(2):
        panel.tell("refused", "It is full.", "wizard.full")
        panel.speak("It is full.")
    assert len(changes) == 4
    assert panel.status == {
        "kind": "refused",
        "rule": "wizard.full",
        "text": "It is full.",
        "number": 2,
    }
    assert panel.announce == [2, "It is full."]


def test_a_file_is_sent_to_the_page(panel: ControlPanel, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[object] = []
    monkeypatch.setattr(panel, "send", sent.append)
    panel.download("game.txt", "W3:b5")
    assert sent == [{"do": "download", "name": "game.txt", "text": "W3:b5"}]


def test_what_the_page_measured_is_taken_over(panel: ControlPanel) -> None:
    lengths = {"width": 900, "height": 700, "taken": 9, "room_width": 600, "room_height": 500}
    page = {**lengths, "ratio": 1.5, **dict.fromkeys(FLAGS, True)}
    panel.set_state({"page": page})
    assert panel.page == page


def test_what_the_page_cannot_have_measured_is_left_at_its_default(panel: ControlPanel) -> None:
    panel.set_state({"page": {"width": "wide", "height": -3, "ratio": 99, "dark": 1, "more": 2}})
    lengths = dict.fromkeys(("width", "height", "taken", "room_width", "room_height"), 0)
    nothing = {**lengths, "ratio": 1, **dict.fromkeys(FLAGS, False)}
    assert panel.page == nothing


def test_panels_share_nothing() -> None:
    one, other = ControlPanel(print), ControlPanel(print)
    one.settings["memory"] = True
    one.tools.remove("undo")
    one.words["undo"] = "Back"
    assert other.settings == {name: values[0] for name, values in SETTINGS.items()}
    assert other.tools == list(TOOLS)
    assert other.words["undo"] == "Undo"


def test_the_page_has_a_word_for_every_label_it_shows() -> None:
    asked = set(re.findall(r"\bwords\.(\w+)", SCRIPT))
    asked |= set(re.findall(r'\b(?:named|bare|sorry|toggle)\((?:panel, )?"(\w+)"', SCRIPT))
    asked |= {"refused", "error", "type", "paste", "theme", "size", "copy_by_hand"}
    asked |= {f"{done}_{what}" for done in ("copy", "copied") for what in ("position", "moves")}
    asked |= {f"{name}_{value}" for name in ("theme", "size") for value in SETTINGS[name]}
    assert set(ControlPanel(print).words) <= asked <= set(Board().panel.words)


def test_the_page_offers_every_tool() -> None:
    offered = set(re.findall(r'"data-tool": "(\w+)"', SCRIPT))
    offered |= set(re.findall(r'\b(?:asking|toggle|choose)\(panel, "(\w+)"', SCRIPT))
    assert offered == set(TOOLS)


def test_data_never_becomes_markup() -> None:
    assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write", SCRIPT)


def colours(theme: str) -> dict[str, str]:
    """The colours of the page in a theme; what a theme does not say is as in the light one."""
    found: dict[str, str] = {}
    for name in ("", theme):
        selector = f'.mt-desk[data-theme="{name}"] {{' if name else ".mt-desk {"
        block = CSS.partition(selector)[2].partition("}")[0]
        found |= dict(re.findall(r"--([\w-]+): (#\w+);", block))
    return found


@pytest.mark.parametrize("theme", THEMES)
def test_the_page_has_the_colours_of_the_drawing(theme: str) -> None:
    page, drawing = colours(theme), load_theme(theme)
    names = "sky panel panel-edge panel-shade ink mute glow glow-edge".split()
    assert {name: page[name] for name in names} == {
        name: drawing[name.replace("-", "_")] for name in names
    }


@pytest.mark.parametrize("theme", THEMES)
def test_who_is_to_decide_is_shown_in_the_colours_of_the_drawing(theme: str) -> None:
    hat, cloak, _ = load_theme(theme).wizards["b"]
    emblem = Board(theme=theme).panel.prompt.emblem
    assert emblem.startswith("<svg ")
    assert hat in emblem
    assert cloak in emblem


def luminance(colour: str) -> float:
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("text", "ground"),
    [
        ("ink", "panel"),
        ("ink", "button"),
        ("ink", "panel-shade"),
        ("mute", "panel"),
        ("mute", "button"),
        ("on-glow", "glow"),
        ("refused", "refused-back"),
        ("error", "error-back"),
    ],
)
def test_text_is_easy_to_read(theme: str, text: str, ground: str) -> None:
    page = colours(theme)
    assert contrast(page[text], page[ground]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_the_focus_ring_and_the_edges_of_buttons_stand_out(theme: str) -> None:
    page = colours(theme)
    for name in ("ring", "line"):
        assert contrast(page[name], page["panel"]) >= 3
