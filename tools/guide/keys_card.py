"""The card of a board without a screen: what its lit keys mean in each menu, and in a match, beside a picture of them."""

from functools import cache

from games import new
from sim.handheld import Handheld
from sim.picture.tone import exposed, to_screen
from tools.drawing.page import INK, MARGIN, WHITE, Page, Wording
from tools.drawing.text import fitting, write
from tools.guide.wires import Profile

_COLUMNS, _TOP = 3, 30.0
_ACROSS, _DOWN = 94.0, 90.0
_STEP = 10.5
_KEY = 9.0  # the side of a key
_SIZE = 4.2

Lights = tuple[tuple[tuple[int, int, int], ...], ...]

_MENU = "BACK:900ms 300ms"
_LEAVE = "CELL6 500ms"  # the menu's last picture
_MATCH = "300ms OK 300ms CELL0 300ms CELL25 600ms"  # Fafy, two players
# The presses to each picture; the words' [keys_card] has a title and a text for each, with a bar between.
PICTURES = {
    "games": "300ms OK 300ms",
    "setup": "300ms OK 300ms CELL0 300ms",
    "match": f"{_MATCH} CELL3 300ms",
    "pause": f"{_MATCH} {{move}} {_MENU}",
    "after": f"{_MATCH} {{moves}} OK 200ms BACK 300ms",
    "go_on": f"{_MATCH} {{move}} {_MENU} {_LEAVE} OK 300ms",
}


def keys_card(name: str, profile: Profile, words: Wording) -> Page:
    """Return one page: six pictures of the keys, and below each what they mean."""
    page = Page("keys", f"Sillon - {words['keys_card']['title']}")
    page.text(MARGIN, 17, page.title, 9, bold=True)
    for k, (picture, lights) in enumerate(pictures(name).items()):
        x, y = MARGIN + k % _COLUMNS * _ACROSS, _TOP + k // _COLUMNS * _DOWN
        title, _, text = words["keys_card"][picture].partition("|")
        page.text(x, y, title, 5.4, bold=True)
        _keys(page, x, y + 3, lights)
        for button, row, col in profile.LEDS["named"]:
            middle = x + col * _STEP + _KEY / 2
            text_size = fitting(words[button], 3.4, _KEY - 1, bold=True)
            page.text(middle, y + 3 + (row + 0.5) * _STEP + 0.4, words[button], text_size, "middle", bold=True)
        write(page, x, y + 3 + len(lights) * _STEP + 6, _ACROSS - 14, text, _SIZE)
    return page


@cache
def pictures(name: str) -> dict[str, Lights]:
    """Return the lights of the board on each of PICTURES."""
    moves = _match()
    found = {}
    for picture, presses in PICTURES.items():
        handheld = Handheld(name, {"SILLON_SEED": 1, "SILLON_SPEED": "still", "SILLON_BRIGHTNESS": 10})
        handheld.script(presses.format(move=moves[0], moves=" ".join(moves)))
        found[picture] = tuple(map(tuple, handheld.lights()))
        handheld.power_off()
    return found


def _match() -> list[str]:
    """Return the presses of each move of a match of Fafy: the cell twice, then the key on the side to sow to, if asked."""
    game = new("fafy")
    position, presses = game.start(), []
    while moves := game.moves(position):
        move = moves[0]
        cell, step = move >> 1, 1 if move & 1 else -1
        side = f"CELL{cell + step} " if move ^ 1 in moves else ""
        presses.append(f"CELL{cell} 100ms CELL{cell} 100ms {side}1500ms")
        position = game.play(position, move)
    return presses


def _keys(page: Page, left: float, top: float, lights: Lights) -> None:
    """Draw the keys: white when dark, otherwise in the colour that an eye sees."""
    for row, found in enumerate(lights):
        for col, light in enumerate(found):
            page.box(left + col * _STEP, top + row * _STEP, _KEY, _KEY, paper_colour(light), INK, 0.25, role="key")


def paper_colour(light: tuple[int, int, int]) -> str:
    """Return the colour of a key on paper: its hue, paler for less light."""
    most = max(light)
    if not most:
        return WHITE
    strength = to_screen(exposed(most))
    # The power makes weak parts visible, as to_screen() does.
    return "#" + "".join([f"{round(255 - strength * (1 - (part / most) ** 0.6)):02x}" for part in light])
