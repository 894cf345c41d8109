"""Any Raspberry Pi with 40 pins, through Blinka: a strip folded zigzag into 5 rows of 9, six buttons, SSD1306, buzzer.

docs/raspberry-pi.md tells how to wire, install and start it.
"""

BOARD_IDS = ("raspberry_pi_40_pins",)
LEDS = {"driver": "neopixel", "pin": "D18", "rows": 5, "cols": 9, "wiring": "zigzag", "corner": "NW", "milliamps": 400}
BUTTONS = (
    {
        "driver": "blinka_keys",
        "keys": (
            ("LEFT", "D5"),
            ("RIGHT", "D6"),
            ("UP", "D16"),
            ("DOWN", "D26"),
            ("OK", "D20"),
            ("BACK", "D21"),
        ),
    },
)
# A second set, for the player opposite: SILLON_NORD = 1 in settings.toml.
NORD = (("LEFT", "D12"), ("RIGHT", "D13"), ("OK", "D19"), ("BACK", "D24"))
# A touch sensor behind each light, SILLON_TOUCH = 1 in settings.toml: single-key capacitive modules on a chain of 74HC165.
TOUCH = {"driver": "shift_register", "clock": "D17", "data": "D27", "latch": "D22"}
DISPLAY = {"driver": "ssd1306", "scl": "SCL", "sda": "SDA", "address": 0x3C, "width": 128, "height": 64}
SOUND = {"driver": "pwm", "pin": "D23"}
