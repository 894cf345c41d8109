"""From light to what a computer's screen shows: the bytes on the wire are amounts of light, not what the eye sees.

Pictures and the terminal use the same exposure, as a camera with a fixed setting would: at the default brightness a
light that means something is nearly white at its heart, and one that is dim is dim, but not lost.
"""

import math

EXPOSURE = 12.0  # a byte of 255 / EXPOSURE gives a light of 1.0
GAMMA = 2.2


def exposed(byte: int) -> float:
    """The light of a byte on the wire, 0 and up without limit; 1.0 is bright."""
    return byte * EXPOSURE / 255


def to_screen(light: float) -> int:
    """0..255 for a screen. What is too bright rolls off gently instead of being cut."""
    return round(255 * (1 - math.exp(-light)) ** (1 / GAMMA))


def to_light(value: int) -> float:
    """The reverse of to_screen(): the light that a painted value 0..255 stands for (255 is taken as 254)."""
    return -math.log(1 - (min(value, 254) / 255) ** GAMMA)
