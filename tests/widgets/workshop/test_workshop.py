"""The workshop, driven by its public methods; what is clicked in a page is in tests/browser."""

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mt_widgets import Workshop, parse
from mt_widgets.engine.errors import Mistake
from mt_widgets.games.magical_towers.composing import EMPTY, arrangement, read_arrangement
from mt_widgets.puzzles.load import load_puzzle, parse_puzzle

NEAR = "K/10/R/1/b/2 b2 b4+0-6:W2,W3|y4+0-6:?,?,? -"
LARGE = "3/b/T/y/R/1/K/R/T/1/b/Ry/1/T b1 b3+2-4:W**,W*T*,T***|y4+0-6:? mw,mt,sw"
FULL = "K/Rbby/Tbyy/RbyTb/Ty/R/T/RyTbR/T/R/6 b1 b0+2-4:W3,T2,W2T4|y0+0-6:W1,W2,W3 mw,mt"


def section(workshop: Workshop, name: str) -> dict[str, Any]:
    return next(one for one in workshop.panel.contents.sections if one["name"] == name)


def values(workshop: Workshop, name: str) -> dict[str, Any]:
    return {field["name"]: field["value"] for field in section(workshop, name)["fields"]}


def test_a_position_is_composed_by_choosing_and_clicking() -> None:
    workshop = Workshop()
    assert workshop.position == EMPTY
    for tool, tag in [
        ("tower:R", "space:5"),
        ("wizard:b", "tower:5.1"),
        ("tower:T", "wizard:b@5"),
        ("wizard:y", "space:8"),
        ("castle", "space:12"),
    ]:
        assert workshop.choose(tool) is None
        assert workshop.click(tag) is None
    assert workshop.position == "5/RbT/2/y/3/K/3 b1 b0+0-6:|y0+0-6: -"
    workshop.choose("take")
    workshop.click("prisoner:b@5.1")
    assert workshop.position == "5/RT/2/y/3/K/3 b1 b0+0-6:|y0+0-6: -"


def test_the_text_follows_at_once() -> None:
    workshop = Workshop()
    workshop.choose("tower:R")
    workshop.click("space:5")
    assert workshop.panel.copies["position"] == workshop.position == "K/4/R/10 b1 b0+0-6:|y0+0-6: -"
    assert values(workshop, "text") == {"position": workshop.position}


def test_a_wizard_goes_under_a_tower() -> None:
    workshop = Workshop("K/4/T/10 b1 b0+0-6:|y0+0-6: -")
    workshop.choose("wizard:b")
    workshop.choose("under")
    assert workshop.panel.prompt.heading == "Blue wizard: click the tower under which it goes."
    assert workshop.click("space:3") == "Click the tower under which the wizard goes."
    assert workshop.click("tower:5.1") is None
    assert workshop.position.startswith("K/4/bT/10 ")


def test_what_a_rule_forbids_is_answered_by_it_and_changes_nothing() -> None:
    workshop = Workshop()
    workshop.choose("wizard:b")
    answer = workshop.click("castle")
    assert answer is not None
    assert answer.startswith("stack.castle: ")
    assert workshop.panel.status["kind"] == "refused"
    assert workshop.panel.status["rule"] == "stack.castle"
    assert workshop.position == EMPTY
    workshop.click("space:5")
    assert workshop.panel.status["text"] == ""


def test_everything_beside_the_board_has_a_method() -> None:
    workshop = Workshop("K/4/b/10 b1 b0+0-6:|y0+0-6: -")
    for answer in (
        workshop.set_players("byr"),
        workshop.set_hand("b", "W3,T2,?"),
        workshop.set_flasks("y", "1+2-3x1"),
        workshop.set_spells("mw,sw", costs="sw1"),
        workshop.set_rules("master", "one_caster"),
        workshop.set_draw("W1,T1"),
        workshop.set_discard("W5"),
        workshop.set_turn("y2"),
    ):
        assert answer is None
    assert workshop.position == (
        "K/4/b/10 y2 b0+0-6:W3,T2,?|y1+2-3x1:|r0+0-5: mw,sw "
        "rules=master opt=one_caster cost=sw1 draw=W1,T1 discard=W5"
    )
    assert workshop.set_hand("g", "W3") == "box.people: nobody plays green here"
    assert workshop.set_draw(None) is None
    assert "draw=" not in workshop.position


def test_a_position_can_be_pasted() -> None:
    workshop = Workshop()
    assert workshop.set_position(FULL) is None
    assert workshop.position == FULL
    answer = workshop.set_position("K/3 b1")
    assert answer == "position: end: a position has four fields: board, turn, players and spells"
    assert workshop.panel.answers["text"]["text"] == answer
    assert workshop.position == FULL


