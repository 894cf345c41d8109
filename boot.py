"""Runs before USB starts: who may write to the drive, the computer (as a rule) or the game.

Hold OK while plugging in to give the drive to the game; what it must remember is kept in the chip's own memory anyway.
"""

import board
import digitalio
import storage

ok_button = digitalio.DigitalInOut(board.GP14)
ok_button.switch_to_input(pull=digitalio.Pull.UP)
if not ok_button.value:
    storage.remount("/", readonly=False)
ok_button.deinit()
