"""What the game says: the same English as ever, and nothing that could not be translated."""

from collections.abc import Iterator
from random import Random

import pytest

import mt_widgets as mt
from mt_widgets.engine.errors import Refusal
from mt_widgets.games.magical_towers import events as e
from mt_widgets.games.magical_towers import game, goals, voice
from mt_widgets.games.magical_towers.box import COLOUR_NAMES, COLOURS, SPELL_COSTS
from mt_widgets.games.magical_towers.cards import BY_TEXT
from mt_widgets.games.magical_towers.moves import Tower, Wizard
from mt_widgets.games.magical_towers.notation import parse_moves
from mt_widgets.games.magical_towers.state import Named, Table
from mt_widgets.games.magical_towers.voice.log import tell
from mt_widgets.games.magical_towers.voice.spoken import say_colour, say_owner
from tests.reachable import MODES, some_move
from tests.towers import parse_aim, parse_goal
from tests.translate import invented

VIEW = mt.view(mt.parse("K/Rb/Ty/13 b1 b4+0-6:W1|y4+0-6:? mw"))
TABLE = Table("byrgov")
ARGUMENTS = {
    "colour": "o", "space": 8, "target": 11, "number": 2, "card": "W3", "spell": "pb", "cost": 2,
    "full": 1, "value": 7,
}  # fmt: skip
REFUSALS = [
    Refusal(rule.name, case, tuple(ARGUMENTS.items()))
    for rule in voice.rules().values()
    for case in rule.refusals
]


def test_a_player_is_called_by_the_colour_as_a_name() -> None:
    assert [*map(say_owner, COLOURS)] == [name.capitalize() for name in COLOUR_NAMES.values()]


@pytest.mark.parametrize(("letter", "said"), [("b", "a blue"), ("o", "an orange")])
def test_a_colour_knows_its_article(letter: str, said: str) -> None:
    assert f"{say_colour(letter):a}" == said


def test_refusals_are_whole_sentences_and_brief_behind_a_rule() -> None:
    state = mt.parse("K/Rb/Ty/13 b1 b4+0-6:W1|y4+0-6:? mw")
    refusal = game.why_not(state, parse_moves("W1:y2")[0])
    assert refusal is not None
    assert voice.explain(refusal) == "The yellow wizard is not yours to move."
    assert mt.why_not(state, "W1:y2") == "wizard.own: the yellow wizard is not yours to move"
    for one in REFUSALS:
        whole, brief = voice.explain(one), voice.brief(one)
        assert whole.endswith(".")
        assert whole[0].isupper()
        assert whole in (f"{brief}.", f"{brief[0].upper()}{brief[1:]}.")


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("W3", "wizard 3"),
        ("T1", "tower 1"),
        ("W4T2", "wizard 4 or tower 2"),
        ("W*T*", "wizard a die or tower a die"),
        ("W**", "wizard 2 dice"),
        ("T***", "tower 3 dice"),
    ],
)
def test_a_card_is_a_sentence_of_its_kind(card: str, said: str) -> None:
    assert voice.label(VIEW, f"card:{card}") == f"Card {card}: {said}"


# Everything in a language that has other letters, no spaces and a case of its own


@pytest.fixture(scope="module")  # all tests from here on are in that language
def _spoken() -> Iterator[None]:
    with invented.spoken():
        yield


def check(text: str) -> None:
    """Nothing in a text is English, and nothing beside words of the catalogue is of our code."""
    assert text
    assert invented.english(text, "new") == []  # as a card is called in a new-hand turn
    assert invented.joints(text) == []


@pytest.mark.usefixtures("_spoken")
@pytest.mark.parametrize("rules", sorted(MODES))
def test_all_that_is_said_in_a_game_is_from_the_catalogue(rules: str) -> None:
    rng = Random(2)
    state = mt.start(MODES[rules][-1], 3 if rules == "solo" else 8, rules, seed=2)
    for _ in range(120):
        if game.mover(state) is None:
            break
        view = mt.view(state)
        check(voice.say_expected(view))
        for line in str(view).split("\n"):
            check(line)
        move = some_move(state, rng)
        for event in game.events(state, move):
            check(tell(event, state.table) or "-")
        state = game.play(state, move)