def test_undo_and_redo() -> None:
    workshop = Workshop()
    workshop.choose("tower:R")
    workshop.click("space:5")
    workshop.set_hand("b", "W3")
    after = workshop.position
    workshop.undo()
    workshop.undo()
    assert workshop.position == EMPTY
    assert [action["disabled"] for action in workshop.panel.buttons.actions] == [True, False]
    workshop.panel.receive({"do": "click", "tag": "redo"})
    workshop.redo()
    workshop.redo()
    assert workshop.position == after


def test_the_form_changes_what_differs_in_one_step() -> None:
    workshop = Workshop(FULL)
    filled = values(workshop, "arrangement")
    workshop.panel.receive(
        {"do": "form", "tag": "arrange", "values": {**filled, "hand:b": "W5", "turn": "y1"}}
    )
    assert workshop.position == FULL.replace("W3,T2,W2T4", "W5").replace(" b1 ", " y1 ")
    assert workshop.panel.answers["arrangement"]["kind"] == "done"
    workshop.undo()
    assert workshop.position == FULL


def test_a_form_that_cannot_be_read_is_answered_below_it() -> None:
    workshop = Workshop(FULL)
    answer = workshop.arrange({"hand:b": "W5", "spells": "zz"})
    assert answer == "position: spells: there is no 'zz'"
    assert workshop.panel.answers["arrangement"]["text"] == answer
    assert workshop.position == FULL


@pytest.mark.parametrize(
    ("new", "after"),
    [
        ({}, FULL),
        ({"players": "yb"}, "y0+0-6:W1,W2,W3|b0+2-4:W3,T2,W2T4 mw,mt"),
        ({"players": "b", "rules": "solo"}, " b1 b0+2-4:W3,T2,W2T4 mw,mt rules=solo"),
        ({"players": "yr"}, " y1 y0+0-6:W1,W2,W3|r0+0-6: mw,mt"),  # Blue's own fields are gone
        ({"rules": "master"}, " mw,mt rules=master"),
        ({"options": "skip_second"}, " mw,mt opt=skip_second"),
        ({"costs": "mw1"}, " mw,mt cost=mw1"),
        ({"flasks:y": "1+1-1"}, "|y1+1-1:W1,W2,W3 mw,mt"),
        ({"draw": "-", "discard": "T1"}, " draw= discard=T1"),
        ({"draw": "W1"}, " draw=W1"),
    ],
)
def test_each_field_of_the_form(new: dict[str, str], after: str) -> None:
    state = parse(FULL)
    shown = {field["name"]: field["value"] for field in arrangement(state)["fields"]}
    assert str(read_arrangement(state, {**shown, **new})).endswith(after)


def test_a_pile_that_is_known_can_be_forgotten() -> None:
    state = parse(FULL + " draw=W1 discard=T1")
    assert str(read_arrangement(state, {"draw": "", "discard": ""})) == FULL


def test_a_field_that_there_is_not_is_refused() -> None:
    with pytest.raises(Mistake, match=r"^there is no hand:g; there are players, rules, turn"):
        read_arrangement(parse(FULL), {"hand:g": "W3"})


def test_pointing_shows_what_would_be_and_a_click_means_what_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    workshop = Workshop("K/4/b/10 b1 b0+0-6:|y0+0-6: -")
    workshop.choose("tower:R")
    at_rest, shown = workshop._scene, list[Any]()
    monkeypatch.setattr(workshop.painter, "show", lambda scene, *_: shown.append(scene))
    workshop.hover("wizard:b@5")
    workshop.hover("")
    assert workshop._scene == at_rest
    assert [scene == at_rest for scene in shown] == [False, True]


def test_the_keyboard_is_offered_what_fits_the_hand() -> None:
    workshop = Workshop(FULL)

    def offered() -> dict[str, dict[str, Any]]:
        groups = workshop.panel.buttons.groups
        return {item["tag"]: item for group in groups for item in group["items"]}

    workshop.choose("wizard:b")
    assert set(offered()) == {f"space:{space}" for space in range(16)}
    assert not offered()["space:0"]["glow"]
    assert offered()["space:1"]["glow"]
    workshop.choose("take")
    assert offered()["prisoner:y@3.1"]["label"] == "the yellow wizard on space 3, under tower 2"
    assert {"card:W3", "spell:mw", "tower:7.3", "wizard:b@1"} <= set(offered())


def test_the_palette_offers_the_wizards_in_play() -> None:
    workshop = Workshop()
    workshop.set_players("yg")
    tags = [item["tag"] for item in workshop._palette.items]
    assert tags == ["wizard:y", "wizard:g", "under", "tower:T", "tower:R", "castle", "take"]
    workshop._palette.receive({"do": "choose", "tag": "wizard:g"})
    assert workshop.panel.prompt.heading == "Green wizard: click the space where it goes."
    workshop._palette.receive({"do": "choose", "tag": ""})
    assert workshop.panel.prompt.heading == "Choose a piece, then click where it goes."


