"""The names of a tournament's day that is being prepared, as they are kept: what is none is not believed."""

import pytest

from sillon.tournament.store import names_of
from tests.app.stage import at, screen_of, shows


@pytest.mark.parametrize("names", [("Ana",), ("Ana", "Zoé"), tuple(f"N{k}" for k in range(40))])
def test_names_come_back(names: tuple[str, ...]) -> None:
    assert names_of("\n".join([f"p{name}" for name in names]).encode()) == names


@pytest.mark.parametrize(
    "kept",
    [
        b"pAna\npAna",
        b"pAna\np",
        b"p",
        b"pAna\nx",
        b"p\xff",
        b"r1\npAna",
        "\n".join([f"pN{k}" for k in range(41)]).encode(),
    ],
)
def test_what_nothing_here_has_kept_is_no_names_and_that_is_said(kept: bytes) -> None:
    assert names_of(kept) == ()
    handheld = at("300ms")
    handheld.bench.board.store.save("tournament_day", kept)
    handheld.bench.app.go(("tournament.menu",))
    handheld.script("300ms")
    assert screen_of(handheld) == "notice"
    assert shows(handheld, "notice_lost_0")
    handheld.script("OK 300ms")
    assert screen_of(handheld) == "tournament_new"
