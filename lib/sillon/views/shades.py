"""The colours of a pile whose lights are few, and how bright they are."""

# The colours of the 1st, 2nd ... layer of a pile; the last stands for all that is more than lights can tell. Every eye tells
# them all apart, bright or dim.
COLOURS = ((255, 130, 0), (0, 80, 255), (0, 205, 110), (205, 192, 210), (230, 60, 240))
EMPTY = (0, 10, 14)  # a pit or a cell that is there, and empty


def shade(colour: tuple[int, int, int], share: int) -> tuple[int, int, int]:
    """`share` 0..255 of the colour's brightness."""
    red, green, blue = colour
    return red * share // 255, green * share // 255, blue * share // 255
