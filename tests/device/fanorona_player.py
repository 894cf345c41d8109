"""Fanorona's computer player in a short game at each level, for a small interpreter: one line a move, with its verdicts."""

from games import new
from games.match import Match
from sillon.common.chance import Seeded
from sillon.players import LEVELS, Player

PLIES = 9


def steps():  # type: ignore[no-untyped-def]
    for options in ({"size": "3x3"}, {"size": "5x5", "chain": "may"}, {"handicap": "vela"}):
        game = new("fanorona", **options)
        for level in LEVELS:
            if level == 5 and game.cells == 45:
                continue
            match = Match(game)
            player = Player(game, level, Seeded(level + 7))
            while len(match.moves) < PLIES and match.outcome() is None:
                for number, _ in enumerate(player.think(match.position, match)):
                    if number % 40 == 39:
                        yield
                verdicts = [(move, player.verdicts[move]) for move in sorted(player.verdicts)]
                print(level, game.move_name(match.position, player.move), player.exact, verdicts)
                match.play(player.move)
            yield
