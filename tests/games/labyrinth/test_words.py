"""What people read: sentences, the text board, the rule book."""

import gettext
import re
from pathlib import Path
from random import Random

import pytest

from mt_widgets.engine import words
from mt_widgets.engine.aims import Aim
from mt_widgets.engine.goal_language import SIGNS
from mt_widgets.games.labyrinth import events, game, goals, notation, voice
from mt_widgets.games.labyrinth.box import OPTIONS
from mt_widgets.games.labyrinth.goals.language import COUNTS
from mt_widgets.games.labyrinth.rulebook import Rule, rules
from mt_widgets.games.labyrinth.state import State
from mt_widgets.games.labyrinth.tags import BUTTONS
from mt_widgets.games.labyrinth.view import look
from mt_widgets.translate.code import code_sentences
from mt_widgets.translate.tables import table_sentences

from .laws import attempts
from .mazes import LATE, START, position
from .reachable import some_start, walk

AIMS = [
    "where(b)", "likely wins(b)", "keep not wins(b)", "has(b, 25) or not has(b, 1)",
    "not at(b, d4) and at(b, a1)",
    *(f"{negated}{of}(b) {sign} {number}"
      for of in COUNTS for sign in SIGNS for number in (0, 1, 3) for negated in ("", "not ")),
]  # fmt: skip


def shown(state: State, seat: str | None) -> str:
    """The text board of a colour's player; without one, of somebody who sees everything."""
    return voice.board(look(state, None if seat is None else state.setup.colours.index(seat)))


def told(text: str, line: str) -> list[str]:
    """The sentences of a line of moves."""
    state, sentences = notation.parse_position(text), list[str]()
    for move in notation.parse_moves(line):
        happened = game.events(state, move)
        state = game.play(state, move)
        sentences += filter(None, (voice.tell(event, state) for event in happened))
    return sentences


def test_a_turn_is_told() -> None:
    assert told(START, "W2:F b5+ wand Nb:I stay") == [
        "Blue pushes the spare in at W2, turned to F. The new spare: straight.",
        "Blue walks from c3 to b5.",
        "Blue takes token 1 (crab apple).",
        "Blue uses a wand for one more turn.",
        "Blue pushes the spare in at Nb, turned to I. The new spare: straight.",
        "Blue rides from b5 to b6.",
        "Blue stays on b6.",
        "Yellow is next.",
    ]


def test_over_the_edge_is_told() -> None:
    text = position("I b1 b0::?|y0::?", g4="H7b", a1="F1y")
    assert told(text, "W4:H")[1:] == [
        "Blue goes over the edge, from g4 to a4.",
        "Token 7 goes over the edge, from g4 to a4.",
    ]


def test_deals_are_told() -> None:
    text = position("I b1 b1::?|y0:7:? opt=deals", c3="Kby", a1="F8")
    assert told(text, "deal:y+7:Nb:H accept")[:3] == [
        "Blue proposes a deal: Yellow pays token 7 (raven's feather) for the shift Nb:H.",
        "Yellow accepts.",
        "Blue gets token 7 (raven's feather); Yellow pays it.",
    ]
    assert told(text, "deal:y-w:Nb:H decline") == [
        "Blue proposes a deal: Blue pays a wand for the shift Nb:H.",
        "Yellow declines.",
    ]
    assert "Yellow gets a wand; Blue pays it." in told(text, "deal:y-w:Nb:H accept")


def test_the_end_is_told_with_formulas_and_points() -> None:
    text = position("I b2 b1::1-10-13|y0:20:-", c3="Kby", d3="H1")
    assert told(text, "d3+")[2:] == [
        "Blue shows the formula 1-10-13.",
        "The game is over. Points: Blue 24, Yellow 20. The winner: Blue.",
    ]
    unknown = position("I b2 b1::?|y0:20:-", c3="Kby", d3="H1")
    assert told(unknown, "d3+")[2:] == ["The game is over. Points: Blue 4, Yellow 20."]


def test_turns_left_are_told() -> None:
    text = position("I b2 b0::- left=1", c3="Kb", a1="F9")
    assert told(text, "stay")[1:] == [
        "The turn is over. Turns left: 0.", "The game is over. Points: Blue 0.",
    ]  # fmt: skip
    assert told(text.replace(" left=1", ""), "stay")[1:] == ["The turn is over."]


def test_a_walk_tells_a_shortest_way() -> None:
    state = notation.parse_position(START)
    for move in notation.parse_moves("W2:F"):
        state = game.play(state, move)
    walked = game.events(state, *notation.parse_moves("b5+"))[0]
    assert isinstance(walked, events.PawnMoved)
    assert (walked.way[0], walked.way[-1]) == ("c3", "b5")
    for here, there in zip(walked.way, walked.way[1:], strict=False):
        assert abs(ord(here[0]) - ord(there[0])) + abs(int(here[1]) - int(there[1])) == 1
    beside = game.events(notation.parse_position(position("I b2 b0::-", c3="Kb", a1="F9")),
                         *notation.parse_moves("e3"))[0]  # fmt: skip
    assert isinstance(beside, events.PawnMoved)
    assert beside.way == ("c3", "d3", "e3")


