"""The rule reference: every rule with its words, its lesson, and where editions differ."""

import pytest

from mt_widgets.draw.svg import paint_svg
from mt_widgets.engine.errors import Mistake
from mt_widgets.games.magical_towers import api
from mt_widgets.games.magical_towers.box import OPTIONS
from mt_widgets.games.magical_towers.voice.rulebook import rules
from mt_widgets.lessons.course import taught_in
from mt_widgets.lessons.rule_reference import (
    Setting,
    contents,
    look_up,
    matching,
    picture,
    settings,
)


def test_every_rule_stands_in_the_chapter_of_its_name() -> None:
    chapters = [[entry.name for entry in entries] for entries in contents().values()]
    assert sorted(name for chapter in chapters for name in chapter) == sorted(rules())
    for chapter in chapters:
        assert len({name.partition(".")[0] for name in chapter}) == 1


def test_a_rule_is_shown_with_its_words_and_the_step_that_teaches_it() -> None:
    entry = look_up("wizard.clockwise")
    assert entry.text == rules()["wizard.clockwise"].text
    assert entry.chapter == "Walking"
    assert entry.place == taught_in()["wizard.clockwise"]


@pytest.mark.parametrize("name", [name for name, rule in rules().items() if rule.refusals])
def test_what_refuses_has_a_whole_sentence_as_an_example(name: str) -> None:
    example = look_up(name).refusal
    assert example[0].isupper() or example[0].isdigit()
    assert example.endswith(".")
    assert "{" not in example


def test_a_rule_that_refuses_nothing_has_no_example() -> None:
    assert look_up("castle.enter").refusal == ""


def test_every_ruling_tells_what_is_open() -> None:
    unexplained = [name for name, rule in rules().items() if rule.ruling]
    assert all(look_up(name).ruling for name in unexplained)
    assert look_up("tower.any").ruling == ""


def test_every_option_is_told_with_its_rule() -> None:
    told = {one.value: one.rule for one in settings() if one.argument == "options"}
    assert set(told) == set(OPTIONS)
    assert all(rules()[rule].option == option for option, rule in told.items())


@pytest.mark.parametrize("setting", settings(), ids=lambda one: one.value)
def test_a_setting_can_be_set_as_it_is_told(setting: Setting) -> None:
    state = api.start(spells=8, **{setting.argument: setting.value}, seed=1)
    assert setting.notation in str(state).split()
    assert setting.notation not in str(api.start(spells=8, seed=1))
    assert look_up(setting.rule).setting == setting


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("castle.entr", "There is no rule 'castle.entr'; the nearest are castle.enter, "),
        ("enter", "There is no rule 'enter'; the nearest are castle.enter, "),
        ("zzz", "There is no rule 'zzz'; Rules() shows them all."),
        ("", "There is no rule ''; Rules() shows them all."),
    ],
)
def test_an_unknown_name_is_answered_with_the_nearest(name: str, said: str) -> None:
    with pytest.raises(Mistake) as error:
        look_up(name)
    assert str(error.value).startswith(said)
    assert "\n" not in str(error.value)


def test_a_name_may_be_written_carelessly() -> None:
    assert look_up(" Castle.Enter ").name == "castle.enter"


def test_a_search_wants_every_word_in_any_order_and_case() -> None:
    assert matching("IMPRISONED flasks") == matching("flasks imprisoned")
    assert "flask.fill" in matching("flasks imprison")
    assert matching("tower.any") == ["tower.any"]
    assert "card.must-move" in matching("skip_second")
    assert matching("dragon") == []
    assert matching("  ") == list(rules())


@pytest.mark.parametrize("name", sorted(taught_in()))
def test_what_is_taught_has_a_picture_in_light_and_dark(name: str) -> None:
    place = look_up(name).place
    assert place is not None
    light, dark = (
        paint_svg(picture(place.lesson, place.step, theme)) for theme in ("light", "dark")
    )
    assert light.startswith("<svg")
    assert light != dark


def test_a_picture_has_the_marks_and_arrows_of_its_step() -> None:
    place = taught_in()["wizard.clockwise"]
    step = place.lesson.steps[place.step]
    assert step.arrows
    assert picture(place.lesson, place.step).overlay
