"""How many passwords may be tried, and whose try a request is."""

import pytest

from mt_widgets.school.hub_login import client_address
from mt_widgets.school.tries import Tries


class _Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_so_many_tries_are_allowed_and_come_back_with_time() -> None:
    clock = _Clock()
    tries = Tries(2, 600, clock)
    for clock.now in (0.0, 500.0):
        assert tries.allow("anna")
        tries.begin("anna")
    assert not tries.allow("anna")
    assert tries.allow("ben")
    clock.now = 601.0
    assert tries.allow("anna"), "the first is over"
    tries.begin("anna")
    assert not tries.allow("anna"), "the second is not"


def test_a_right_password_takes_back_its_own_try_alone() -> None:
    tries = Tries(2, 600)
    tries.begin("school")
    right = tries.begin("school")
    assert not tries.allow("school")
    tries.take_back("school", right)
    assert tries.allow("school")
    tries.begin("school")
    assert not tries.allow("school"), "the wrong one still counts"


def test_names_that_are_made_up_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mt_widgets.school.tries._MOST_KEYS", 3)
    clock = _Clock()
    tries = Tries(1, 600, clock)
    tries.begin("over")
    clock.now = 700.0
    for name in "abcd":
        tries.begin(name)
    assert [name for name in ("over", *"abcd") if not tries.allow(name)] == ["b", "c", "d"]


@pytest.mark.parametrize(
    ("forwarded", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("192.0.2.7, 127.0.0.1", "192.0.2.7"),
        ("192.0.2.7, ::ffff:127.0.0.1", "192.0.2.7"),
        ("made up, 192.0.2.7, 127.0.0.1", "192.0.2.7"),
        ("198.51.100.1, 192.0.2.7", "192.0.2.7"),
        ("198.51.100.1, made up, 127.0.0.1", "127.0.0.1"),
        ("2001:db8::1:2:3:4", "2001:db8::/64"),
        ("127.0.0.1", "127.0.0.1"),
        ("", "127.0.0.1"),
    ],
)
def test_an_address_is_what_our_own_web_servers_say(forwarded: str, address: str) -> None:
    assert client_address(forwarded, {"127.0.0.1", "::1"}) == address