@pytest.mark.parametrize(
    "message",
    [None, [], {}, {"do": "choose"}, {"do": "choose", "tag": 5}, {"do": "choose", "tag": "x"},
     {"do": "choose", "tag": ["take"]}, {"do": "click", "tag": "take"}],
)  # fmt: skip
def test_nonsense_of_the_palette_does_nothing(message: object) -> None:
    workshop = Workshop()
    workshop._palette.receive(message)
    assert not any(item["chosen"] for item in workshop._palette.items)


@pytest.mark.parametrize("thing", [5, b"x", [], None.__class__])
def test_what_is_no_position_is_refused(thing: object) -> None:
    with pytest.raises(Mistake, match="a position is a text, a state or a record"):
        Workshop(thing)  # type: ignore[arg-type]


def test_a_stored_notebook_has_the_picture_and_the_text_board() -> None:
    workshop = Workshop(FULL)
    workshop.choose("take")
    bundle = workshop._repr_mimebundle_()
    assert "1 blue, 1 yellow imprisoned" in str(bundle["text/plain"])
    assert bundle["text/html"] == Workshop(FULL)._repr_mimebundle_()["text/html"]


# The puzzle


def asking(goal: str = "enters(b)") -> Workshop:
    workshop = Workshop(NEAR)
    workshop.describe(goal=goal)
    return workshop


def with_words(workshop: Workshop) -> Workshop:
    workshop.prove()
    workshop.suggest_hints()
    workshop.describe(title="Three steps", explanation="Count.", themes="exact-entry")
    return workshop


def test_a_puzzle_is_proven_and_told_in_words() -> None:
    workshop = asking()
    assert workshop.prove() is None
    answer = workshop.panel.answers["task"]
    assert answer["text"] == "Proven. It can always be done, in one way only."
    assert answer["lines"][1] == "Solution: W3:b13"
    assert workshop.proof is not None
    assert workshop.puzzle.proof == workshop.proof


@pytest.mark.parametrize(
    ("goal", "answer"),
    [
        ("home(b) >= 6", "goal: it cannot be reached at all"),
        ("castle = 0", "goal: it holds already"),
    ],
)
def test_what_is_not_so_is_told(goal: str, answer: str) -> None:
    workshop = asking(goal)
    workshop.prove()
    assert workshop.panel.answers["task"]["text"] == answer
    assert workshop.proof is None


def test_a_goal_that_cannot_be_read_is_answered_below_the_form() -> None:
    workshop = asking("enters(x)")
    answer = workshop.prove()
    assert answer == "goal: character 8: a colour of by is meant here"
    assert workshop.panel.answers["task"]["text"] == answer
    assert workshop.proof is None


def is_proven(workshop: Workshop) -> bool:
    return workshop.proof is not None


def test_a_change_takes_the_proof_away_and_undo_brings_it_back() -> None:
    workshop = asking()
    workshop.prove()
    workshop.set_hand("b", "W3")
    assert not is_proven(workshop)
    assert workshop.panel.answers == {}
    workshop.undo()
    assert is_proven(workshop)
    workshop.describe(title="Three steps")
    assert is_proven(workshop)  # words change nothing
    workshop.describe(goal="home(b) >= 5")
    assert not is_proven(workshop)


def test_proving_keeps_the_page_alive_and_can_be_stopped() -> None:
    workshop = Workshop(LARGE)
    workshop.describe(goal="likely enters(b)", turns=2)

    async def main() -> None:
        workshop.prove()
        await asyncio.sleep(0.02)
        assert workshop.panel.answers["task"]["button"]["tag"] == "stop"
        workshop.panel.receive({"do": "click", "tag": "stop"})
        await asyncio.sleep(0.02)

    asyncio.run(main())
    assert workshop.panel.answers["task"]["text"] == "Stopped: nothing was proven."
    assert workshop.proof is None


def test_a_workshop_that_was_left_proves_no_further() -> None:
    workshop = Workshop(LARGE)
    workshop.describe(goal="likely enters(b)", turns=2)

    async def main() -> None:
        workshop.prove()
        await asyncio.sleep(0.02)
        workshop.close()
        assert not workshop._worker.running

    asyncio.run(main())


def test_another_position_stops_the_proof_of_the_last() -> None:
    workshop = Workshop(LARGE)
    workshop.describe(goal="likely enters(b)", turns=2)

    async def main() -> None:
        workshop.prove()
        await asyncio.sleep(0.02)
        workshop.set_position(NEAR)
        await asyncio.sleep(0.02)

    asyncio.run(main())
    assert not workshop._worker.running
    assert "task" not in workshop.panel.answers


