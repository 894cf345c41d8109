"""Fang where more seeds than cells may not be sown: the turn that wins at once, by leaving the other no playable cell."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.fang import Fang


def at_once(game: "Fang", position: bytes, move: int) -> int:
    """1 when the move wins at once, -1 when the other can win at once after it, else 0."""
    seat = game.turn(position)
    position = game.play(position, move)
    end = game.outcome(position)
    if end:
        return int(end.winner == seat)
    for reply in game.moves(position):
        end = game.outcome(game.play(position, reply))
        if end and end.winner == 1 - seat:
            return -1
    return 0
