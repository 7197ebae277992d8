"""The rule reference: each rule with its chapter, an example, its lesson, and what is open."""

import tomllib
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import Any

from ..draw.scene import Scene
from ..engine.board_model import BoardModel
from ..engine.cues import Cues
from ..engine.errors import Mistake, Refusal, excerpt
from ..engine.game import AnyGame, Event
from ..engine.rulebook import Rule
from ..engine.words import say
from .course import OURS, Place, taught_in
from .lesson import LessonFile
from .session import begin

_NEAREST = 3  # names are offered if there is no such rule
_LIKE = 0.55  # how much a name has to be like another one, from 0 to 1


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting: what is usual, what it changes, and how it is written."""

    rule: str
    title: str
    usual: str
    otherwise: str
    argument: str
    field: str
    value: str

    @property
    def code(self) -> str:
        """The Python call that begins a game with this setting."""
        return f'start({self.argument}="{self.value}")'

    @property
    def notation(self) -> str:
        """The field of a position with this setting."""
        return f"{self.field}={self.value}"


@dataclass(frozen=True, slots=True)
class RuleEntry:
    """A rule in the reference, all in the reader's words.

    ``refusal`` is a sentence with which it says no, ``ruling`` what the printed rules leave open,
    each empty if there is none; ``place`` is the step of a lesson that teaches it, ``emblem`` what
    stands for its chapter, as the game's face draws it; not every chapter is ``printed``.
    """

    name: str
    chapter: str
    emblem: str
    text: str
    refusal: str
    ruling: str
    setting: Setting | None
    place: Place | None
    printed: bool

    @property
    def haystack(self) -> str:
        """Everything that a search looks through, in small letters."""
        own = (self.name, self.chapter, self.text, self.refusal, self.ruling)
        setting = self.setting
        more = (setting.title, setting.usual, setting.otherwise, setting.code) if setting else ()
        return " ".join((*own, *more)).lower()


@cache
def _data(game: AnyGame) -> Mapping[str, Any]:
    file = game.data.joinpath("rule_reference.toml")  # which a game need not have
    return defaultdict(dict, tomllib.loads(file.read_text("utf-8")) if file.is_file() else {})


@cache
def settings(game: AnyGame = OURS) -> tuple[Setting, ...]:
    """Everything that a table may set."""
    return tuple(_setting(entry) for entry in _data(game)["setting"])


def _setting(entry: dict[str, str]) -> Setting:
    words = {key: say(entry[key]) for key in ("title", "usual", "otherwise")}
    return Setting(**{**entry, **words})


@cache
def contents(game: AnyGame = OURS) -> dict[str, tuple[RuleEntry, ...]]:
    """Every rule in the order of the rulebook, by the headings of its chapters."""
    found = dict[str, tuple[RuleEntry, ...]]()
    for rule in game.voice.rules().values():
        entry = _entry(game, rule)
        found[entry.chapter] = (*found.get(entry.chapter, ()), entry)
    return found


def _entry(game: AnyGame, rule: Rule) -> RuleEntry:
    data, chapter = _data(game), rule.name.partition(".")[0]
    return RuleEntry(
        rule.name,
        say(data["chapter"].get(chapter, chapter)),
        data["picture"].get(chapter, ""),
        say(rule.text),
        _example(game, rule),
        say(data["ruling"].get(rule.name, "")),
        next((one for one in settings(game) if one.rule == rule.name), None),
        taught_in(game).get(rule.name),
        chapter in data.get("printed", (chapter,)),
    )


def _example(game: AnyGame, rule: Rule) -> str:
    """How the rule says no, with made-up spaces, cards and colours."""
    arguments = tuple(_data(game)["example"].items())
    if not rule.refusals or not arguments:
        return ""
    case = "default" if "default" in rule.refusals else next(iter(rule.refusals))
    return game.voice.explain(Refusal(rule.name, case, arguments))


def example_search(game: AnyGame = OURS) -> str:
    """Words that somebody may search for."""
    return say(_data(game).get("search", ""))


def look_up(name: str, game: AnyGame = OURS) -> RuleEntry:
    """A rule by its name; raises Mistake with the nearest names if there is no such rule."""
    wanted = str(name).strip().lower()
    for entry in _all(game):
        if entry.name == wanted:
            return entry
    names = game.voice.rules()
    inside = [name for name in names if wanted and wanted in name]
    alike = get_close_matches(wanted, names, _NEAREST, _LIKE)
    near = list(dict.fromkeys((*inside, *alike)))[:_NEAREST]
    if not near:
        raise Mistake(say("There is no rule {name}; Rules() shows them all.", name=excerpt(wanted)))
    raise Mistake(
        say("There is no rule {name}; the nearest are {near}.",
            name=excerpt(wanted), near=", ".join(near))
    )  # fmt: skip


def _all(game: AnyGame) -> list[RuleEntry]:
    return [entry for chapter in contents(game).values() for entry in chapter]


def matching(query: str, game: AnyGame = OURS) -> list[str]:
    """The names of the rules in which every word of a query stands; the page searches alike."""
    words = query.lower().split()
    return [entry.name for entry in _all(game) if all(word in entry.haystack for word in words)]


def picture(lesson: LessonFile, at: int, theme: str = "light") -> Scene:
    """The board of a step as the learner first sees it, with its marks and arrows."""
    session = begin(lesson, at)
    step = session.step
    view = BoardModel(session.history, session.seat, step.memory).view
    cues: Cues[Event] = Cues(marks=step.marks, arrows=step.arrows)
    scene: Scene = session.game.face.scene(view, frame="medium", theme=theme, cues=cues)
    return scene
