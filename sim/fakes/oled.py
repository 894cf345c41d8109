"""Emulated monochrome displays, as in their data sheets: from bytes to 128 x 64 pixels.

The glass is mounted as usual: the picture is upright with segment remap (0xA1) and COM scan from the end (0xC8).
"""

WIDTH = 128
HEIGHT = 64
_HORIZONTAL = 0


class Glass:
    """The base of the displays: the registers, the memory and the picture. `errors`: texts of unknown commands, for tests.

    A subclass has its own commands in `_obey_own`.
    """

    width = WIDTH
    height = HEIGHT
    columns = WIDTH  # of the memory: bytes of a page; a byte is eight rows of a column, lowest bit on top
    first = 0  # the memory's column of the first pixel
    lengths: "dict[int, int]" = {}  # the number of parameters of commands that have any
    silent: "tuple[int, ...]" = ()  # electrical commands, which change no pixel

    def __init__(self, contrast: int, pump: bool) -> None:
        self.ram = bytearray(self.columns * HEIGHT // 8)
        noise = 1
        for i in range(len(self.ram)):  # random, as after power-on
            noise = noise * 109 + 89 & 0x3FFF
            self.ram[i] = noise >> 6 & 0xFF
        self.errors: list[str] = []
        self.frames = 0  # runs of data bytes received
        self.contrast = contrast
        self._awake = False
        self._pump = pump
        self._inverted = False
        self._all_lit = False
        self._remap = False
        self._from_end = False
        self._column = 0
        self._page = 0
        self._mux = HEIGHT
        self._start_line = 0
        self._offset = 0
        self._command: list[int] = []

    @property
    def on(self) -> bool:
        """Whether the display is lit: display on and charge pump on."""
        return self._awake and self._pump

    def _take_command(self, byte: int) -> None:
        """Take a byte of a command, and execute the command after its last byte."""
        command = self._command
        command.append(byte)
        if len(command) > self.lengths.get(command[0], 0):
            if (
                command[0] not in self.silent
                and not self._obey(command[0], command[-1])
                and not self._obey_own(*command)
            ):
                self.errors.append("command " + " ".join(f"{byte:#04x}" for byte in command))
            del command[:]

    def _begin_data(self) -> None:
        self.frames += 1
        if self._command:
            self.errors.append(f"data inside command {self._command[0]:#04x}")
            del self._command[:]

    def _obey_own(self, code: int, first: int = 0, last: int = 0) -> bool:
        """Execute a command of this chip alone. Return False for an unknown one."""
        raise NotImplementedError

    def _obey(self, code: int, last: int) -> bool:
        """Execute a command that all these chips share. Return False for any other. last: its only parameter."""
        if 0x40 <= code < 0x80:
            self._start_line = code - 0x40
        elif code == 0x81:
            self.contrast = last
        elif code in (0xA0, 0xA1):
            self._remap = code == 0xA1  # affects later writes only
        elif code in (0xA4, 0xA5):
            self._all_lit = code == 0xA5
        elif code in (0xA6, 0xA7):
            self._inverted = code == 0xA7
        elif code == 0xA8 and 15 <= last < HEIGHT:
            self._mux = last + 1
        elif 0xB0 <= code < 0xB8:
            self._page = code - 0xB0
        elif code in (0xAE, 0xAF):
            self._awake = code == 0xAF
        elif code in (0xC0, 0xC8):
            self._from_end = code == 0xC8
        elif code == 0xD3 and last < HEIGHT:
            self._offset = last
        else:
            return code == 0xE3  # no operation
        return True

    def _shown(self, y: int) -> "tuple[int, int]":
        """Return for the row at height y: its first byte in the memory, and its bit in the bytes."""
        row = ((y if self._from_end else self._mux - 1 - y) + self._start_line + self._offset) % HEIGHT
        return (row >> 3) * self.columns + self.first, 1 << (row & 7)

    def pixel(self, x: int, y: int) -> bool:
        """Return whether a pixel is lit. x from the left, y from the top."""
        return bool(self.row(y)[x])

    def rows(self) -> "list[bytes]":
        """Return the picture: 64 rows of 128 bytes, 1 for a lit pixel."""
        return [self.row(y) for y in range(HEIGHT)]

    def row(self, y: int) -> bytes:
        """Return the row at height y: 128 bytes, 1 for a lit pixel."""
        if not self.on or y >= self._mux:
            return bytes(WIDTH)
        if self._all_lit:
            return b"\x01" * WIDTH
        start, bit = self._shown(y)
        lit, dark = (0, 1) if self._inverted else (1, 0)
        return bytes([lit if byte & bit else dark for byte in self.ram[start : start + WIDTH]])

    def source(self, y: int) -> "tuple[object, ...]":
        """Return a value that changes whenever the row at height y does."""
        start, bit = self._shown(y)
        return bytes(self.ram[start : start + WIDTH]), bit, self.on, self._inverted, self._all_lit, self._mux


class SSD1306(Glass):
    """On I2C, with horizontal addressing."""

    lengths = {0x20: 1, 0x21: 2, 0x22: 2, 0x81: 1, 0x8D: 1, 0xA8: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1}
    silent = (0x2E, 0xD5, 0xD9, 0xDA, 0xDB)  # 0x2E: scrolling off

    def __init__(self) -> None:
        super().__init__(contrast=0x7F, pump=False)
        self._columns = (0, WIDTH - 1)
        self._pages = (0, 7)

    def write(self, data: bytes) -> None:
        """Take one I2C transmission: control bytes, each before commands or data."""
        i = 0
        while i < len(data):
            control = data[i]
            if control & 0x3F:
                self.errors.append(f"control byte {control:#04x}")
                return
            if control & 0x80:  # a single byte follows, then another control byte
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
        self._begin_data()
        i = 0
        while i < len(data):
            run = min(self._columns[1] + 1 - self._column, len(data) - i)
            start = self._page * WIDTH
            if self._remap:
                self.ram[start + self._column : start + self._column + run] = data[i : i + run]
            else:
                for k in range(run):
                    self.ram[start + WIDTH - 1 - self._column - k] = data[i + k]
            i += run
            self._column += run
            if self._column > self._columns[1]:
                self._column = self._columns[0]
                self._page = self._pages[0] if self._page >= self._pages[1] else self._page + 1

    def _obey_own(self, code: int, first: int = 0, last: int = 0) -> bool:
        if code == 0x21 and first <= last < WIDTH:
            self._columns = (first, last)
            self._column = first
        elif code == 0x22 and first <= last < 8:
            self._pages = (first, last)
            self._page = first
        elif code == 0x8D and first in (0x10, 0x14):
            self._pump = first == 0x14
        else:
            return code == 0x20 and first == _HORIZONTAL
        return True


class SH1106(Glass):
    """The MacroPad's, on SPI. Its memory has 132 columns, of which the glass shows 128 from column 2 on; page addressing only."""

    columns = 132
    first = 2
    lengths = {0x81: 1, 0xA8: 1, 0xAD: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1}
    # 0x20 is no command of this chip; the MacroPad's firmware sends it, without effect.
    silent = (0x20, 0x30, 0x31, 0x32, 0x33, 0xD5, 0xD9, 0xDA, 0xDB)

    def __init__(self) -> None:
        super().__init__(contrast=0x80, pump=True)  # the data sheet's values at reset

    def command(self, data: bytes) -> None:
        """Take bytes sent while the data/command pin is low."""
        for byte in data:
            self._take_command(byte)

    def data(self, data: bytes) -> None:
        """Take bytes sent while it is high, each eight rows of a column. Bytes after the last column are lost."""
        if not data:
            return
        self._begin_data()
        for byte in data:
            if self._column < self.columns:
                column = self._column if self._remap else self.columns - 1 - self._column
                self.ram[self._page * self.columns + column] = byte
                self._column += 1

    def _obey_own(self, code: int, first: int = 0, last: int = 0) -> bool:
        if code < 0x10:
            self._column = self._column & 0xF0 | code
        elif code < 0x20:
            self._column = (code & 15) << 4 | self._column & 0x0F
        elif code == 0xAD and first in (0x8A, 0x8B):
            self._pump = first == 0x8B
        else:
            return False
        return True
