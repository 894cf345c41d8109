"""Convert amounts of light, as in the bytes on the wire, to values for a computer's screen.

Pictures and the terminal have the same fixed exposure: at the default brightness a bright light is nearly white at its centre,
and a dim one is still visible.
"""

import math

EXPOSURE = 12.0  # a byte of 255 / EXPOSURE gives a light of 1.0
GAMMA = 2.2


def exposed(byte: int) -> float:
    """Return the light of a byte on the wire, 0 and up without limit; 1.0 is bright."""
    return byte * EXPOSURE / 255


def to_screen(light: float) -> int:
    """Return 0..255 for a screen. High values are compressed, not clipped."""
    return round(255 * math.pow(1 - math.exp(-light), 1 / GAMMA))


def to_light(value: int) -> float:
    """Return the light of a screen value 0..255, the inverse of to_screen(); 255 is taken as 254."""
    return -math.log(1 - (min(value, 254) / 255) ** GAMMA)