@pytest.mark.usefixtures("_spoken")
def test_every_event_is_told_from_the_catalogue() -> None:
    named: list[Wizard | Tower | None] = [Wizard("b", 5), Tower(5, 2), None]
    for event in (
        *(e.MoveNamed(Named("W3T3", (), piece)) for piece in named),
        e.HandDiscarded(0, ""), e.HandDiscarded(0, "A"), e.PileShuffled(None), e.GameEnded(()),
        e.GameEnded((0, 1, 2)), e.GameEnded((0,), masterly=True), e.WizardMoved("b", 3, -1, 2),
        e.WizardFreed("o", 3, 1), e.RiderTaken("o", 3), e.TowerMoved(1, 2, 1, 2, castle=True),
        e.WizardsImprisoned(3, "bbyo"), e.FlasksHanded(0, 3, 2),
    ):  # fmt: skip
        check(tell(event, TABLE))


@pytest.mark.usefixtures("_spoken")
def test_every_refusal_is_from_the_catalogue() -> None:
    for refusal in REFUSALS:
        check(voice.explain(refusal))
        assert voice.brief(refusal) == voice.explain(refusal)


@pytest.mark.usefixtures("_spoken")
def test_every_label_and_thing_is_from_the_catalogue() -> None:
    tags = [
        "wizard:b@1", "tower:1.1", "prisoner:b@1.0", "castle", "space:0", "space:4", "space:5",
        "player:b", "die", "new", "end", "pass", "skip", "ask", "decline", "give:1", "get:2",
        *(f"card:{card}" for card in BY_TEXT), "spell:mw",
    ]  # fmt: skip
    for tag in tags:
        check(voice.label(VIEW, tag))
        check(voice.thing(VIEW, tag))
    for spell in SPELL_COSTS:
        check(voice.thing(VIEW, f"spell:{spell}"))


@pytest.mark.usefixtures("_spoken")
def test_what_is_pointed_at_inside_a_sentence_has_a_case() -> None:
    for tag in ("wizard:b@1", "tower:1.1", "castle", "space:0", "card:W1", "player:b", "die"):
        thing = voice.thing(VIEW, tag)
        assert f"{thing:obl}" != thing


COUNTS = (
    "home(b)", "full(b)", "empty(b)", "spent(b)", "filled(b)", "imprisoned(b)", "imprisoned(b, 1)",
    "visible(b)", "visible(b, 1)", "towers(1)",
)  # fmt: skip
GOALS = [
    "enters(b)", "wins(b)", "castle = 3", "enters(b) and wins(b)", "wins(b) or castle = 3",
    "enters(b) and (wins(b) or castle = 3 and (wins(y) or castle = 4))",
    *(f"{count} {sign} {number}" for count in COUNTS for sign in (">=", "<=", "=")
      for number in (0, 1, 2)),
]  # fmt: skip


@pytest.mark.usefixtures("_spoken")
@pytest.mark.parametrize("goal", GOALS)
def test_every_goal_and_what_is_missing_is_from_the_catalogue(goal: str) -> None:
    state = mt.parse("K/bRbT/Ty/13 b1 b4+1-5:W1|y4+0-6:? mw")
    for written in (goal, f"not ({goal})"):
        for how in ("", "keep ", "likely ", "likely keep "):
            for turns in (1, 2):
                check(goals.say_aim(parse_aim(how + written), turns))
        parsed = parse_goal(written)
        if not goals.predicate(parsed, state)(state):
            check(goals.missing(parsed, state, state))
    check(goals.say_aim(parse_aim("where(b)"), 1))
