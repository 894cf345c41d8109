"""The table `seed` of docs/measurements.md: presses from power-on until the first seed is sown, by board and game.

The first time, the game is chosen with RIGHT, and all else is left as it is. In a match that was kept it is one more seed. Where
lights are keys, a cell is its key; without arrows OK takes
the first game alone.
"""

from games import NAMES
from hal.boards import NAMES as BOARDS
from sillon.buttons import CELL
from sim.handheld import Handheld

GAMES = NAMES[:4]  # at the Colorigraphe stakes and dice come before the first token
MOST = 12


def presses(board: str, game: str, keep: bool = False) -> int:
    """How many there are; 0 where the first seed is not sown by the presses that are tried."""
    handheld = Handheld(board, {"SILLON_SEED": 7, "SILLON_SPEED": "instant"}, keep)
    handheld.bench.script("400ms")
    app = handheld.bench.app
    begun = -1  # moves of the match when its screen is there
    for count in range(MOST):
        app = handheld.bench.app
        played = len(app.session.match.moves) if app.session else 0
        if app.target[0] == game and begun < 0:
            begun = played
        if 0 <= begun < played:
            handheld.power_off()
            return count
        handheld.bench.script(f"{button(handheld, game)} 500ms")
    handheld.power_off()
    return 0


def button(handheld: Handheld, game: str) -> str:
    """The next one on the way."""
    screen, at = handheld.bench.app.screen, handheld.bench.app.target[0]
    names = handheld.button_names
    arrows = "RIGHT" in names
    if arrows and at == "games" and screen.at != NAMES.index(game):
        return "RIGHT"
    if arrows or at != game:
        return "OK"
    cells = [screen.cell_at(CELL + k) for k in range(handheld.rows * handheld.cols)]
    return next(f"CELL{k}" for k, cell in enumerate(cells) if cell >= 0 and screen.ways[cell])


def table() -> str:
    """A row a board."""
    lines = [
        f"| board | {' | '.join(GAMES)} | {GAMES[0]}, a match that was kept |",
        "|---|" + "---|" * (len(GAMES) + 1),
    ]
    for board in BOARDS:
        first, again = presses(board, GAMES[0]), presses(board, GAMES[0], True)
        cells = [first, *(presses(board, game) for game in GAMES[1:]), again]
        lines.append(f"| {board} | {' | '.join(str(cell or '-') for cell in cells)} |")
    return "\n".join(lines)
