"""The pins of each board as data, and what a pin is.

A name earlier in a row is the name that the firmware uses in messages ("GP5 in use").
"""

try:
    from typing import Any
except ImportError:
    pass


class Pin:
    """A pin of the chip. The firmware makes them; a program takes them from `board`."""

    def __init__(self, name: str, number: int) -> None:
        self.name = name
        self.number = number

    def __repr__(self) -> str:
        return "board." + self.name


# Rows of (number on the chip, names on the board).
_PICO = (
    (0, ("GP0",)),
    (1, ("GP1",)),
    (2, ("GP2",)),
    (3, ("GP3",)),
    (4, ("GP4",)),
    (5, ("GP5",)),
    (6, ("GP6",)),
    (7, ("GP7",)),
    (8, ("GP8",)),
    (9, ("GP9",)),
    (10, ("GP10",)),
    (11, ("GP11",)),
    (12, ("GP12",)),
    (13, ("GP13",)),
    (14, ("GP14",)),
    (15, ("GP15",)),
    (16, ("GP16",)),
    (17, ("GP17",)),
    (18, ("GP18",)),
    (19, ("GP19",)),
    (20, ("GP20",)),
    (21, ("GP21",)),
    (22, ("GP22",)),
    (23, ("SMPS_MODE", "GP23")),
    (24, ("VBUS_SENSE", "GP24")),
    (25, ("LED", "GP25")),
    (26, ("GP26_A0", "GP26", "A0")),
    (27, ("GP27_A1", "GP27", "A1")),
    (28, ("GP28_A2", "GP28", "A2")),
    (29, ("A3", "VOLTAGE_MONITOR")),
)

BOARDS = (("raspberry_pi_pico", _PICO), ("raspberry_pi_pico2", _PICO))

_made: "dict[str, dict[str, Pin]]" = {}


def names(board_id: str) -> "dict[str, Pin]":
    """The pins of a board by name. The same pin is the same object each time.

    Raises ValueError for a board without data here.
    """
    if board_id not in _made:
        for known, rows in BOARDS:
            if known == board_id:
                found = {}
                for number, aliases in rows:
                    pin = Pin(aliases[0], number)
                    for name in aliases:
                        found[name] = pin
                _made[board_id] = found
                break
        else:
            known_ids = ", ".join([known for known, _ in BOARDS])
            raise ValueError(f"no pins are known for the board {board_id}; known boards: {known_ids}")
    return _made[board_id]


def name_module(module: "Any", board_id: str) -> None:
    """Give the module `board` a board's names, in place: libraries hold references to the module."""
    for name in dir(module):
        if isinstance(getattr(module, name), Pin):
            delattr(module, name)
    found = names(board_id)
    for name in found:
        setattr(module, name, found[name])
    module.board_id = board_id
