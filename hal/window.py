"""A part of a display, with the interface of a whole display for hal.display."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    import busdisplay
    import displayio


class Window:
    """`width` x `height` pixels of a display, from `left` and `top` on. The display has a root group already."""

    def __init__(self, display: "busdisplay.BusDisplay", left: int, top: int, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._left = left
        self._top = top
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
