"""The draws of a Fanorona match, found in its past: turns without a capture, and the third occurrence of a position."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.fanorona import Fanorona

# Codes of games/rules.py
REPETITION = 7
NO_CAPTURE = 9


def draw(game: "Fanorona", positions: list[bytes]) -> int:
    """The reason why the last of the positions is a draw, 0 when it is none.

    Only turns without a capture are looked back on, however much further the positions go: what was before the last
    capture cannot come again.
    """
    last = positions[-1]
    cells = game.cells
    number = len(positions) - 1
    free = last.count(b"\0")
    turns = 0
    seen = 1
    while number and not last[cells + 1]:
        number -= 1
        before = positions[number]
        # A plain step: no chain on either side of it, and as many free points before as after.
        if before[cells + 1] or before.count(b"\0") != free:
            break
        turns += 1
        if turns == game.draw_after:
            return NO_CAPTURE
        if before == last:
            seen += 1
            if seen == 3:
                return REPETITION
    return 0
