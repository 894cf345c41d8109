"""The table `seed` of docs/measurements.md: presses from power-on until the first seed is sown, by board and game.

The first time, the game is chosen with RIGHT, and all else is left as it is. Then the handheld is switched off, with that seed
taken back or with it, and on again: the same game once more, or the match that was kept and one more seed. Where lights are
keys, a cell is its key; without arrows OK takes the first game alone.
"""

from games import NAMES
from hal.boards import NAMES as BOARDS
from hal.store_block import PAUSE_MS
from sillon.common.buttons import CELL
from sim.handheld import Handheld
from tools.measure.walk import of, walked
from tools.soak.lazy_display import LazyDisplay

# At the others stakes and dice come before the first token.
GAMES = [name for name in walked() if not of(name, "PLAYERS")]
MOST = 12


def presses(board: str, game: str) -> tuple[int, int, int]:
    """How many there are the first time, the next time, and when the match goes on; 0 where they lead to no seed."""
    first = sown(board, game, taken_back=True)
    if not first:
        return 0, 0, 0
    return first, sown(board, game, kept=True), sown(board, game, kept=True)


def sown(board: str, game: str, kept: bool = False, taken_back: bool = False) -> int:
    """The presses from power-on until a seed is sown, 0 when MOST are not enough; what the memory holds may be kept."""
    handheld = Handheld(board, {"SILLON_SEED": 7, "SILLON_SPEED": "instant"}, kept)
    LazyDisplay(handheld.bench)
    handheld.bench.script("400ms")
    begun = -1  # moves of the match when its screen is there
    found = 0
    for count in range(MOST):
        app = handheld.bench.app
        played = len(app.session.match.moves) if app.session else 0
        if app.target[0] == game and begun < 0:
            begun = played
        if 0 <= begun < played:
            found = count
            break
        handheld.bench.script(f"{button(handheld, game)} 500ms")
    while taken_back and found and handheld.bench.app.session.match.moves:
        handheld.bench.script("BACK 500ms")
    handheld.bench.run(PAUSE_MS, 1000)  # where what is kept waits, it is written by then
    handheld.power_off()
    return found


def button(handheld: Handheld, game: str) -> str:
    """The next one on the way."""
    screen, at = handheld.bench.app.screen, handheld.bench.app.target[0]
    names = handheld.button_names
    arrows = "RIGHT" in names
    if arrows and at == "games" and NAMES[screen.places[screen.selected]] != game:
        return "RIGHT"
    if arrows or at != game:
        return "OK"
    cells = [screen.input.cell_at(CELL + k) for k in range(handheld.rows * handheld.cols)]
    return next(f"CELL{k}" for k, cell in enumerate(cells) if cell >= 0 and screen.playable[cell])


def table() -> str:
    """A row a board."""
    lines = [
        f"| board | the first time: {', '.join(GAMES)} | the same game again | a saved match |",
        "|---|---|---|---|",
    ]
    for board in BOARDS:
        found = [presses(board, game) for game in GAMES]
        times = [", ".join([str(each[time] or "-") for each in found]) for time in range(3)]
        lines.append(f"| {board} | {' | '.join(times)} |")
    return "\n".join(lines)
