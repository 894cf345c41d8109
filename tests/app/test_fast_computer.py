"""Whether a computer is fast enough for the master, and the time that its turn takes there."""

from typing import Any

import pytest

from games import new
from sillon.common.chance import Seeded
from sillon.match import master
from sillon.players import LEVELS, MASTER
from tools.arena import best_move


class Host:
    """A computer whose clock of real time advances by `step` ms whenever it is read."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.now = 0.0

    def real_ms(self) -> float:
        self.now += self.step
        return self.now


@pytest.mark.parametrize("name", ["awale", "fanorona"])
@pytest.mark.parametrize("step, offered", [(0.001, True), (50, False), (0, False)])
def test_master_is_offered_where_level_five_is_fast(name: str, step: float, offered: bool) -> None:
    host: Any = Host(step)
    assert master.is_offered(host, new(name)) == offered
    before = host.now
    assert master.is_offered(host, new(name)) == offered
    assert host.now == before, "measured once"


def test_speed_of_one_game_says_nothing_of_another() -> None:
    host: Any = Host(0.001)
    host.fast = {"fanorona": False}
    assert master.is_offered(host, new("awale"))
    assert not master.is_offered(host, new("fanorona"))


def test_slow_computer_is_measured_for_a_moment_only() -> None:
    host: Any = Host(20)
    assert not master.is_offered(host, new("awale"))
    assert host.now <= 500


@pytest.mark.parametrize("name", ["awale", "fanorona"])
def test_turn_of_master_ends_after_two_seconds(name: str) -> None:
    host: Any = Host(5)
    host.fast = {name: True}
    game = new(name)
    player = master.make(host, game, Seeded(1))
    assert player.level == MASTER
    best_move(player, game.start())
    assert player.move in game.moves(game.start())
    assert 2000 <= host.now <= 2010


@pytest.mark.parametrize("fast", [True, False])
def test_seat_of_master_gets_level_five_where_it_is_not_offered(fast: bool) -> None:
    host: Any = Host(0.001)
    host.fast = {"awale": fast}
    assert master.make(host, new("awale"), Seeded(1)).level == (MASTER if fast else LEVELS[-1])
    assert master.make(host, new("fanorona", size="5x5"), Seeded(1)).level == LEVELS[-1]
