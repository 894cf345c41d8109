"""Combined faults: at any presses the program goes on, and there is a way home.

Shortened; `make soak ARGS=faults` runs four hundred days.
"""

from typing import Any

import pytest

from tools.soak import faults
from tools.soak.mash import Mashed


@pytest.mark.parametrize("number", range(8))
def test_handheld_survives_combined_faults(number: int) -> None:
    found = faults.day(number, 60)
    assert found.lives == faults.LIVES
    assert found.errors + found.cuts > 0


def test_trial_finds_unhandled_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    """The trial itself can fail."""

    def gives_up(bench: Any, incidents: faults.Incidents) -> None:
        pass

    monkeypatch.setattr(faults, "rescue_errors", gives_up)
    with pytest.raises(Mashed, match=r"again: python -m tools\.soak --faults 0"):
        for _ in range(3):
            faults.day(0, 200)
