"""An SH1106 screen from its SPI bytes to its 128 x 64 pixels, as its data sheet describes it.

Its memory is 132 columns wide, of which the glass shows those from 2 on, and it knows one way of addressing: a page of eight
rows, written from a column on. Mounted as on the MacroPad: upright with segment remap (0xA1) and COM scan from the end (0xC8).
What the chip does not know is kept in `errors` as text; tests look there.
"""

WIDTH = 128
HEIGHT = 64
_COLUMNS = 132
_FIRST = 2  # the column of the memory under the first pixel

# How many bytes follow a command that has parameters.
_PARAMETERS = {0x81: 1, 0xA8: 1, 0xAD: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1}
# For these the parameter is electrical and changes no pixel.
_SILENT = (0xD5, 0xD9, 0xDA, 0xDB)


class SH1106:
    width = WIDTH
    height = HEIGHT

    def __init__(self) -> None:
        self.ram = bytearray(_COLUMNS * HEIGHT // 8)
        noise = 1
        for i in range(len(self.ram)):  # as after power-on: what is not drawn shows
            noise = noise * 109 + 89 & 0x3FFF
            self.ram[i] = noise >> 6 & 0xFF
        self.errors: list[str] = []
        self.frames = 0  # runs of data bytes received
        self.contrast = 0x80
        self._awake = False
        self._pump = True  # the data sheet's value at reset
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
        """Whether the screen gives light: display on and its supply on."""
        return self._awake and self._pump

    def command(self, data: bytes) -> None:
        """What comes while the data/command pin is low."""
        for byte in data:
            self._command.append(byte)
            if len(self._command) > _PARAMETERS.get(self._command[0], 0):
                self._obey(self._command[0], byte)
                del self._command[:]

    def data(self, data: bytes) -> None:
        """What comes while it is high: a byte is eight rows of a column. Behind the last column nothing is kept."""
        if not data:
            return
        self.frames += 1
        if self._command:
            self.errors.append(f"data inside command {self._command[0]:#04x}")
            del self._command[:]
        for byte in data:
            if self._column < _COLUMNS:
                column = self._column if self._remap else _COLUMNS - 1 - self._column
                self.ram[self._page * _COLUMNS + column] = byte
                self._column += 1

    def _obey(self, code: int, last: int) -> None:
        if code < 0x10:
            self._column = self._column & 0xF0 | code
        elif code < 0x20:
            self._column = (code & 15) << 4 | self._column & 0x0F
        elif 0x40 <= code < 0x80:
            self._start_line = code - 0x40
        elif 0xB0 <= code < 0xB8:
            self._page = code - 0xB0
        elif code == 0x81:
            self.contrast = last
        elif code in (0xA0, 0xA1):
            self._remap = code == 0xA1
        elif code in (0xA4, 0xA5):
            self._all_lit = code == 0xA5
        elif code in (0xA6, 0xA7):
            self._inverted = code == 0xA7
        elif code == 0xA8 and last < HEIGHT:
            self._mux = last + 1
        elif code == 0xAD and last in (0x8A, 0x8B):
            self._pump = last == 0x8B
        elif code in (0xAE, 0xAF):
            self._awake = code == 0xAF
        elif code in (0xC0, 0xC8):
            self._from_end = code == 0xC8
        elif code == 0xD3 and last < HEIGHT:
            self._offset = last
        # 0x20 means nothing to this chip; the MacroPad's own firmware sends it, and it does no harm.
        elif code not in (0x20, 0x30, 0x31, 0x32, 0x33, 0xE3) + _SILENT:
            self.errors.append(f"command {code:#04x} with {last:#04x}")

    def rows(self) -> "list[bytes]":
        """The picture: 64 rows of 128 bytes, 1 where there is light."""
        picture = []
        lit, dark = (0, 1) if self._inverted else (1, 0)
        for y in range(HEIGHT):
            line = bytearray(WIDTH)
            if self.on and y < self._mux:
                row = ((y if self._from_end else self._mux - 1 - y) + self._start_line + self._offset) % HEIGHT
                start = (row >> 3) * _COLUMNS + _FIRST
                bit = 1 << (row & 7)
                for x in range(WIDTH):
                    line[x] = 1 if self._all_lit else lit if self.ram[start + x] & bit else dark
            picture.append(bytes(line))
        return picture
