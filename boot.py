"""Decide, before USB starts, whether the computer (the default) or the game may write to the drive.

SILLON_DRIVE = "game" in settings.toml gives it to the game, which then writes the records of matches there. BACK held while
plugging in reverses the choice, this once: so the settings can always be edited again. After any error here, the game starts and
the computer may write.
"""

import os

import storage


def line_says_game() -> bool:
    return os.getenv("SILLON_DRIVE") == "game"


def back_is_held() -> bool:
    """Whether BACK is held, by the profile that settings.toml names, or, if that is for another board, by the one that fits."""
    from board import board_id

    from hal.boards import name_for

    profile = __import__("hal.boards." + name_for(board_id, os.getenv("SILLON_BOARD")), None, None, ("BUTTONS",))
    for group in profile.BUTTONS:
        driver = __import__("hal.drivers." + group["driver"], None, None, ("held_keys",))
        held = [group["keys"][number][0] for number in driver.held_keys(group)]
        # A knob's one contact is OK and BACK, by how long it is held: here either counts, since there is no time to wait.
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
