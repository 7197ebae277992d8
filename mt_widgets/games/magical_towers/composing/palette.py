"""The pieces that can be taken while a position is composed, each as a button with a picture."""

from ....draw.svg import paint_svg
from ....engine.data import read_data
from ....engine.words import say
from ..face.pieces.portrait import portrait
from ..voice.spoken import say_colour
from .drafting import TAKE, UNDER, Drafting

_TOOLS = read_data(__package__.removesuffix(".composing"), "words/composing.toml")["tools"]


def _say_tool(tool: str) -> str:
    """Something that is taken from the palette, as its button says it."""
    if tool.startswith("wizard:"):
        return say("{colour} wizard", colour=say_colour(tool[-1]).capitalize())
    return say(_TOOLS[tool])


def tool_hint(drafting: Drafting) -> str:
    """What to do with what is in the hand, one short sentence."""
    tool = drafting.tool
    if not tool:
        return say("Choose a piece, then click where it goes.")
    if tool == TAKE:
        return say("Click what is to be taken away.")
    if drafting.under and tool.startswith("wizard:"):
        sentence = "{piece}: click the tower under which it goes."
    else:
        sentence = "{piece}: click the space where it goes."
    return say(sentence, piece=_say_tool(tool))


def palette(drafting: Drafting, theme: str) -> list[dict[str, object]]:
    """The buttons in their order; where wizards may go is chosen beside them."""
    seats = drafting.state.table.seats
    order = *drafting.palette[:seats], UNDER, *drafting.palette[seats:]
    return [_item(drafting, tool, theme) for tool in order]


def _item(drafting: Drafting, tool: str, theme: str) -> dict[str, object]:
    """A button; what lies in the hand already is put back by it."""
    chosen = drafting.under if tool == UNDER else tool == drafting.tool
    wizard = drafting.tool.startswith("wizard:")
    colour = drafting.tool[-1] if wizard else drafting.state.table.colours[0]
    piece = f"{UNDER}:{colour}" if tool == UNDER else tool
    caption = say_colour(tool[-1]).capitalize() if tool[:6] == "wizard" else _say_tool(tool)
    return {
        "tag": tool,
        "label": _say_tool(tool),
        "caption": caption,
        "chosen": chosen,
        "disabled": tool == UNDER and not wizard,
        "apart": tool in ("tower:T", TAKE),  # a gap stands before these
        "svg": "" if tool == TAKE else paint_svg(portrait(piece, theme)),
    }
