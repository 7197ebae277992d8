"""The rules companion: each rule with its chapter, an example, its lesson, and what is open."""

import tomllib
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Any

from ..draw.scene import Scene
from ..engine.errors import Mistake, Refusal, excerpt
from ..engine.words import say
from ..games.magical_towers import face, game
from ..games.magical_towers.face import Cues
from ..games.magical_towers.rulebook import Rule, explain, rules
from .course import Place, taught_in
from .session import begin

__all__ = ["Entry", "Setting", "contents", "look_up", "matching", "picture", "settings"]

_NEAREST = 3  # names are offered for one that there is not
_LIKE = 0.55  # how much a name has to be like another one, from 0 to 1


@dataclass(frozen=True, slots=True)
class Setting:
    """Where a table may play otherwise: what is usual, what is changed, and how it is set."""

    rule: str
    title: str
    usual: str
    otherwise: str
    argument: str
    field: str
    value: str

    @property
    def code(self) -> str:
        """The call that begins such a game."""
        return f'start({self.argument}="{self.value}")'

    @property
    def notation(self) -> str:
        """The field of such a position."""
        return f"{self.field}={self.value}"


@dataclass(frozen=True, slots=True)
class Entry:
    """A rule in the companion, all in the reader's words.

    ``refusal`` is a sentence with which it says no, ``ruling`` what the printed rules leave open,
    each empty if there is none; ``place`` is the step of a lesson that teaches it.
    """

    name: str
    chapter: str
    text: str
    refusal: str
    ruling: str
    setting: Setting | None
    place: Place | None

    @property
    def emblem(self) -> str:
        """The single thing that stands for its chapter, as ``portrait`` draws it."""
        return str(_data()["picture"][self.name.partition(".")[0]])

    @property
    def haystack(self) -> str:
        """Everything that a search looks through, in small letters."""
        own = (self.name, self.chapter, self.text, self.refusal, self.ruling)
        setting = self.setting
        more = (setting.title, setting.usual, setting.otherwise, setting.code) if setting else ()
        return " ".join((*own, *more)).lower()


@cache
def _data() -> dict[str, Any]:
    text = files(__package__).joinpath("data").joinpath("companion.toml").read_text("utf-8")
    return tomllib.loads(text)


@cache
def settings() -> tuple[Setting, ...]:
    """Everything that a table may set."""
    return tuple(_setting(entry) for entry in _data()["setting"])


def _setting(entry: dict[str, str]) -> Setting:
    words = {key: say(entry[key]) for key in ("title", "usual", "otherwise")}
    return Setting(**{**entry, **words})


@cache
def contents() -> dict[str, tuple[Entry, ...]]:
    """Every rule in the order of the rulebook, by the headings of its chapters."""
    found = dict[str, tuple[Entry, ...]]()
    for rule in rules().values():
        entry = _entry(rule)
        found[entry.chapter] = (*found.get(entry.chapter, ()), entry)
    return found


def _entry(rule: Rule) -> Entry:
    unsaid = _data()["ruling"].get(rule.name)
    return Entry(
        rule.name,
        say(_data()["chapter"][rule.name.partition(".")[0]]),
        say(rule.text),
        _example(rule),
        say(unsaid) if unsaid else "",
        next((one for one in settings() if one.rule == rule.name), None),
        taught_in().get(rule.name),
    )


def _example(rule: Rule) -> str:
    """How the rule says no, with made-up spaces, cards and colours."""
    if not rule.refusals:
        return ""
    case = "default" if "default" in rule.refusals else next(iter(rule.refusals))
    words = explain(Refusal(rule.name, case, tuple(_data()["example"].items())))
    return f"{words[0].upper()}{words[1:]}."


def look_up(name: str) -> Entry:
    """A rule by its name; for one that there is not, the nearest names are told."""
    wanted = str(name).strip().lower()
    for entry in _all():
        if entry.name == wanted:
            return entry
    near = _nearest(wanted)
    if not near:
        raise Mistake(say("There is no rule {name}; Rules() shows them all.", name=excerpt(wanted)))
    raise Mistake(
        say("There is no rule {name}; the nearest are {near}.",
            name=excerpt(wanted), near=", ".join(near))
    )  # fmt: skip


def _all() -> list[Entry]:
    return [entry for chapter in contents().values() for entry in chapter]


def _nearest(wanted: str) -> list[str]:
    """Names in which all of it stands, then names that look alike."""
    inside = [name for name in rules() if wanted and wanted in name]
    alike = get_close_matches(wanted, rules(), _NEAREST, _LIKE)
    return list(dict.fromkeys((*inside, *alike)))[:_NEAREST]


def matching(query: str) -> list[str]:
    """The names of the rules in which every word of a query stands; the page searches alike."""
    words = query.lower().split()
    return [entry.name for entry in _all() if all(word in entry.haystack for word in words)]


def picture(place: Place, theme: str = "light") -> Scene:
    """The board of a step as the learner first sees it, with its marks and arrows."""
    step = place.lesson.steps[place.step]
    state = begin(place.lesson, place.step).history.state
    mover = game.mover(state)
    seat = mover if mover in step.seats else min(step.seats)
    cues = Cues(marks=step.marks, arrows=step.arrows)
    view = game.look(state, seat, memory=step.memory)
    return face.scene(view, frame="medium", theme=theme, cues=cues)
