"""What the controllers of small monochrome screens have in common: bits of a memory, shown on 128 x 64 pixels.

Mounted as usual: the picture is upright with segment remap (0xA1) and COM scan from the end (0xC8).
What a chip does not know is kept in `errors` as text; tests look there.
"""

try:
    from typing import Any
except ImportError:
    pass

WIDTH = 128
HEIGHT = 64


class Glass:
    """The registers, the memory as it is after power-on, and what is seen of it. A chip tells its own in `_obey`."""

    width = WIDTH
    height = HEIGHT
    columns = WIDTH  # of the memory: bytes of a page, each eight rows of a column, the lowest bit on top
    first = 0  # the column of the memory under the first pixel
    lengths: "dict[int, int]" = {}  # how many bytes follow a command that has parameters
    silent: "tuple[int, ...]" = ()  # what changes no pixel: for these the parameter is electrical

    def __init__(self, contrast: int, pump: bool) -> None:
        self.ram = bytearray(self.columns * HEIGHT // 8)
        noise = 1
        for i in range(len(self.ram)):  # as after power-on: what is not drawn shows
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
        """Whether the screen gives light: display on and its supply on."""
        return self._awake and self._pump

    def _take_command(self, byte: int) -> None:
        """A byte of a command; it is obeyed when its last one has come."""
        command = self._command
        command.append(byte)
        if len(command) > self.lengths.get(command[0], 0):
            if command[0] not in self.silent and not self._obey(command[0], command[-1]) and not self._known(*command):
                self.errors.append("command " + " ".join(f"{byte:#04x}" for byte in command))
            del command[:]

    def _begin_data(self) -> None:
        self.frames += 1
        if self._command:
            self.errors.append(f"data inside command {self._command[0]:#04x}")
            del self._command[:]

    def _known(self, code: int, first: int = 0, last: int = 0) -> bool:
        """Does what one chip alone is told to do; False for what it does not know."""
        raise NotImplementedError

    def _obey(self, code: int, last: int) -> bool:
        """Does what all of them are told in the same way; False for anything else. `last`: its only parameter."""
        if 0x40 <= code < 0x80:
            self._start_line = code - 0x40
        elif code == 0x81:
            self.contrast = last
        elif code in (0xA0, 0xA1):
            self._remap = code == 0xA1  # for what is written from now on
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
            return code == 0xE3  # nothing
        return True

    def _shown(self, y: int) -> "tuple[int, int]":
        """Where in the memory the row that is seen at height y begins, and its bit there."""
        row = ((y if self._from_end else self._mux - 1 - y) + self._start_line + self._offset) % HEIGHT
        return (row >> 3) * self.columns + self.first, 1 << (row & 7)

    def pixel(self, x: int, y: int) -> bool:
        """Whether the pixel gives light. x from the left, y from the top."""
        if not self.on or y >= self._mux:
            return False
        start, bit = self._shown(y)
        return self._all_lit or bool(self.ram[start + x] & bit) != self._inverted

    def rows(self) -> "list[bytes]":
        """The picture: 64 rows of 128 bytes, 1 where there is light."""
        return [self.row(y) for y in range(HEIGHT)]

    def row(self, y: int) -> bytes:
        """The row at height y: 128 bytes, 1 where there is light."""
        if not self.on or y >= self._mux:
            return bytes(WIDTH)
        if self._all_lit:
            return b"\x01" * WIDTH
        start, bit = self._shown(y)
        lit, dark = (0, 1) if self._inverted else (1, 0)
        return bytes([lit if byte & bit else dark for byte in self.ram[start : start + WIDTH]])

    def source(self, y: int) -> "tuple[Any, ...]":
        """What the row at height y is made of: as long as that is the same, so is the row."""
        start, bit = self._shown(y)
        return bytes(self.ram[start : start + WIDTH]), bit, self.on, self._inverted, self._all_lit, self._mux
