"""Whose try a password is."""

import pytest

from mt_widgets.school.hub_login import client_address


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
    assert client_address(forwarded, {"127.0.0.1"}) == address
