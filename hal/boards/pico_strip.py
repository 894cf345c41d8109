"""The simplest handheld: a Pico of any kind, a plain strip of 60 LEDs, four buttons, SSD1306 128x64, no buzzer."""

BOARD_IDS = ("raspberry_pi_pico", "raspberry_pi_pico2", "raspberry_pi_pico_w", "raspberry_pi_pico2_w")
LEDS = {"driver": "neopixel", "pin": "GP0", "rows": 1, "cols": 60, "wiring": "rows", "corner": "NW", "milliamps": 400}
BUTTONS = (
    {
        "driver": "keys",
        "keys": (
            ("LEFT", "GP10"),
            ("RIGHT", "GP11"),
            ("OK", "GP14"),
            ("BACK", "GP16"),
        ),
    },
)
# A second set, for the player opposite: SILLON_NORD = 1 in settings.toml.
NORD = (("LEFT", "GP6"), ("RIGHT", "GP7"), ("OK", "GP8"), ("BACK", "GP9"))
# A touch sensor behind each light, SILLON_TOUCH = 1 in settings.toml: single-key capacitive modules on a chain of 74HC165.
TOUCH = {"driver": "shift_register", "clock": "GP18", "data": "GP19", "latch": "GP20"}
DISPLAY = {"driver": "ssd1306", "scl": "GP5", "sda": "GP4", "address": 0x3C, "width": 128, "height": 64}
SOUND = None
