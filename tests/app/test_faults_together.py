"""Faults that come together: whatever is pressed meanwhile, the program goes on, and there is a way home.

Shortened; `make soak ARGS=faults` has four hundred days of it.
"""

from typing import Any

import pytest

from tools.soak import faults
from tools.soak.fuzz_run import Mashed


@pytest.mark.parametrize("number", range(8))
def test_errors_refusals_and_cuts_together_leave_a_handheld_that_goes_on(number: int) -> None:
    found = faults.day(number, 60)
    assert found.lives == faults.LIVES
    assert found.errors + found.cuts > 0


def test_the_trial_finds_a_crash_that_is_not_looked_after(monkeypatch: pytest.MonkeyPatch) -> None:
    """It must be able to fail."""

    def gives_up(bench: Any, befallen: faults.Befallen) -> None:
        pass

    monkeypatch.setattr(faults, "looked_after", gives_up)
    with pytest.raises(Mashed, match=r"again: python -m tools\.soak --faults 0"):
        for _ in range(3):
            faults.day(0, 200)
