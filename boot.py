"""Runs before USB starts: who may write to the drive, the computer (as a rule) or the game.

Hold OK while plugging in to give the drive to the game; what it must remember is kept in the chip's own memory anyway.
"""

import board
import digitalio
import storage

# The MacroPad's knob has a name of its own; on a NeoTrellis no key is read before the program starts.
pin = getattr(board, "GP14", getattr(board, "BUTTON", None))
if pin:
    ok_button = digitalio.DigitalInOut(pin)
    ok_button.switch_to_input(pull=digitalio.Pull.UP)
    if not ok_button.value:
        storage.remount("/", readonly=False)
    ok_button.deinit()
