"""An SSD1306 screen from its I2C bytes to its 128 x 64 pixels, as its data sheet describes it.

Mounted as usual: the picture is upright with segment remap (0xA1) and COM scan from the end (0xC8).
What the chip does not know is kept in `errors` as text; tests look there.
"""

WIDTH = 128
HEIGHT = 64

# How many bytes follow a command that has parameters.
_PARAMETERS = {0x20: 1, 0x21: 2, 0x22: 2, 0x81: 1, 0x8D: 1, 0xA8: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1}
# For these the parameter is electrical and changes no pixel.
_SILENT = (0xD5, 0xD9, 0xDA, 0xDB)
_HORIZONTAL = 0
_VERTICAL = 1
_PAGE = 2


class SSD1306:
    width = WIDTH
    height = HEIGHT

    def __init__(self) -> None:
        self.ram = bytearray(WIDTH * HEIGHT // 8)  # 8 pages of 128 bytes, the lowest bit is the top row
        noise = 1
        for i in range(len(self.ram)):  # as after power-on: what is not drawn shows
            noise = noise * 109 + 89 & 0x3FFF
            self.ram[i] = noise >> 6 & 0xFF
        self.errors: list[str] = []
        self.frames = 0  # runs of data bytes received
        self.contrast = 0x7F
        self._awake = False
        self._pump = False
        self._inverted = False
        self._all_lit = False
        self._remap = False
        self._from_end = False
        self._mode = _PAGE
        self._columns = (0, WIDTH - 1)
        self._pages = (0, 7)
        self._column = 0
        self._page = 0
        self._mux = HEIGHT
        self._start_line = 0
        self._offset = 0
        self._command: list[int] = []

    @property
    def on(self) -> bool:
        """Whether the screen gives light: display on and charge pump on."""
        return self._awake and self._pump

    def write(self, data: bytes) -> None:
        """What one I2C transmission brings: control bytes, and commands or data behind them."""
        i = 0
        while i < len(data):
            control = data[i]
            if control & 0x3F:
                self.errors.append(f"control byte {control:#04x}")
                return
            if control & 0x80:  # one byte follows, then the next control byte
                if i + 1 >= len(data):
                    self.errors.append("a control byte with nothing behind it")
                elif control & 0x40:
                    self._take_data(data[i + 1 : i + 2])
                else:
                    self._take_command(data[i + 1])
                i += 2
            elif control & 0x40:
                self._take_data(data[i + 1 :])
                return
            else:
                for byte in data[i + 1 :]:
                    self._take_command(byte)
                return

    def _take_data(self, data: bytes) -> None:
        self.frames += 1
        if self._command:
            self.errors.append(f"data inside command {self._command[0]:#04x}")
            del self._command[:]
        i = 0
        while i < len(data):
            last = WIDTH - 1 if self._mode == _PAGE else self._columns[1]
            run = 1 if self._mode == _VERTICAL else max(1, min(last + 1 - self._column, len(data) - i))
            start = self._page * WIDTH
            if self._remap:
                self.ram[start + self._column : start + self._column + run] = data[i : i + run]
            else:
                for k in range(run):
                    self.ram[start + WIDTH - 1 - self._column - k] = data[i + k]
            i += run
            if self._mode == _VERTICAL:
                self._next_page()
                if self._page == self._pages[0]:
                    self._next_column(1)
            elif self._next_column(run) and self._mode == _HORIZONTAL:
                self._next_page()

    def _next_column(self, run: int) -> bool:
        self._column += run
        last = WIDTH - 1 if self._mode == _PAGE else self._columns[1]
        if self._column <= last:
            return False
        self._column = 0 if self._mode == _PAGE else self._columns[0]
        return True

    def _next_page(self) -> None:
        self._page = self._pages[0] if self._page >= self._pages[1] else self._page + 1

    def _take_command(self, byte: int) -> None:
        command = self._command
        command.append(byte)
        if len(command) <= _PARAMETERS.get(command[0], 0):
            return
        if len(command) == 1:
            self._plain(byte)
        elif command[0] not in _SILENT:
            self._with_parameters(command[0], command[1], command[-1])
        del command[:]

    def _with_parameters(self, code: int, first: int, last: int) -> None:
        if code == 0x20 and first <= _PAGE:
            self._mode = first
        elif code == 0x21 and first <= last < WIDTH:
            self._columns = (first, last)
            self._column = first
        elif code == 0x22 and first <= last < 8:
            self._pages = (first, last)
            self._page = first
        elif code == 0x81:
            self.contrast = first
        elif code == 0x8D and first in (0x10, 0x14):
            self._pump = first == 0x14
        elif code == 0xA8 and 15 <= first < HEIGHT:
            self._mux = first + 1
        elif code == 0xD3 and first < HEIGHT:
            self._offset = first
        else:
            self.errors.append(f"command {code:#04x} with {first:#04x} {last:#04x}")

    def _plain(self, code: int) -> None:
        if code < 0x10:
            self._column = self._column & 0x70 | code
        elif code < 0x18:
            self._column = (code & 7) << 4 | self._column & 0x0F
        elif 0x40 <= code < 0x80:
            self._start_line = code - 0x40
        elif 0xB0 <= code < 0xB8:
            self._page = code - 0xB0
        elif code in (0xA0, 0xA1):
            self._remap = code == 0xA1  # for what is written from now on
        elif code in (0xA4, 0xA5):
            self._all_lit = code == 0xA5
        elif code in (0xA6, 0xA7):
            self._inverted = code == 0xA7
        elif code in (0xAE, 0xAF):
            self._awake = code == 0xAF
        elif code in (0xC0, 0xC8):
            self._from_end = code == 0xC8
        elif code not in (0x2E, 0xE3):  # scrolling off, nothing
            self.errors.append(f"unknown command {code:#04x}")

    def _row(self, y: int) -> int:
        """The row of the memory that is shown at height y."""
        line = y if self._from_end else self._mux - 1 - y
        return (line + self._start_line + self._offset) % HEIGHT

    def pixel(self, x: int, y: int) -> bool:
        """Whether the pixel gives light. x from the left, y from the top."""
        if not self.on or y >= self._mux:
            return False
        if self._all_lit:
            return True
        row = self._row(y)
        return bool(self.ram[(row >> 3) * WIDTH + x] >> (row & 7) & 1) != self._inverted

    def rows(self) -> "list[bytes]":
        """The picture: 64 rows of 128 bytes, 1 where there is light."""
        picture = []
        for y in range(HEIGHT):
            line = bytearray(WIDTH)
            if self.on and y < self._mux:
                row = self._row(y)
                start = (row >> 3) * WIDTH
                bit = 1 << (row & 7)
                lit, dark = (0, 1) if self._inverted else (1, 0)
                for x in range(WIDTH):
                    line[x] = 1 if self._all_lit else lit if self.ram[start + x] & bit else dark
            picture.append(bytes(line))
        return picture
