"""A board's own display, in the shape of a driver's: with sleep() and wake()."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    import busdisplay


class BuiltIn:
    """`off` and `on` are the chip's commands for it."""

    def __init__(self, display: "busdisplay.BusDisplay", off: int, on: int) -> None:
        self._display = display
        self._off = off
        self._on = on
        self.width = display.width
        self.height = display.height
        display.auto_refresh = False
        # It stays asleep over a start of the program, if that is how the last one left it.
        self.wake()

    @property
    def root_group(self) -> "Any":
        return self._display.root_group

    @root_group.setter
    def root_group(self, group: "Any") -> None:
        self._display.root_group = group

    def refresh(self) -> None:
        self._display.refresh()

    def sleep(self) -> None:
        self._display.bus.send(self._off, b"")

    def wake(self) -> None:
        self._display.bus.send(self._on, b"")
