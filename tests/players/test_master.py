"""Level MASTER: ten times the nodes of level 5, in Awalé and on Fanorona's full board alone."""

from typing import Any

import pytest

from games import NAMES, new
from sillon.common.chance import Seeded
from sillon.manifest import manifest_of
from sillon.players import LEVELS, MASTER, Player
from tools.arena import best_move

PLAYED = [name for name in NAMES if manifest_of(name).computer]
WITH_MASTER = [("awale", {}), ("awale", {"target": 25}), ("fanorona", {}), ("fanorona", {"handicap": "vela"})]
WITHOUT = [(name, {}) for name in PLAYED if name not in ("awale", "fanorona")]
WITHOUT += [("fanorona", {"size": size}) for size in ("3x3", "5x5")]


def thinking(game: Any, level: int) -> Any:
    player = Player(game, level, Seeded(1))
    best_move(player, game.start())
    return player


@pytest.mark.parametrize("name", ["awale", "fanorona"])
def test_master_searches_ten_times_the_nodes_of_level_five(name: str) -> None:
    game = new(name)
    five, six = thinking(game, LEVELS[-1]), thinking(game, MASTER)
    assert six.nodes == pytest.approx(10 * five.nodes, rel=0.01)
    assert six.move in game.moves(game.start())


@pytest.mark.parametrize("name, options", WITH_MASTER)
def test_full_boards_have_a_master(name: str, options: dict[str, Any]) -> None:
    assert Player(new(name, **options), MASTER, Seeded(1)).level == MASTER


@pytest.mark.parametrize("name, options", WITHOUT)
def test_no_other_board_has_a_master(name: str, options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"^level=6: a level is a whole number from 1 to 5$"):
        Player(new(name, **options), MASTER, Seeded(1))


@pytest.mark.parametrize("level", [0, 7, -1, True, "6", None, 6.0])
def test_wrong_level_is_refused_with_the_levels_of_the_game(level: Any) -> None:
    with pytest.raises(ValueError, match=r": a level is a whole number from 1 to 6$"):
        Player(new("awale"), level, Seeded(1))
    with pytest.raises(ValueError, match=r": a level is a whole number from 1 to 5$"):
        Player(new("fang"), level, Seeded(1))
