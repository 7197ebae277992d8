"""What a learner clicks in a lesson, and what the page has to say then, worked out beforehand."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from mt_widgets.draw.scene import walk
from mt_widgets.games.magical_towers import face
from mt_widgets.learner.results_file import ResultsFile
from tests.browser.learner import Learner

__all__ = ["Click", "script"]


@dataclass(frozen=True)
class Click:
    """A tag to click, what stands on the board meanwhile, and the words that answer."""

    tag: str
    around: tuple[str, ...]
    heading: str
    said: str
    reached: str  # how much of the lesson is kept then; empty before anything is


@cache
def script(lesson: str) -> tuple[Click, ...]:
    """A whole lesson with a few wrong tries, from the first click to the last."""
    clicks = list[Click]()
    with TemporaryDirectory() as folder:
        learner = Learner(lesson, Path(folder))
        results = ResultsFile(Path(folder) / "twin.json")
        for tag in learner.clicks():
            around = {one.tag for one in walk(face.scene(learner.view).shapes) if one.tag}
            learner.click(tag)
            panel, kept = learner.twin.panel, results.all()
            reached = kept[-1].value or "" if kept else ""
            said = panel.status.get("text", "")
            clicks.append(Click(tag, tuple(sorted(around)), panel.prompt.heading, said, reached))
    return tuple(clicks)
