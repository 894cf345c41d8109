"""The lights: a grid of NeoPixels addressed by row (0 the northernmost) and column (0 the westernmost).

A colour is (red, green, blue), 0..255 as perceived; a highlighted light may go up to 320, half as bright again. The bytes on the
wire are gamma-corrected, dimmed to the brightness, and scaled so that the whole strip stays within the profile's milliamps.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    import neopixel

    from hal.contract import Colour

_OFF = (0, 0, 0)
_MAX_COLOUR = 320  # the highest value of a colour
# The byte sent for 255, by brightness 0 (dark) to 10, in steps that look about equal. At 10 the byte for _MAX_COLOUR is 255.
_PEAKS = bytes((0, 6, 12, 20, 32, 48, 65, 86, 108, 134, 162))
CHANNEL_MILLIAMPS = 20  # one channel of one LED at 255
IDLE_MILLIAMPS = 1  # one dark LED


class Leds:
    """`pixels` is a NeoPixel (auto_write off) with rows * cols LEDs; `order` is made by wire_order."""

    keyed = False  # whether each light is a key, with the code CELL + row * cols + col
    touched = False  # whether a touch on a light is reported, as the same code
    named: "tuple[tuple[int, int, int], ...]" = ()  # (code, row, col) of lit keys that are buttons instead

    def __init__(self, pixels: "neopixel.NeoPixel", rows: int, cols: int, order: bytes, milliamps: int) -> None:
        self.rows = rows
        self.cols = cols
        self._pixels = pixels
        self.order = order
        self.budget = (milliamps - len(order) * IDLE_MILLIAMPS) * 255 // CHANNEL_MILLIAMPS
        self._dark = [_OFF] * len(order)
        self._frame = self._dark[:]
        self._shown: list[Colour | None] = [None] * len(order)
        # By position along the wire: the colour to send within the budget, and the sum of its three bytes.
        self._wire = [0] * len(order)
        self._sums = [0] * len(order)
        self._ramp = bytearray(_MAX_COLOUR + 1)
        self._brightness = -1
        self.brightness = 5

    @property
    def brightness(self) -> int:
        """0 (dark) to 10."""
        return self._brightness

    @brightness.setter
    def brightness(self, level: int) -> None:
        if not 0 <= level < len(_PEAKS):
            raise ValueError(f"brightness {level}: it must be 0..{len(_PEAKS) - 1}")
        if level == self._brightness:
            return
        self._brightness = level
        peak = _PEAKS[level]
        ramp = self._ramp
        least = min(peak, 1)
        for value in range(1, _MAX_COLOUR + 1):
            # Gamma 2; a colour that is not black stays at least 1 unless the whole strip is dark.
            ramp[value] = value * value * peak // 65025 or least
        self._shown[:] = [None] * len(self._shown)

    def __setitem__(self, place: tuple[int, int], colour: "Colour") -> None:
        row, col = place
        if not (0 <= row < self.rows and 0 <= col < self.cols):
            raise IndexError(f"no LED in row {row}, column {col}: there are {self.rows} rows of {self.cols}")
        self._frame[row * self.cols + col] = colour

    def put(self, row: int, col: int, colours: "list[Colour]") -> None:
        """Set part of a row, from `col` on: many lights cost little more than one."""
        if not (0 <= row < self.rows and 0 <= col <= self.cols - len(colours)):
            raise IndexError(
                f"no {len(colours)} LEDs from row {row}, column {col}: there are {self.rows} rows of {self.cols}"
            )
        at = row * self.cols + col
        self._frame[at : at + len(colours)] = colours

    def clear(self) -> None:
        """Make all lights dark at the next show()."""
        self._frame[:] = self._dark

    def show(self) -> bool:
        """Send the frame when it differs from the last one. Return True when it was sent."""
        frame = self._frame
        if frame == self._shown:
            return False
        shown = self._shown
        ramp = self._ramp
        wire = self._wire
        sums = self._sums
        last = None
        k = value = channels = 0
        # A board takes 12 us for each light, and 40 to compute one: most are unchanged, or of their neighbour's colour.
        for place in self.order:
            colour = frame[place]
            if colour is not shown[place]:
                if colour is not last:
                    last = colour
                    red, green, blue = colour
                    red = ramp[red]
                    green = ramp[green]
                    blue = ramp[blue]
                    value = (red << 16) | (green << 8) | blue
                    channels = red + green + blue
                wire[k] = value
                sums[k] = channels
            k += 1  # noqa: SIM113 enumerate() would allocate a tuple for each
        total = sum(sums)
        colours = wire if total <= self.budget else self._scaled(total)
        self._pixels[:] = colours  # type: ignore[assignment]  # the library's type is a list of ints or tuples
        self._pixels.show()
        shown[:] = frame
        return True

    def sent(self, number: int) -> "Colour":
        """Return the three bytes of the LED `number` along the wire, as last sent."""
        return self._pixels[number]  # type: ignore[return-value]  # of three colours

    def _scaled(self, total: int) -> list[int]:
        """Return the colours to send, every channel scaled by the same ratio: hues stay, the sum stays within the budget."""
        wire = self._wire[:]
        # One step is reserved for each channel: otherwise dim lights among bright ones would go out.
        least = 1
        budget = self.budget - 3 * len(wire)
        if budget < 0:
            least = 0
            budget = max(self.budget, 0)
        last = value = 0
        for k in range(len(wire)):
            if wire[k] != last:
                last = wire[k]
                red = last >> 16
                green = (last >> 8) & 255
                blue = last & 255
                if red:
                    red = red * budget // total or least
                if green:
                    green = green * budget // total or least
                if blue:
                    blue = blue * budget // total or least
                value = (red << 16) | (green << 8) | blue
            wire[k] = value
        return wire
