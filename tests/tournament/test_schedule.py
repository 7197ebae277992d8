"""Who plays whom: everybody meets everybody equally often, in every seat, with the same deals."""

from collections import Counter
from itertools import combinations

import pytest

from mt_widgets.tournament.schedule import games_in_a_round, schedule, whole_rounds

PLAYERS = "abcdef"


@pytest.mark.parametrize(("players", "seats"), [(2, 2), (3, 2), (6, 2), (5, 3), (6, 4), (4, 4)])
def test_in_a_round_all_tables_are_played_from_all_seats(players: int, seats: int) -> None:
    names = PLAYERS[:players]
    games = [*schedule(names, seats, games_in_a_round(players, seats))]
    tables = Counter("".join(sorted(table)) for table, _ in games)
    assert tables == Counter({"".join(table): seats for table in combinations(names, seats)})
    seated = Counter((name, seat) for table, _ in games for seat, name in enumerate(table))
    assert len(seated) == players * seats
    assert len({*seated.values()}) == 1


def test_those_at_a_table_play_each_deal_from_each_seat() -> None:
    games = [*schedule("abcd", 3, 2 * games_in_a_round(4, 3))]
    deals = {deal for _, deal in games}
    for deal in deals:
        tables = [table for table, number in games if number == deal]
        assert len({frozenset(table) for table in tables}) == 1
        assert [{table[seat] for table in tables} for seat in range(3)] == [{*tables[0]}] * 3


def test_neighbours_and_partners_change_from_round_to_round() -> None:
    games = [*schedule("abcd", 4, 6 * games_in_a_round(4, 4))]
    partners = Counter(frozenset({table[0], table[2]}) for table, _ in games)
    assert len(partners) == 6
    assert len({*partners.values()}) == 1


@pytest.mark.parametrize(("players", "seats"), [(3, 2), (5, 2), (5, 3), (6, 4)])
def test_wherever_it_is_stopped_nobody_has_played_much_more_than_others(
    players: int, seats: int
) -> None:
    whole = [*schedule(PLAYERS[:players], seats, games_in_a_round(players, seats))]
    for games in range(len(whole) + 1):
        played = Counter(dict.fromkeys(PLAYERS[:players], 0))
        played.update(name for table, _ in whole[:games] for name in table)
        assert max(played.values()) - min(played.values()) <= 2


def test_rounds_are_whole_where_there_is_one() -> None:
    assert [whole_rounds(games, 12) for games in (1, 11, 12, 13, 200)] == [1, 11, 12, 24, 204]


def test_of_very_many_tables_some_are_played() -> None:
    names = [f"bot-{number}" for number in range(40)]
    games = [*schedule(names, 5, 400)]
    played = Counter(name for table, _ in games for name in table)
    assert len(games) == len({frozenset(table) for table, _ in games}) == 400
    assert max(played.values()) - min(played.values()) <= 2


def test_however_many_games_are_wanted_the_first_is_there_at_once() -> None:
    assert next(schedule("ab", 2, 10**12)) == (("a", "b"), 0)
