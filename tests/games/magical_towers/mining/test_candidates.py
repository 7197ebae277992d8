"""What is worth a proof."""

from mt_widgets import parse
from mt_widgets.games.magical_towers.mining.candidates import card_candidates, defences
from mt_widgets.games.magical_towers.state import State
from mt_widgets.search.finds import Candidate


def asked(position: str) -> list[Candidate[State]]:
    return list(card_candidates(parse(position), 3_000))


def aims(found: list[Candidate[State]]) -> list[str]:
    return [str(lead.aim) for lead in found]


ENTERING = "K/3/Ty/9/b/1 b1 b4+0-6:W2,W5,W5|y4+0-6:W1,W2,W3 - draw=T1,T2,T3,T4,T5,W1"


def test_goals_with_few_ways_to_them_are_asked_for() -> None:
    assert "enters(b)" in aims(asked(ENTERING))


def test_of_goals_with_the_same_ways_the_simplest_is_asked_for() -> None:
    assert "enters(b) and castle = 8" not in aims(asked(ENTERING))


def test_nothing_is_told_of_the_cards_of_others_nor_of_the_piles() -> None:
    position = str(asked(ENTERING)[0].start)
    assert "y4+0-6:?,?,?" in position
    assert "draw=" not in position


def test_who_does_not_know_their_cards_is_asked_nothing() -> None:
    for hand in ("W2,W5,?", "?,?,?"):
        assert not asked(ENTERING.replace("W2,W5,W5", hand))


def test_partners_know_the_cards_of_each_other() -> None:
    team = "K/3/Ty/9/b/1 b1 b3+0-5:W2,W5,W5|y3+0-5:W1|r3+0-5:W4|g3+0-5:W3 - rules=team"
    found = asked(team)
    assert found
    assert all("y3+0-5:?|r3+0-5:W4|g3+0-5:?" in str(lead.start) for lead in found)


def test_with_a_die_in_the_hand_it_is_asked_how_likely() -> None:
    assert aims(asked(ENTERING.replace("W2,W5,W5", "W2,W5,W*T*"))) == ["likely enters(b)"]


def test_with_two_dice_cards_nothing_is_asked() -> None:
    assert aims(asked(ENTERING.replace("W2,W5,W5", "W**,W5,W*T*"))) == []


def test_two_entries_in_two_turns_are_asked_for_with_the_pile_open() -> None:
    position = "K/3/Ty/1/b/6/b/2 b2 b3+0-6:W3,T1|y4+0-6:W1,W2,W3 - draw=W2,T3,T4,T5,W1,W5,W4"
    two = [lead for lead in asked(position) if lead.turns == 2]
    assert aims(two) == ["home(b) >= 5"]
    assert two[0].others == "nothing"
    assert str(two[0].start).endswith("draw=W2,T3,T4,T5,W1,W5")


# Blue has a 2 for the castle; yellow can make that a 1, which blue has not.
THREAT = "4/Rbby/RT/1/Tyy/1/T/Tb/R/K/R/R/1 y2 b2+6-0:T1,W2T2,W5T1|y2+6-0:W1,W5T1 -"


def test_a_defence_is_asked_for_where_nearly_everything_lets_the_next_player_in() -> None:
    [lead] = defences(parse(THREAT))
    assert str(lead.aim) == "keep not enters(b)"
    assert str(lead.start) == THREAT


def test_no_defence_is_asked_for_where_nobody_threatens() -> None:
    assert not list(defences(parse(THREAT.replace("T1,W2T2,W5T1", "T1,T2,T5"))))
