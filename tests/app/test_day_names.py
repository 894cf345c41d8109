"""The saved names of a tournament in preparation: invalid values are rejected."""

import pytest

from sillon.tournament.store import stored_names
from tests.app.stage import at, screen_of, shows


@pytest.mark.parametrize("names", [("Ana",), ("Ana", "Zoé"), tuple(f"N{k}" for k in range(40))])
def test_names_survive_round_trip(names: tuple[str, ...]) -> None:
    assert stored_names("\n".join([f"p{name}" for name in names]).encode()) == names


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
def test_invalid_names_are_dropped_and_told(kept: bytes) -> None:
    assert stored_names(kept) == ()
    handheld = at("300ms")
    handheld.bench.board.store.save("tournament_day", kept)
    handheld.bench.app.go(("tournament.menu",))
    handheld.script("300ms")
    assert screen_of(handheld) == "notice"
    assert shows(handheld, "notice_lost_0")
    handheld.script("OK 300ms")
    assert screen_of(handheld) == "tournament_new"
