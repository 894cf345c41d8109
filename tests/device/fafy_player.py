"""Fafy's computer player on random rows, every level and rule, for a small interpreter.

One line a row, then one line a move, with its verdicts and values.
"""

from games import new
from sillon.common.chance import Seeded
from sillon.players import Player
from sillon.players.fafy import blocks

dice = Seeded(20)


def steps():  # type: ignore[no-untyped-def]
    for number in range(24):
        misere = number // 2 % 2 == 1
        rule = "sowing" if number % 6 == 5 else "fafy"
        loses = "loses" if number % 3 else "refused"
        cells = 5 if rule == "sowing" else 7 + dice.randrange(3)
        game = new("fafy", cells=cells, impartial=number % 2 == 0, misere=misere, rule=rule, bad_sowing=loses)
        row = [1 + dice.randrange(3) for _ in range(cells)]
        print(row, blocks(row))
        position = game.start(row)
        players = [Player(game, 1 + number % 5, dice), Player(game, 5, dice)]
        while game.moves(position):
            player = players[game.turn(position)]
            for _ in player.think(position):
                pass
            verdicts = [(move, player.verdicts[move], player.values[move]) for move in sorted(player.verdicts)]
            print(game.to_text(position), player.level, player.move, player.exact, player.nodes, verdicts)
            position = game.play(position, player.move)
            yield
