"""The screen: a part of the board's own display, below the drawn lights."""

import board

from hal.display import Display
from hal.font import Font
from hal.window import Window

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal import Board
    from hal.contract import WindowWiring


def open_part(wiring: "WindowWiring", parts: "Board") -> object:
    display = getattr(board, wiring["display"])
    window = Window(display, wiring["left"], wiring["top"], wiring["width"], wiring["height"])
    return Display(window, Font())
