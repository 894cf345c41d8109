"""An emulated ST7735R, a colour display of 160 x 128: from SPI bytes to pixels, as in its data sheet.

A pixel has 16 bits: five for red, six for green, five for blue.
"""

WIDTH, HEIGHT = 160, 128

_SLEEP_IN, _SLEEP_OUT, _INVERT_OFF, _INVERT, _OFF, _ON = 0x10, 0x11, 0x20, 0x21, 0x28, 0x29
_COLUMNS, _ROWS, _WRITE, _TURN, _DEPTH = 0x2A, 0x2B, 0x2C, 0x36, 0x3A
_SWAPPED, _BLUE_FIRST = 0x20, 0x08  # bits of 0x36: rows and columns exchanged; a glass with blue in the place of red
# The number of parameters of each command. The silent ones set voltages and timing.
_PARAMETERS = {0x01: 0, 0x13: 0, _COLUMNS: 4, _ROWS: 4, _TURN: 1, _DEPTH: 1}
_SILENT = {0xB1: 3, 0xB2: 3, 0xB3: 6, 0xB4: 1, 0xC0: 3, 0xC1: 1, 0xC2: 2, 0xC3: 2, 0xC4: 2, 0xC5: 1, 0xE0: 16, 0xE1: 16}


class ST7735R:
    """`ram`: two bytes a pixel, as sent. `frames`: areas written. `errors`: texts, for tests."""

    width = WIDTH
    height = HEIGHT

    def __init__(self) -> None:
        self.ram = bytearray(WIDTH * HEIGHT * 2)
        self.errors: list[str] = []
        self.frames = 0
        self._awake = self._shows = self._inverted = False
        self._turn = 0
        self._depth = 0
        self._columns = (0, WIDTH - 1)
        self._rows = (0, HEIGHT - 1)
        self._last = -1
        self._parameters = bytearray()
        self._x = self._y = 0
        self._half = -1  # the first byte of a pixel whose second byte has not come yet; -1: none

    @property
    def on(self) -> bool:
        """Whether it shows its memory: out of sleep, and the display on."""
        return self._awake and self._shows

    def command(self, data: bytes) -> None:
        """Take bytes sent while the data/command pin is low."""
        for command in data:
            self._begin(command)

    def data(self, data: bytes) -> None:
        """Take bytes sent while it is high: parameters of the last command, or pixels."""
        if self._last == _WRITE:
            self._pixels(data)
        else:
            self._take(data)

    def _begin(self, command: int) -> None:
        wanted = _PARAMETERS.get(self._last, _SILENT.get(self._last, 0))
        if len(self._parameters) < wanted:
            self.errors.append(f"{command:#04x} inside command {self._last:#04x}")
        self._last = command
        self._parameters = bytearray()
        self._half = -1
        if command in (_SLEEP_IN, _SLEEP_OUT):
            self._awake = command == _SLEEP_OUT
        elif command in (_INVERT_OFF, _INVERT):
            self._inverted = command == _INVERT
        elif command in (_OFF, _ON):
            self._shows = command == _ON
        elif command == _WRITE:
            self.frames += 1
            self._x, self._y = self._columns[0], self._rows[0]
            if self._depth != 5:
                self.errors.append("pixels before 16 bits a pixel were asked for")
        elif command == 0x01:
            self._awake = self._shows = self._inverted = False
            self._turn = 0
        elif command not in _PARAMETERS and command not in _SILENT:
            self.errors.append(f"unknown command {command:#04x}")

    def _take(self, data: bytes) -> None:
        self._parameters.extend(bytes(data))
        known = self._last in _PARAMETERS or self._last in _SILENT
        wanted = _PARAMETERS.get(self._last, _SILENT.get(self._last, 0))
        if not known and len(data) or len(self._parameters) > wanted:
            self.errors.append(f"command {self._last:#04x} with {len(self._parameters)} bytes")
        elif len(self._parameters) == wanted:
            self._obey(self._last, self._parameters)

    def _obey(self, command: int, given: bytearray) -> None:
        if command == _TURN:
            self._turn = given[0]
        elif command == _DEPTH:
            self._depth = given[0]
        elif command in (_COLUMNS, _ROWS):
            first, last = given[0] << 8 | given[1], given[2] << 8 | given[3]
            wide = bool(self._turn & _SWAPPED) == (command == _COLUMNS)
            if not first <= last < (WIDTH if wide else HEIGHT):
                self.errors.append(f"command {command:#04x} from {first} to {last}")
            elif command == _COLUMNS:
                self._columns = (first, last)
            else:
                self._rows = (first, last)

    def _pixels(self, data: bytes) -> None:
        data = bytes(data)
        if self._half >= 0:
            data = bytes((self._half,)) + data
        self._half = data[-1] if len(data) & 1 else -1
        whole = len(data) & ~1
        at = 0
        left, right = self._columns
        while at < whole:
            run = min(right + 1 - self._x, (whole - at) // 2)
            start = (self._y * WIDTH + self._x) * 2
            self.ram[start : start + 2 * run] = data[at : at + 2 * run]
            at += 2 * run
            self._x += run
            if self._x > right:
                self._x = left
                self._y = self._rows[0] if self._y >= self._rows[1] else self._y + 1

    def colour(self, x: int, y: int) -> "tuple[int, int, int]":
        """Return (red, green, blue), 0..255, of a pixel on the glass. x from the left, y from the top."""
        if not self.on:
            return 0, 0, 0
        place = (y * WIDTH + x) * 2
        pixel = self.ram[place] << 8 | self.ram[place + 1]
        if self._inverted:
            pixel ^= 0xFFFF
        # The lowest bits repeat the highest, so that white is 255.
        red, green, blue = pixel >> 11, pixel >> 5 & 63, pixel & 31
        red, green, blue = red << 3 | red >> 2, green << 2 | green >> 4, blue << 3 | blue >> 2
        return (red, green, blue) if self._turn & _BLUE_FIRST else (blue, green, red)

    def rows(self) -> "list[bytes]":
        """Return the picture: 128 rows of 160 pixels, three bytes each."""
        picture = []
        for y in range(HEIGHT):
            line = bytearray()
            for x in range(WIDTH):
                line.extend(bytes(self.colour(x, y)))
            picture.append(bytes(line))
        return picture
