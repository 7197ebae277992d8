"""Draw the film of the README anew, by day and by night."""

from pathlib import Path

from .story import film

DOCS = Path(__file__).parents[3] / "docs"

for name, theme in (("lesson.svg", "light"), ("lesson-dark.svg", "dark")):
    (DOCS / name).write_text(film(theme), "utf-8")
