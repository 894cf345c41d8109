"""An emulated SSD1306: from I2C bytes to 128 x 64 pixels, as in its data sheet, with horizontal addressing."""

from sim.fakes.glass import WIDTH, Glass

_HORIZONTAL = 0


class SSD1306(Glass):
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
