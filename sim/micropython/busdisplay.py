"""busdisplay for MicroPython: sends layers as the bytes that a screen's chip expects.

It supports an SSD1306 and an SH1106 (one bit a pixel, eight rows in a byte) and an ST7735R (16 bits a pixel), without rotation.
"""

# mypy: disable-error-code="attr-defined, union-attr, import-not-found"

from struct import pack

from displayio import Group, displays
from raster import BUFFER_SIZE, draw_all, look, walk

try:
    from typing import Any
except ImportError:
    pass

_WRITE = bytes((0x2C,))  # pixels follow
# Further options that a driver may pass.
_KNOWN = """
auto_refresh backlight_on_high backlight_pin bytes_per_cell color_depth data_as_commands grayscale
native_frames_per_second pixels_in_byte_share_row reverse_bytes_in_word reverse_pixels_in_byte rotation
single_byte_bounds write_ram_command SH1107_addressing
"""


class BusDisplay:
    def __init__(
        self,
        display_bus: "Any",
        init_sequence: bytes,
        *,
        width: int,
        height: int,
        colstart: int = 0,
        rowstart: int = 0,
        set_column_command: int = 0x2A,
        set_row_command: int = 0x2B,
        brightness_command: "int | None" = None,
        brightness: float = 1.0,
        **options: "Any",
    ) -> None:
        for name in options:
            if name not in _KNOWN.split():
                raise TypeError(f"extra keyword arguments given: {name}")
        self._colour = options.get("color_depth", 16) == 16
        self._as_commands = bool(options.get("data_as_commands", False))
        if not self._colour and (options["color_depth"] != 1 or options.get("pixels_in_byte_share_row", True)):
            raise NotImplementedError("other than 16 bits a pixel, or one with eight rows in a byte")
        if options.get("rotation", 0) or self._colour == self._as_commands:
            raise NotImplementedError("rotation, or data as commands in colour")
        if displays:
            raise RuntimeError("Too many displays")
        displays.append(self)
        self.bus = display_bus
        self.width = width
        self.height = height
        self.auto_refresh = bool(options.get("auto_refresh", True))
        self.rotation = 0
        self._start = (colstart, rowstart)
        self._commands = (set_column_command, set_row_command)
        self._brightness_command = brightness_command
        self._by_pages = bool(options.get("SH1107_addressing", False))
        self._root: Group | None = None
        self._full = True
        i = 0
        while i < len(init_sequence):
            count = init_sequence[i + 1] & 0x7F
            parameters = init_sequence[i + 2 : i + 2 + count]
            if self._as_commands:
                display_bus.send_commands(init_sequence[i : i + 1] + parameters)
            else:
                display_bus.send(init_sequence[i], parameters)
            i += 2 + count + (init_sequence[i + 1] >> 7)
        self.brightness = brightness

    def _release(self) -> None:
        if self._root is not None:
            self._root._in_group = False

    @property
    def brightness(self) -> float:
        return self._brightness

    @brightness.setter
    def brightness(self, value: float) -> None:
        if not 0 <= value <= 1:
            raise ValueError("brightness must be 0-1.0")
        self._brightness = value
        if self._brightness_command is not None:
            self.bus.send_commands(bytes((self._brightness_command, round(0xFF * value))))

    @property
    def root_group(self) -> "Group | None":
        return self._root

    @root_group.setter
    def root_group(self, group: "Group | None") -> None:
        if group is self._root:
            return
        if group is not None:
            if group._in_group:
                raise ValueError("Group already used")
            group._in_group = True
        if self._root is not None:
            self._root._in_group = False
        self._root = group
        self._full = True

    def refresh(self, *, target_frames_per_second: "int | None" = None, minimum_frames_per_second: int = 0) -> bool:
        """Draw what has changed since the last refresh."""
        areas: list[tuple[int, int, int, int]] = []
        grids = walk(self._root, areas)
        for grid, x, y, scale in grids:
            look(grid, x, y, scale, areas)
        for grid, _, _, _ in grids:
            grid.bitmap._dirty = None
            grid.pixel_shader._changed = False
            grid._dirty = None
        if self._full:
            areas = [(0, 0, self.width, self.height)]
            self._full = False
        for area in areas:
            x1, x2 = max(area[0], 0), min(area[2], self.width)
            y1, y2 = max(area[1], 0), min(area[3], self.height)
            if not self._colour:  # whole bytes, of eight rows
                y1, y2 = y1 & ~7, min((y2 + 7) & ~7, self.height)
            if x1 >= x2 or y1 >= y2:
                continue
            if self._colour:
                rows = max(BUFFER_SIZE // (2 * (x2 - x1)), 1)
            else:
                rows = 8 if self._by_pages else BUFFER_SIZE // (x2 - x1) * 8
            for top in range(y1, y2, rows):
                bottom = min(top + rows, y2)
                drawn = draw_all(grids, (x1, top, x2, bottom), self._colour)
                self._address(x1, top, x2, bottom)
                self.bus.send_bytes(drawn)
        return True

    def _address(self, x1: int, y1: int, x2: int, y2: int) -> None:
        """Send the area that the following bytes fill."""
        x1, x2 = x1 + self._start[0], x2 + self._start[0]
        y1, y2 = y1 + self._start[1], y2 + self._start[1]
        bus = self.bus
        if self._colour:
            bus.send(self._commands[0], pack(">HH", x1, x2 - 1))
            bus.send(self._commands[1], pack(">HH", y1, y2 - 1))
            bus.send_commands(_WRITE)
        elif self._by_pages:
            bus.send_commands(bytes((0x10 | x1 >> 4, x1 & 15)))
            bus.send_commands(bytes((0xB0 | y1 // 8,)))
        else:
            bus.send_commands(bytes((self._commands[0], x1, x2 - 1)))
            bus.send_commands(bytes((self._commands[1], y1 // 8, y2 // 8 - 1)))
