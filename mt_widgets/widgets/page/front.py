"""What a stored notebook shows before it runs: a picture, a line, and one way to begin."""

from base64 import b64encode
from html import escape

from ...draw.svg import paint_svg
from ...engine.words import say
from ...games import FIRST, find_game

# Only a notebook that is trusted runs this; all others show the words.
_RUN = "window.jupyterapp?.commands.execute('notebook:run-all-cells')"
_STYLE = "max-width:820px;margin:auto;text-align:center;font-family:var(--jp-ui-font-family)"
_BUTTON = (
    "font:600 20px var(--jp-ui-font-family);padding:12px 34px;margin:12px;border-radius:12px;"
    "border:2px solid #8A5A00;background:#FFC53D;color:#241800;cursor:pointer"
)


def start_button() -> str:
    """A button that runs the notebook, and words that say how to do it without the button."""
    how = say("If nothing happens, choose Run in the menu above, then Run All Cells.")
    label = f"▶ {say('Start')}"
    return (
        f'<p style="text-align:center"><button style="{_BUTTON}" onclick="{escape(_RUN)}">'
        f"{escape(label)}</button><br><small>{escape(how)}</small></p>"
    )


def front_page(title: str, about: str, svg: str) -> str:
    """The page as HTML; the same input gives the same bytes."""
    picture = f"data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}"
    return (
        f'<div style="{_STYLE}"><h2>{escape(title)}</h2>'
        f'<p style="text-align:center">{escape(about)}</p>{start_button()}'
        f'<img alt="{escape(title)}" src="{picture}" style="width:100%"></div>'
    )


def first_board() -> str:
    """The start of the first game as a picture, for pages that have none of their own."""
    game = find_game(FIRST)
    start = game.setup.new({"seed": "0"})
    return paint_svg(game.face.scene(game.knowledge.look(start, None, game.knowledge.GRADES[-1])))
