"""Finding a route in what people paste: a route, a link, a line of a chat, or a piece of a mail."""

import re
from collections.abc import Iterable, Iterator
from urllib.parse import unquote

from ..engine.errors import Mistake, mistake
from ..games import FIRST, game_of
from .routes import (
    AGAIN,
    ASSIGNMENT,
    DAY,
    LESSON,
    LONGEST,
    MAP,
    PAGE,
    POSITION,
    PUZZLE,
    REVIEW,
    Route,
)

__all__ = ["parse_route"]

_LONGEST_TEXT = LONGEST + 10_000  # with what stands around a route
_FEW_LINES = 6  # into which a mail may have broken a name
_MOST_LINES = {POSITION: 60, ASSIGNMENT: 400}  # and what is longer
_GAME = r"(?<![\w-])game=(?P<game>[\w-]{1,100})"
_VALUED = re.compile(
    rf"(?:{_GAME}&(?:amp;)?\s*|(?<![\w-]))"
    rf"(?P<kind>{LESSON}|{PUZZLE}|{PAGE}|{POSITION}|{DAY}|{ASSIGNMENT})=(?P<rest>.*)",
    re.IGNORECASE | re.DOTALL,
)
_BARE = re.compile(
    rf"{_GAME}(?:&(?:amp;)?(?P<kind>{DAY}|{AGAIN}|{REVIEW}))?(?![\w=&-])", re.IGNORECASE
)
_ADDRESS = re.compile(r"(https?|file)://[^\s#]+")
_STEP = re.compile(r"(.+)/([1-9][0-9]{0,3})")
_BEHIND = ".,;:!?)]}>\"'`*_»”’…"  # what people and programs put behind a link


def parse_route(text: str) -> Route:
    """The first route in a text; raises Mistake with one sentence if there is none."""
    if len(text) > _LONGEST_TEXT:
        raise mistake("This is too long for a link.")
    if "=" not in text and "%3d" in text.lower():
        text = unquote(text)  # some programs write the whole of a link like this
    valued = _VALUED.search(text)
    if valued:
        game = (valued["game"] or "").lower()
        return _valued(game, valued["kind"].lower(), valued["rest"])
    bare = _BARE.search(text)
    if bare:
        return Route((bare["kind"] or MAP).lower(), game=bare["game"].lower())
    return Route(_bare_kind(text))


def _bare_kind(text: str) -> str:
    """The kind of a route that is one word, alone or at the end of a link or a line of ours."""
    word = re.split("[#·]", text)[-1].strip().rstrip(_BEHIND).lower()
    if not word or _ADDRESS.fullmatch(text.strip()):
        return MAP
    if word not in (MAP, DAY, AGAIN, REVIEW):
        raise mistake("There is no lesson, puzzle, position or page in this text.")
    return word


def _valued(game: str, kind: str, rest: str) -> Route:
    """The route of the longest value that is there. Raises the Mistake of the likeliest if none is.

    Of a name, that is the shortest reading; a position may have been pasted with its blanks.
    """
    mistakes = list[Mistake]()
    for value in _values(kind, rest):
        try:
            return _route(game, kind, value)
        except Mistake as error:
            mistakes.append(error)
    raise mistakes[0 if kind == POSITION else -1]


def _values(kind: str, rest: str) -> Iterable[str]:
    """What the value may be, each as it came and without signs behind it."""
    found = [*_joined(rest, _MOST_LINES.get(kind, _FEW_LINES))] or [""]
    if kind == ASSIGNMENT:
        found = found[-1:]  # of which every part looks like a whole
    elif kind == POSITION:
        found.append(" ".join(rest.split()))
    values = map(unquote, reversed(found))
    return dict.fromkeys(one for value in values for one in (value, value.rstrip(_BEHIND)))


def _joined(rest: str, lines: int) -> Iterator[str]:
    """The first word of a text, together with the lines behind it that may be the rest of it."""
    joined = ""
    for line in rest.splitlines()[:lines]:
        words = line.split()
        joined += "".join(words[:1])
        yield joined
        if len(words) > 1:
            return


def _route(game: str, kind: str, value: str) -> Route:
    if not value and kind == DAY:
        raise mistake("There is no date in this link.")
    if kind == LESSON:
        found = _STEP.fullmatch(value)
        return Route(LESSON, found[1], int(found[2])) if found else Route(LESSON, value)
    told = game or (game_of(value).name if kind == POSITION else FIRST)
    return Route(kind, value, game=told)
