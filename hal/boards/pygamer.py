"""Adafruit PyGamer: its own colour display shows the lights above and the page below; joystick, A, B, SELECT, START, speaker.

Its five NeoPixels only show that it runs while the display is dark. SELECT is HINT, START opens the menu.
"""

BOARD_IDS = ("pygamer",)
LEDS = {
    "driver": "drawn_leds",
    "display": "DISPLAY",
    "rows": 5,
    "cols": 9,
    "left": 8,
    "top": 2,
    "across": 16,
    "down": 12,
    "busy": "NEOPIXEL",
}
BUTTONS = (
    {
        "driver": "shift_register",
        "clock": "BUTTON_CLOCK",
        "data": "BUTTON_OUT",
        "latch": "BUTTON_LATCH",
        "keys": (("BACK", "B"), ("OK", "A"), ("MENU", "START"), ("HINT", "SELECT")),
    },
    {
        "driver": "joystick",
        "x": "JOYSTICK_X",
        "y": "JOYSTICK_Y",
        "keys": (("LEFT", "x"), ("RIGHT", "x"), ("UP", "y"), ("DOWN", "y")),
    },
)
# A touch sensor behind each light, SILLON_TOUCH = 1 in settings.toml: single-key capacitive modules on a chain of 74HC165.
TOUCH = {"driver": "shift_register", "clock": "D5", "data": "D6", "latch": "D9"}
DISPLAY = {"driver": "window", "display": "DISPLAY", "left": 16, "top": 64, "width": 128, "height": 64}
SOUND = {"driver": "dac", "pin": "SPEAKER", "enable": "SPEAKER_ENABLE"}
STORE = "store_block"  # this chip erases the whole nvm at every write
