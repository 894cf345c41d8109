"""The table `seed` of docs/measurements.md: presses from power-on until the first seed is sown, by board and game.

The first time, RIGHT selects the game, and nothing else is changed. Then the handheld is switched off and on again, after that
seed was undone or not, for the same game once more, or for the saved match and one more seed. Where lights are keys, a cell is
its key; without arrows OK takes the first game only.
"""

from games import NAMES
from hal.boards import NAMES as BOARDS
from hal.store_block import PAUSE_MS
from sillon.common.buttons import CELL
from sillon.match.play import SHOWING
from sim.handheld import Handheld
from tools.measure.walk import measured_part, walked
from tools.page_tables import markdown
from tools.soak.lazy_display import LazyDisplay

# In the other games stakes and dice come before the first token.
GAMES = [name for name in walked() if not measured_part(name, "PLAYERS")]
MOST = 12


def presses(board: str, game: str) -> tuple[int, int, int]:
    """Return the presses the first time, the next time, and when the match is resumed; 0 where they lead to no seed."""
    first = sown(board, game, taken_back=True)
    if not first:
        return 0, 0, 0
    return first, sown(board, game, kept=True), sown(board, game, kept=True)


def sown(board: str, game: str, kept: bool = False, taken_back: bool = False) -> int:
    """Return the presses from power-on until a seed is sown, 0 when MOST are not enough.

    `kept`: with the nvm of the previous handheld. `taken_back`: undo the seed afterwards.
    """
    handheld = Handheld(board, {"SILLON_SEED": 7, "SILLON_SPEED": "instant"}, kept)
    LazyDisplay(handheld.bench)
    handheld.bench.script("400ms")
    begun = -1  # moves of the match when its screen appears
    found = 0
    for count in range(MOST):
        app = handheld.bench.app
        while app.target[0] == game and (app.screen.phase == SHOWING or app.screen.controller.busy):
            handheld.bench.run(100)  # until the computer has answered
        played = len(app.session.match.moves) if app.session else 0
        if app.target[0] == game and begun < 0:
            begun = played
        if 0 <= begun < played:
            found = count
            break
        handheld.bench.script(f"{button(handheld, game)} 500ms")
    while taken_back and found and handheld.bench.app.session.match.moves:
        handheld.bench.script("BACK 500ms")
    handheld.bench.run(PAUSE_MS, 1000)  # a store that delays its writes has written by then
    handheld.power_off()
    return found


def button(handheld: Handheld, game: str) -> str:
    """Return the next button on the way to a seed."""
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
    """Return a table with a row for each board."""
    rows = []
    for board in BOARDS:
        found = [presses(board, game) for game in GAMES]
        rows.append([board, *[", ".join([str(each[time] or "-") for each in found]) for time in range(3)]])
    heads = ("board", f"the first time: {', '.join(GAMES)}", "the same game again", "a saved match")
    return markdown(heads, rows)
