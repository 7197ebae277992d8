"""Playing in an environment: who decides, what actions do, what is won, and what is said."""

import subprocess
import sys
from dataclasses import replace

import pytest

from mt_widgets.engine.errors import Mistake, PositionError
from mt_widgets.engine.game import AnyGame
from mt_widgets.games import FIRST, module_game
from mt_widgets.rl import Environment, env, environment, raw_env
from mt_widgets.rl.limits import limits_of
from tests.nim import NIM


def _play(made: Environment, *moves: str) -> None:
    """Make moves by their texts, whoever is to decide."""
    for move in moves:
        made.step(made.infos[made.agent_selection]["moves"].index(move))


# Who decides


def test_in_master_wizards_whoever_may_cast_is_asked_in_turn() -> None:
    made = raw_env(FIRST, players=3, rules="master")
    start = "K/Rb/Ty/b/r/y/10 b1 b2+2-0:W1,W2|y2+2-0:?|r2+2-0:? mw,mt rules=master"
    made.reset(options={"position": start})
    asked = [made.agent_selection]
    for _ in range(4):
        _play(made, "pass" if "pass" in made.infos[made.agent_selection]["moves"] else "W1:b3")
        asked.append(made.agent_selection)
    assert asked == ["b", "b", "y", "r", "b"]  # who names a move, is asked first
    assert {*made.agents} == {"b", "y", "r"}


def test_chance_plays_in_between() -> None:
    made = raw_env(NIM)
    made.reset(options={"position": "1,1,2 a 2"})
    assert made.agent_selection == "a"
    _play(made, "3-1")
    assert made.agent_selection == "b"
    assert not made.rewards["b"]


def test_where_nobody_knows_the_cards_the_game_is_broken_off() -> None:
    made = raw_env(FIRST)
    made.reset(options={"position": "K/b/Ty/13 b2 b3+0-6:W1,W2|y3+0-6:W1 -"})
    _play(made, "W1:b1", "new")
    assert not any(made.truncations.values())
    _play(made, "W2:b2")  # the other two cards were drawn from a pile that nobody knows
    assert (made.agent_selection, made.infos["b"]["moves"]) == ("b", [])
    assert made.truncations == {"b": True, "y": True}


# What repeats


def test_a_seed_repeats_a_game_and_the_next_one_is_another() -> None:
    made = raw_env(FIRST)
    games = []
    for seed in (7, None, 7, None, 8):
        made.reset(seed=seed)
        games.append(made.observe("b")["text"].tobytes())
    assert games[:2] == games[2:4]
    assert len({*games}) == 3


# Rewards


@pytest.mark.parametrize("taken", ["1-1", "2-1"])
def test_whoever_wins_gets_one_and_the_other_minus_one(taken: str) -> None:
    made = raw_env(NIM)
    made.reset(options={"position": "1,1,0 a 1"})
    _play(made, taken, "2-1" if taken == "1-1" else "1-1")
    assert made.terminations == {"a": True, "b": True}
    assert made.rewards == {"a": -1, "b": 1}
    assert made.last()[1] == made.rewards[made.agent_selection]


def test_partners_share_what_they_win() -> None:
    made = raw_env(FIRST, rules="team")
    hands = "b3+0-0x5:T5|y4+0-0x4:W1|r4+0-0x5:T1|g3+0-0x6:T2"
    made.reset(options={"position": f"3/T/TbRT/1/RT/5/g/RRRK/2 y1 {hands} - rules=team"})
    _play(made, "W1:g12")  # whose own wizards are home
    assert made.rewards == {"b": -0.5, "y": 0.5, "r": -0.5, "g": 0.5}


def test_alone_there_is_one_to_win_or_to_lose() -> None:
    made = raw_env(FIRST, rules="solo")
    made.reset(seed=1)
    while not made.terminations["b"]:
        made.step(0)
    assert made.rewards == {"b": -1}


