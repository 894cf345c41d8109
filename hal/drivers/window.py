"""The display: a part of the board's own display, below the drawn lights."""

import board

from hal.display import Display
from hal.font import Font

TYPE_CHECKING = False
if TYPE_CHECKING:
    import busdisplay
    import displayio

    from hal import Board
    from hal.contract import WindowWiring


def open_part(wiring: "WindowWiring", parts: "Board") -> object:
    window = Window(getattr(board, wiring["display"]), wiring)
    return Display(window, Font())  # type: ignore[arg-type]  # it has what Display uses


class Window:
    """A part of a display, with the interface of a whole display. The display has a root group already."""

    def __init__(self, display: "busdisplay.BusDisplay", wiring: "WindowWiring") -> None:
        self.width = wiring["width"]
        self.height = wiring["height"]
        self._left = wiring["left"]
        self._top = wiring["top"]
        self._display = display
        self._awake: float = 1

    @property
    def root_group(self) -> "displayio.Group":
        """The root group of the whole display."""
        return self._display.root_group

    @root_group.setter
    def root_group(self, group: "displayio.Group") -> None:
        group.x = self._left
        group.y = self._top
        self._display.root_group.append(group)

    def refresh(self) -> None:
        """Send what has changed, in the rest of the display too."""
        self._display.refresh()

    def sleep(self, asleep: bool) -> None:
        """Turn the whole display off, drawn lights included, or restore its brightness."""
        if asleep:
            self._awake = self._display.brightness
        self._display.brightness = 0 if asleep else self._awake
