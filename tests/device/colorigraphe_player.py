"""Games of the Colorigraphe between computer players of all levels, move by move, for a small interpreter."""

from games import colorigraphe as rules
from games import new
from sillon.common.chance import Seeded
from sillon.players import Player

MOVES = 160
GAMES = (
    ((1, 5), {}),
    ((2, 3), {}),
    ((4, 1), {"colours": 2, "seconds": 30}),
    ((5, 4, 3), {"players": 3, "problems": "cards"}),
    ((3, 2), {"stakes": "dice", "floor": True}),
)


def steps():  # type: ignore[no-untyped-def]
    for levels, options in GAMES:
        game = new("colorigraphe", **options)
        players = [Player(game, level, Seeded(7 * level)) for level in levels]
        position = game.start()
        lines = []
        while len(lines) < MOVES and game.outcome(position) is None:
            seats = [game.turn(position)]
            if position[rules.PHASE] == rules.CLAIMING:
                seats = [(seats[0] + k) % game.players for k in range(1, game.players)]
            for seat in seats:  # until one of the others challenges
                player = players[seat]
                player.seat = seat
                for _ in player.think(position):
                    pass
                if player.move != rules.PASS:
                    break
            lines.append(f"{game.move_name(position, player.move)} {player.wait}{' !' if player.exact else ''}")
            position = game.play(position, player.move)
            if len(lines) % 8 == 0:
                yield "playing"
        print("; ".join(lines))
        print(game.to_text(position))