def test_a_game_that_takes_too_long_is_broken_off() -> None:
    made = raw_env(FIRST, longest=3)
    made.reset(seed=1)
    for _ in range(3):
        assert made.truncations == {"b": False, "y": False}
        made.step(0)
    assert made.truncations == {"b": True, "y": True}
    assert made.rewards == {"b": 0, "y": 0}
    assert not any(made.terminations.values())


# Actions


def test_more_moves_than_actions_stand_on_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    few = replace(limits_of(NIM), actions=4)
    monkeypatch.setattr(environment, "limits_of", lambda game: few)
    made = raw_env(NIM)
    made.reset(options={"position": "3,3,2 a 3"})
    pages = list[tuple[str, ...]]()
    for _ in range(4):
        seen = made.observe("a")
        pages.append(tuple(made.infos["a"]["moves"]))
        assert seen["action_mask"].sum() == len(pages[-1]) + 1 == len(made.look_ahead())
        assert seen["observation"][1] == (len(pages) - 1) % 3
        made.step(3)
    first = ("1-1", "1-2", "1-3")
    assert pages == [first, ("2-1", "2-2", "2-3"), ("3-1", "3-2"), first]
    _play(made, "2-3")
    assert made.observe("b")["text"].tobytes().startswith(b"3,0,2 b ")


@pytest.mark.parametrize("action", [-1, 4, 8, 9, None])
def test_an_action_that_is_not_legal_is_refused(action: int | None) -> None:
    made = raw_env(NIM)
    made.reset(options={"position": "1,1,2 a 2"})
    with pytest.raises(Mistake, match=f"{action} is no legal action now"):
        made.step(action)
    _play(made, "1-1")


def test_with_the_usual_guards_an_action_that_is_not_legal_loses() -> None:
    made = env(NIM)
    made.reset(options={"position": "1,1,2 a 2"})
    made.step(8)
    assert made.terminations == {"a": True, "b": True}
    assert made.rewards == {"a": -1, "b": 0}


# What is said


def test_human_rendering_prints_the_board_of_whoever_decides(
    capsys: pytest.CaptureFixture[str],
) -> None:
    made = raw_env(FIRST, render_mode="human")
    made.reset(options={"position": "K/bTy/14 b1 b3+0-6:W1,W2|y3+0-6:?,? -"})
    assert "W1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (
            {"render_mode": "rgb_array", "game": "labyrinth"},
            "can be shown as human, ansi",
        ),
        ({"seed": 1}, r"reset\(seed=1\)"),
        ({"game": "chess"}, "there is no 'chess'"),
        ({"players": 9}, "no number from 1 to 6"),
        ({"moons": 9}, "not for Magical Towers"),
        ({"game": module_game("nothing", "tests.rl")}, "nothing cannot be learned"),
    ],
)
def test_what_is_wrong_is_told_in_a_sentence(given: dict[str, object], told: str) -> None:
    with pytest.raises(Mistake, match=told):
        env(**given)  # type: ignore[arg-type]


def test_a_position_has_to_be_one_for_these_agents() -> None:
    made = raw_env(NIM)
    with pytest.raises(PositionError):
        made.reset(options={"position": "moon"})
    made = raw_env(FIRST, players=3)
    with pytest.raises(Mistake, match="have to sit there: b, y, r"):
        made.reset(options={"position": "K/bTy/14 b1 b3+0-6:W1,W2|y3+0-6:?,? -"})


@pytest.mark.parametrize("missing", ["pettingzoo", "gymnasium", "numpy"])
def test_without_the_extra_one_sentence_says_what_to_install(missing: str) -> None:
    code = f"""
import sys
sys.modules[{missing!r}] = None
try:
    import mt_widgets.rl
except ImportError as told:
    print(*told._render_traceback_())
"""
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout == (
        "learning by playing needs PettingZoo; pip install 'magical-towers[rl]'\n"
    )


def test_a_game_is_meant_by_its_name_or_itself() -> None:
    games: list[str | AnyGame] = [NIM, "wiz-war"]
    assert [str(env(game)) for game in games] == ["nim_v0", "wiz-war_v0"]
