"""Adafruit NeoTrellis M4: 4 rows of 8 lit keys, the near row's outer two being BACK and OK. No display, no sound."""

BOARD_IDS = ("trellis_m4_express",)
LEDS = {
    "driver": "neopixel",
    "pin": "NEOPIXEL",
    "rows": 4,
    "cols": 8,
    "wiring": "rows",
    "corner": "NW",
    "milliamps": 400,
    "named": (("BACK", 3, 0), ("OK", 3, 7)),
}
# fmt: off
BUTTONS = (
    {
        "driver": "key_matrix",
        "rows": ("ROW0", "ROW1", "ROW2", "ROW3"),
        "cols": ("COL0", "COL1", "COL2", "COL3", "COL4", "COL5", "COL6", "COL7"),
        "columns_to_anodes": False,
        "keys": (
            ("CELL0", 0), ("CELL1", 1), ("CELL2", 2), ("CELL3", 3),
            ("CELL4", 4), ("CELL5", 5), ("CELL6", 6), ("CELL7", 7),
            ("CELL8", 8), ("CELL9", 9), ("CELL10", 10), ("CELL11", 11),
            ("CELL12", 12), ("CELL13", 13), ("CELL14", 14), ("CELL15", 15),
            ("CELL16", 16), ("CELL17", 17), ("CELL18", 18), ("CELL19", 19),
            ("CELL20", 20), ("CELL21", 21), ("CELL22", 22), ("CELL23", 23),
            ("BACK", 24), ("CELL25", 25), ("CELL26", 26), ("CELL27", 27),
            ("CELL28", 28), ("CELL29", 29), ("CELL30", 30), ("OK", 31),
        ),
    },
)
# fmt: on
DISPLAY = None
SOUND = None
STORE = "store_block"  # this chip erases the whole nvm at every write
