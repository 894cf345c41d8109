"""An emulated SH1106, the MacroPad's screen: from SPI bytes to 128 x 64 pixels, as in its data sheet.

Its memory has 132 columns, of which the glass shows 128 from column 2 on. It has page addressing only.
"""

from sim.fakes.glass import Glass


class SH1106(Glass):
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
