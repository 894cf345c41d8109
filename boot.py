"""Runs before USB starts: who may write to the drive, the computer (as a rule) or the game.

SILLON_DRIVE = "game" in settings.toml gives it to the game, which then keeps the records of matches there. Whoever holds BACK
while plugging in gives it, this once, to the other one: so there is always a way back to the settings. Whatever goes wrong
here, the game starts, and the computer may write.
"""

import os

import storage


def line_says_game() -> bool:
    return os.getenv("SILLON_DRIVE") == "game"


def back_is_held() -> bool:
    """Whether BACK is down on the board that settings.toml names, or, if it is for another one, on that which fits."""
    from board import board_id

    from hal.boards import of

    profile = __import__("hal.boards." + of(board_id, os.getenv("SILLON_BOARD")), None, None, ("BUTTONS",))
    for group in profile.BUTTONS:
        driver = __import__("hal.drivers." + group["driver"], None, None, ("held_keys",))
        held = [group["keys"][number][0] for number in driver.held_keys(group)]
        # A knob's one contact is OK and BACK: how long it is held tells which, and here nobody can wait.
        if "BACK" in held or (held and group["driver"] == "encoder"):
            return True
    return False


game = False
for asks in (line_says_game, back_is_held):
    try:
        game = game != asks()
    except Exception as error:
        # The firmware writes this into boot_out.txt.
        print(f"boot.py, {asks.__name__}: {error!r}")
if game:
    storage.remount("/", readonly=False)
print("the game" if game else "the computer", "may write to the drive")
