"""The staircase of levels: each level wins its share against the next one, and a beginner against level 1."""

import math

import pytest

from games import new
from sillon.players.opponent import Opponent
from tests.game_parts import COMPUTER
from tools.arena import BEGINNER, openings, pair, seeded
from tools.games import tools_of
from tools.match import mean
from tools.page_tables import kept
from tools.strength import staircase
from tools.strength.staircase import BEGINNERS_LEAST, LEAST, MOST, STEPS

# Pairs of matches of a step: as many as take some seconds.
PAIRS = {"fafy": 40, "fang": 40, "awale": 16, "fanorona": 16, "colorigraphe": 15}


@pytest.mark.parametrize("step", STEPS, ids=lambda step: "-".join(map(str, step)))
@pytest.mark.parametrize("name", COMPUTER)
def test_lower_level_wins_its_share(name: str, step: tuple[int, int]) -> None:
    """The aim is widened by 2.5 standard errors of so few matches."""
    game = new(name)
    begun = openings(game, PAIRS[name], tools_of(name).OPENING, 1)
    points = [point for number, opening in enumerate(begun) for point, _ in pair(game, step, opening, number + 1)]
    error = 2.5 * math.sqrt(LEAST * (1 - LEAST) / len(points))
    least, most = (BEGINNERS_LEAST, 1.0) if step[0] == BEGINNER else (LEAST, MOST)
    assert max(least - error, 1 / len(points)) <= mean(points)[0] <= most + error  # at least one win, or two draws


def test_page_has_the_staircase_of_all_games() -> None:
    rows = kept(staircase.PAGE.read_text(encoding="utf-8"), staircase.KEY).splitlines()
    assert [row.split("|")[1].strip() for row in rows[2:]] == COMPUTER
    for row in rows[2:]:
        shares = [int(cell.split()[0]) / 100 for cell in row.split("|")[2:-1]]
        assert shares[0] >= BEGINNERS_LEAST - 0.005
        assert all(LEAST <= share <= MOST for share in shares[1:])


@pytest.mark.parametrize("turns_each", [4, 7])
@pytest.mark.parametrize("percent", [8, 50, 80])
def test_attention_slips_for_some_turns_in_a_row(percent: int, turns_each: int) -> None:
    player = Opponent(new("fang"), 1, seeded(1))
    turns = []
    for _ in range(16_000):
        player.attend(percent, turns_each)
        turns.append(player.distracted)
    share = percent / 100
    changes = sum(turns[k] != turns[k - 1] for k in range(1, len(turns)))
    assert sum(turns) / len(turns) == pytest.approx(share, abs=0.04)
    assert changes / len(turns) == pytest.approx(2 * share * (1 - share) / turns_each, abs=0.02)
