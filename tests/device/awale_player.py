"""Awalé's computer player makes two moves from some positions at each level, for a small interpreter: one line a position."""

from games import new
from sillon.common.chance import Seeded
from sillon.players import Player

POSITIONS = (
    ("", "4 4 4 4 4 4 4 4 4 4 4 4 0 0 S"),
    ("", "9 0 2 9 2 0 11 0 2 3 0 3 5 2 N"),
    ("target", "6 1 1 4 4 0 0 0 0 7 1 0 18 6 S"),
    ("", "0 1 0 1 0 0 0 1 1 0 0 1 20 20 S"),
    ("", "1 0 0 22 0 1 1 2 3 0 8 0 5 5 S"),
)

for option, text in POSITIONS:
    game = new("awale", target=20) if option else new("awale")
    for level in (1, 2, 3, 4, 5):
        position = game.from_text(text)
        output = []
        player = Player(game, level, Seeded(7 * level))
        for _ in range(2):
            for _ in player.think(position):
                pass
            output.append(f"{game.move_name(position, player.move)} {player.nodes} {int(player.exact)}")
            output.append(
                " ".join([f"{move}:{player.verdicts[move]}:{player.values[move]}" for move in sorted(player.verdicts)])
            )
            position = game.play(position, player.move)
            if not game.moves(position):
                break
        print(level, text, *output)
