"""The generator of dice and shuffles: every number can occur, and interpreters agree."""

import pytest

from sillon.common.chance import MAX_STATE, Seeded


@pytest.mark.parametrize("limit", [1, 2, 7, 100])
def test_every_number_below_limit_occurs(limit: int) -> None:
    dice = Seeded(1)
    assert {dice.randrange(limit) for _ in range(2000)} == set(range(limit))


@pytest.mark.parametrize("seed", [0, 1, MAX_STATE, MAX_STATE + 1])
def test_numbers_are_even_for_any_seed(seed: int) -> None:
    dice = Seeded(seed)
    thrown = [dice.randrange(6) for _ in range(6000)]
    assert all(850 < thrown.count(number) < 1150 for number in range(6))


def test_state_stays_within_30_bits() -> None:
    dice = Seeded(MAX_STATE)
    assert all(dice.randrange(9) < 9 and 0 < dice.state <= MAX_STATE for _ in range(2000))


@pytest.mark.parametrize("limit", [0, -1, (1 << 20) + 1])
def test_invalid_limit_is_refused(limit: int) -> None:
    with pytest.raises(ValueError, match="the limit must be 1..1048576"):
        Seeded(1).randrange(limit)