def test_the_text_board() -> None:
    lines = shown(notation.parse_position(LATE), "b").split("\n")
    assert lines[:10] == [
        "    a      b      c      d      e      f      g",
        "           v             v             v",
        "1   ┌      ─      ┬      ┬      ┬y     ─      ┐",
        "2 > │      │      ┬      ┐      ┐      ─18    │      <",
        "3   ├      ─      ├      ─25    ┬b     ├      ┤",
        "4 > │      ┘      ┐      └      ┌      ┘      ┘      <",
        "5   ├      ┌      ┴      ┌20    ┤      ┤      ┤",
        "6 > │      ┴      ─      ┘      └      ─      └      <",
        "7   └      ┤      ┴      └      ┴      │19    ┘",
        "           ^             x             ^",
    ]
    assert lines[10].startswith("Row 1. a1: east and south; b1: east and west; c1: east, south and")
    assert "e1: east, south and west, yellow pawn;" in lines[10]
    assert "f2: east and west, token 18;" in lines[11]
    blue, yellow = "1, 3, 4, 7, 9, 10, 12, 13, 15, 16, 17", "2, 5, 6, 8, 11, 14"
    points = "46 points without the formula"
    assert lines[17:] == [
        "The spare tile: corner.",
        "The closed arrow: Sd.",
        "The token to take next: 18 (emerald), on f2.",
        f"Blue: on e3; wands: 1; tokens: {blue}; formula 13-15-12; 170 points.",
        f"Yellow: on e1; wands: 0; tokens: {yellow}; formula unknown; {points}.",
        "Blue shifts the maze.",
    ]


def test_the_text_board_without_a_seat_shows_every_formula() -> None:
    state = notation.parse_position(LATE)
    assert "9-20-11" in shown(state, None)
    assert "9-20-11" in shown(state, "y")
    assert "9-20-11" not in shown(state, "b")
    assert "13-15-12" not in shown(state, "y")


@pytest.mark.parametrize(
    ("rest", "last"),
    [
        ("L b2 b1::?|y0::-", "Blue moves or stays."),
        ("L y3 b1::?|y1::-", "Yellow uses a wand or ends the turn."),
        ("L b1[y+7:Nb:F] b1::?|y0:7:- opt=deals",
         "Yellow pays token 7 (raven's feather) for the shift Nb:F. Does Yellow accept?"),
    ],
)  # fmt: skip
def test_the_text_board_says_what_is_expected(rest: str, last: str) -> None:
    lines = shown(notation.parse_position(position(rest, c3="Kby", a1="F9")), None)
    assert lines.split("\n")[-1] == last


def test_the_text_board_at_the_end() -> None:
    over = shown(notation.parse_position(position("L b3 b1::-|y0::-", c3="Kby")), "y")
    assert over.endswith("The game is over. The winner: Blue.")
    unknown = shown(notation.parse_position(position("L b3 b1::?|y0::-", c3="Kby")), "y")
    assert unknown.endswith("The game is over.")
    alone = shown(notation.parse_position(position("L b1 b1::- left=7 opt=open", c3="K9b")), "b")
    assert "Turns left: 7.\nOptions: open." in alone


# Translation


class Recording(gettext.NullTranslations):
    """English, with a note of every sentence that was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.heard = set[str]()

    def gettext(self, message: str) -> str:
        self.heard.add(message)
        return message


def _known() -> set[str]:
    """The sentences of this game's folder, and of what all games say, for translators."""
    folder, shared = Path(game.__file__).parent, Path(words.__file__).parent
    files = (*folder.rglob("*.py"), *shared.glob("*.py"))
    code = (file.read_text("utf-8") for file in files)
    known = {sentence.text for source in code for sentence in code_sentences(source)}
    for file in folder.glob("data/*.toml"):
        name = f"mt_widgets/games/labyrinth/data/{file.name}"
        known |= {sentence.text for sentence in table_sentences(file.read_text("utf-8"), name)}
    return known


def test_all_that_is_said_is_found_for_translators(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue = Recording()
    monkeypatch.setattr(words, "_catalogue", lambda: catalogue)
    rng = Random(1)
    for _ in range(12):
        state = walk(some_start(rng), 30, rng)
        shown(state, None)
        view = look(state, None)
        tags = [tag for group in voice.things(view).values() for tag in group]
        for tag in (*tags, *BUTTONS, "price:b+w", "price:b-7"):
            assert voice.label(view, tag)
            assert voice.thing(view, tag)
        assert voice.hint(view, ()) or view.mover is None
        assert voice.standings(state)
        for aim in AIMS:
            read = goals.parse_aim(aim.replace("b", state.setup.colours[0]), state)
            assert goals.say_aim(read, rng.randint(1, 2))
            if isinstance(read, Aim):
                goals.missing(read.goal, state, state)
        for move in (*attempts(state, rng), *game.legal_moves(state)[:5]):
            refusal = game.why_not(state, move)
            if refusal is not None:
                voice.explain(refusal)
                continue
            for event in game.events(state, move):
                voice.tell(event, state)
    spoken = {text for text in catalogue.heard if any(map(str.isalpha, text))}
    assert len(spoken) > 50
    assert spoken <= _known()


# The rule book


@pytest.mark.parametrize("rule", rules().values(), ids=lambda rule: rule.name)
def test_every_rule_has_a_title_a_text_and_whole_sentences(rule: Rule) -> None:
    assert re.fullmatch(r"[A-Z].*[^.]", rule.title)
    for sentence in (rule.text, *rule.refusals.values()):
        assert re.fullmatch(r"[A-Z{].*\.", sentence), sentence


def test_rules_name_options_and_events_that_there_are() -> None:
    book = rules().values()
    assert {rule.option for rule in book if rule.option} == set(OPTIONS)
    assert {rule.event for rule in book if rule.event} <= game.EVENTS
