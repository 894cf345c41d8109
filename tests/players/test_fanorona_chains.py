"""The computer player of Fanorona in planned chains, and in positions with more turns than fit."""

from random import Random
from typing import Any

import pytest

from games import new
from games.match import Match
from sillon.common.chance import Seeded
from sillon.games.fanorona.search import Search
from sillon.players import DRAW, LOSS, WIN, Player
from tests.players.test_fanorona import known
from tools.arena import thought

LONG = ("W..WBWWBB/WBB.B.W.B/BB.WBB..B/BBWW..B.B/BBWWBWBBB W", "WWW.WWWWW/WWW.W.WWW/BW.W.BWBW/BBBBBBBBB/BB..BBBBB B")
FREE: tuple[dict[str, Any], ...] = ({"preset": "tournament"}, {"chain": "may"})


def crowded(game: Any, number: int) -> list[bytes]:
    """Return random positions with long chains: few free points among many mixed pieces."""
    chance = Random(number)
    found = []
    while len(found) < number:
        free = chance.randrange(2, 5)
        board = bytes(chance.choice((0, *[1, 2] * free)) for _ in range(game.cells))
        if game.moves(position := board + bytes((chance.choice((1, 2)), 0, 0))):
            found.append(position)
    return found


@pytest.mark.parametrize("options", FREE)
@pytest.mark.parametrize("level", (4, 5))
def test_more_turns_than_fit_give_a_legal_move(options: dict[str, Any], level: int) -> None:
    game = new("fanorona", **options)
    full = 0
    for position in [game.from_text(text) for text in LONG] + crowded(game, 12):
        player = Player(game, level, Seeded(1))
        assert thought(player, position) in game.moves(position)
        assert player.nodes < 1500  # two seconds at most
        full += player.search.cut
        if player.search.cut and player.verdicts[player.move] == WIN:
            seat = game.turn(position)
            match = Match(game, position)
            match.play(player.move)
            assert known(match, 1, seat) == WIN  # only wins at once are claimed
    assert full > 1


@pytest.mark.parametrize("options", FREE)
def test_wins_are_real_when_turns_do_not_fit(options: dict[str, Any]) -> None:
    """With space for few turns, a missing turn must not look like a loss of the other side."""
    game = new("fanorona", size="5x5", **options)
    chance = Random(3)
    missing = 0
    for _ in range(60):
        board = bytes(chance.choice((0, 0, 0, 1, 2)) for _ in range(25))
        position = board + bytes((chance.choice((1, 2)), 0, 0))
        if not game.moves(position):
            continue
        player = Player(game, 5, Seeded(1))
        player.search = Search(game)
        player.search.most = 40
        thought(player, position)
        missing += player.search.cut
        for move in game.moves(position):
            if player.values[move] == 25:
                match = Match(game, position)
                match.play(move)
                assert known(match, 2, game.turn(position)) in (None, WIN)
    assert missing > 10


@pytest.mark.parametrize("level", (3, 5))
def test_claims_hold_at_each_step_of_a_planned_chain(level: int) -> None:
    """A step is not exact because the step before it was forced."""
    chance = Random(7 + level)
    told = planned = 0
    for number in range(400):
        options = {name: chance.choice(list(values)) for name, _, values in new("fanorona").OPTIONS if name != "size"}
        game = new("fanorona", size=chance.choice(("3x3", "5x5")), **options)
        weights = (14, 2, 2) if game.cells == 25 else (3, 1, 1)
        board = bytes(chance.choices((0, 1, 2), weights, k=game.cells))
        match = Match(game, board + bytes((chance.choice((1, 2)), 0, 0)))
        if match.outcome() is not None:
            continue
        seat = game.turn(match.position)
        player = Player(game, level, Seeded(number))
        steps = 0
        while match.outcome() is None and game.turn(match.position) == seat and steps < 9:
            slices = sum(1 for _ in player.think(match.position, match))
            if steps and not slices:
                planned += 1
                best = player.verdicts[player.move]
                assert not player.exact or best is not None or len(player.verdicts) == 1
                for move, verdict in player.verdicts.items():
                    match.play(move)
                    truth = known(match, 1, seat)
                    match.undo()
                    if verdict is not None and truth is not None:
                        told += 1
                        assert verdict == truth
                    if player.exact and best is not None and truth is not None:
                        assert truth <= best
            match.play(player.move)
            steps += 1
    assert planned > 30
    assert told > 10


def test_forced_step_does_not_prove_the_next() -> None:
    game = new("fanorona", size="5x5")
    position = game.from_text("W.W.W/W.W.W/BB.BW/BWB.B/.BBBB B D3:D4,D3")
    player = Player(game, 5, Seeded(1))
    move = thought(player, position)
    forced = len(game.moves(position)) == 1
    position = game.play(position, move)
    thought(player, position)
    assert forced
    assert len(player.verdicts) > 1
    assert {LOSS, DRAW, WIN}.isdisjoint(player.verdicts.values())
    assert not player.exact
