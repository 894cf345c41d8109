"""Fang's computer players of all levels, for a small interpreter: one line a move, with its verdicts and values."""

from games import new
from games.match import Match
from sillon.common.chance import Seeded
from sillon.players import Player

SETS = (
    {},
    {"tibong_min": 1, "first": 1},
    {"cells": 6},
    {"cells": 4, "overflow": "refused"},
    {"cells": 4, "reserve": 7},
)


def steps():  # type: ignore[no-untyped-def]
    """Run the rest in steps: each yield lets the interpreter collect garbage."""
    for number, options in enumerate(SETS):
        game = new("fang", **options)
        for levels in ((5, 1), (2, 5), (3, 4)):
            players = [Player(game, level, Seeded(number + level)) for level in levels]
            match = Match(game)
            while match.outcome() is None:
                player = players[game.turn(match.position)]
                for _ in player.think(match.position, match):
                    pass
                values = [f"{move}:{player.verdicts[move]}:{player.values[move]}" for move in sorted(player.verdicts)]
                print(number, levels, player.move, player.exact, player.nodes, " ".join(values))
                match.play(player.move)
                yield number
