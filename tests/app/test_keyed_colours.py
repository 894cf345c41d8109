"""Every eye tells the colours of a key apart, by their bytes on the wire; distances as in test_colours.py."""

from itertools import combinations, product

import pytest

from sillon.keyed import near
from sillon.views import SEATS
from sillon.views.board_view import DIM, PLAYABLE
from sillon.views.keyed import field
from tests.app.keyed_hands import look_of, new
from tests.app.luminance import APART, Colour, assert_apart, assert_lighter, every_eye
from tests.app.stage import sent_colours


def told(count: int, mark: int) -> tuple[int, int, int]:
    look = look_of(new("awale"))
    look.shown[3] = count
    look.marks[3] = mark
    return field.light(look, 3, SEATS[0])


@pytest.fixture(scope="module")
def sent() -> dict[str, list[Colour]]:
    """The bytes on the wire, by kind; of the counts 1 to 5."""
    kinds = {
        "sowable": [told(count, PLAYABLE) for count in range(1, 6)],
        "dim": [told(count, DIM) for count in range(1, 6)],
        "empty": [told(0, DIM)],
        "seed": [field.SEED],
        "fault": [field._FAULT],
        "turn": [field.mixed(field.DARK, seat, 200) for seat in SEATS[:2]],
        "buttons": [near._BACK, near.GO],
    }
    return sent_colours(kinds)


@every_eye
def test_all_counts_differ_bright_and_dim(vision: str, sent: dict[str, list[Colour]]) -> None:
    assert_apart(vision, combinations(sent["sowable"] + sent["dim"] + sent["empty"], 2))


@every_eye
def test_sowable_cell_is_lighter_than_unsowable(vision: str, sent: dict[str, list[Colour]]) -> None:
    assert_lighter(vision, zip(sent["sowable"], sent["dim"], strict=True))


@every_eye
def test_fault_differs_from_every_count(vision: str, sent: dict[str, list[Colour]]) -> None:
    """A fault also blinks."""
    assert_apart(vision, product(sent["fault"], sent["sowable"] + sent["dim"]))


@every_eye
def test_players_differ(vision: str, sent: dict[str, list[Colour]]) -> None:
    south, north = sent["turn"]
    assert_apart(vision, [(south, north)], 2 * APART)


@every_eye
def test_ok_differs_from_back(vision: str, sent: dict[str, list[Colour]]) -> None:
    back, ok = sent["buttons"]
    assert_apart(vision, [(back, ok)], 2 * APART)


def test_more_than_five_seeds_look_like_five() -> None:
    assert {told(count, PLAYABLE) for count in range(5, 49)} == {told(5, PLAYABLE)}
