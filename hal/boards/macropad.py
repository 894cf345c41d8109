"""Adafruit MacroPad RP2040: 12 lit keys in 4 rows of 3, a knob that is turned and pressed, its own 128x64 display and speaker."""

BOARD_IDS = ("adafruit_macropad_rp2040",)
LEDS = {
    "driver": "neopixel",
    "pin": "NEOPIXEL",
    "rows": 4,
    "cols": 3,
    "wiring": "rows",
    "corner": "NW",
    "milliamps": 350,
    "named": (),
}
# fmt: off
BUTTONS = (
    {
        "driver": "keys",
        "keys": (
            ("CELL0", "KEY1"), ("CELL1", "KEY2"), ("CELL2", "KEY3"),
            ("CELL3", "KEY4"), ("CELL4", "KEY5"), ("CELL5", "KEY6"),
            ("CELL6", "KEY7"), ("CELL7", "KEY8"), ("CELL8", "KEY9"),
            ("CELL9", "KEY10"), ("CELL10", "KEY11"), ("CELL11", "KEY12"),
        ),
    },
    {
        "driver": "encoder",
        "a": "ENCODER_A",
        "b": "ENCODER_B",
        "switch": "BUTTON",
        "keys": (("LEFT", "turned left"), ("RIGHT", "turned right"), ("OK", "pressed"), ("BACK", "held")),
    },
)
# fmt: on
DISPLAY = {"driver": "built_in_display", "width": 128, "height": 64, "off": 0xAE, "on": 0xAF}
SOUND = {"driver": "pwm", "pin": "SPEAKER", "enable": "SPEAKER_ENABLE"}