def test_a_puzzle_file_is_saved_and_opened(tmp_path: Path) -> None:
    workshop, path = asking(), tmp_path / "three.toml"
    assert workshop.save(path) == "themes: each is meant once, and there has to be one"
    assert not path.exists()
    assert with_words(workshop).save(path) is None
    assert load_puzzle(path).proof == workshop.proof
    other = Workshop()
    assert other.load(path) is None
    assert replace(other.puzzle, name="") == replace(workshop.puzzle, name="")
    assert other.position == NEAR
    assert other.load(tmp_path / "none.toml") is not None
    assert other.position == NEAR


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    answer = with_words(asking()).save(tmp_path / "nowhere" / "three.toml")
    assert answer is not None
    assert "cannot be written" in answer


def test_hints_need_a_proof() -> None:
    workshop = asking()
    assert workshop.suggest_hints() == "Prove it first: hints are made from the solution."
    assert workshop.panel.answers["words"]["kind"] == "told"


def test_the_page_fills_the_forms_in_and_gets_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    workshop, sent = Workshop(NEAR), list[Any]()
    monkeypatch.setattr(workshop.panel, "download", lambda *file: sent.append(file))
    task = {**values(workshop, "task"), "goal": "enters(b)"}
    workshop.panel.receive({"do": "form", "tag": "keep-task", "values": task})
    assert values(workshop, "task")["goal"] == "enters(b)"
    workshop.panel.receive({"do": "form", "tag": "prove", "values": task})
    assert workshop.proof is not None
    words = {**values(workshop, "words"), "title": "Three steps", "theme:exact-entry": True}
    workshop.panel.receive({"do": "form", "tag": "hints", "values": words})
    words = {**values(workshop, "words"), "explanation": "Count."}
    assert words["hint3"] == "Play {W3:b13}."
    workshop.panel.receive({"do": "form", "tag": "save", "values": words})
    [(name, text)] = sent
    assert name == "three-steps.toml"
    assert parse_puzzle(text, "three-steps") == workshop.puzzle
    other = Workshop()
    other.panel.receive({"do": "load", "name": name, "text": text})
    assert other.position == NEAR


@pytest.mark.parametrize("fields", [{"colour": "b"}, {"turns": "1"}])
def test_a_field_that_a_puzzle_has_not_is_refused(fields: dict[str, Any]) -> None:
    assert Workshop(NEAR).describe(**fields) is not None


# Whatever the page sends

TAGS = (
    "space:5 space:99 tower:5.1 tower:7.2 wizard:b@1 prisoner:y@3.1 castle card:W3 card: spell:mw"
)
TAGS += " player:b undo redo die nonsense "
WORDS = ["", "b1", "W3,T2", "by", "byrg", "0+0-6", "-", "mw", "team", FULL, "K/15", "é|:", "x" * 99]


def some_message(workshop: Workshop, rng: Random) -> dict[str, Any]:
    """Anything that the page could send."""
    form = rng.choice(workshop.panel.contents.sections)
    filled = {
        field["name"]: (
            rng.choice(WORDS)
            if rng.random() < 0.2 and field["kind"] in ("text", "area")
            else field["value"]
        )
        for field in form["fields"]
        if "options" not in field
    }
    filled |= {
        field["name"]: rng.choice(field["options"])["value"]
        for field in form["fields"]
        if "options" in field
    }
    tags = [button["tag"] for button in form["buttons"] if "tag" in button]
    tags += [form["keep"]] if "keep" in form else []
    return rng.choice(
        [
            {"do": "click", "tag": rng.choice(TAGS.split(" "))},
            {"do": "hover", "tag": rng.choice(TAGS.split(" "))},
            {"do": rng.choice(["undo", "redo", "cancel", "save"])},
            {"do": "type", "text": rng.choice(WORDS)},
            {"do": "paste", "text": rng.choice(WORDS)},
            {"do": "load", "name": "x", "text": rng.choice(WORDS)},
            {"do": "go", "step": 0},
            {"do": "set", "name": "theme", "value": rng.choice(["dark", "light", "clear"])},
            {"do": "form", "tag": rng.choice(tags), "values": filled},
        ]
    )


@pytest.mark.parametrize("seed", range(6))
def test_whatever_the_page_sends_nothing_goes_wrong(seed: int) -> None:
    rng, workshop = Random(seed), Workshop(FULL)
    for _ in range(60):
        tools = [item["tag"] for item in workshop._palette.items]
        workshop._palette.receive({"do": "choose", "tag": rng.choice([*tools, ""])})
        workshop.panel.receive(some_message(workshop, rng))
        assert workshop.panel.status.get("kind") != "error", workshop.panel.status
        state: Any = workshop.state
        assert parse(workshop.position) == state
