"""The level that adapts itself finds simulated pupils of every strength, in every game."""

import math

import pytest

from sillon.players import LEVELS
from tests.game_parts import COMPUTER
from tools.page_tables import kept, markdown
from tools.strength import adaptive, staircase
from tools.strength.adaptive import LEAST, MOST, NEAR, PAIRS, PUPILS

RESULTS = adaptive.kept()


@pytest.mark.parametrize("pupil", PUPILS)
@pytest.mark.parametrize("name", COMPUTER)
def test_pupil_soon_wins_about_half(name: str, pupil: float) -> None:
    score, near = adaptive.found(name, RESULTS[name], pupil)
    assert LEAST <= score <= MOST
    assert near >= NEAR


def test_kept_results_are_of_all_pairs_of_levels() -> None:
    assert list(RESULTS) == COMPUTER
    assert all(list(results) == [f"{lower}:{upper}" for lower, upper in PAIRS] for results in RESULTS.values())


@pytest.mark.parametrize("name", COMPUTER)
def test_kept_results_fit_staircase(name: str) -> None:
    """The difference of two measured shares stays within 3.3 standard errors: once in a thousand it would not."""
    rows = kept(adaptive.PAGE.read_text(encoding="utf-8"), staircase.KEY).splitlines()
    row = next(row for row in rows if row.startswith(f"| {name} |"))
    cells = row.split("|")[3:-1]
    for lower, upper, cell in zip(LEVELS, LEVELS[1:], cells, strict=False):
        share, sure = [float(text.strip(" %")) / 100 for text in cell.split("±")]
        won, drawn, lost = RESULTS[name][f"{lower}:{upper}"]
        number = won + drawn + lost
        error = math.hypot(sure / 1.96, math.sqrt(share * (1 - share) / number))
        assert (won + drawn / 2) / number == pytest.approx(share, abs=3.3 * error + 0.005)


def test_page_has_the_table() -> None:
    rows = adaptive.table(COMPUTER)
    assert kept(adaptive.PAGE.read_text(encoding="utf-8"), adaptive.KEY) == markdown(adaptive.heads(), rows)
