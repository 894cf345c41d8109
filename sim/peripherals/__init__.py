"""What is connected to the simulated board: a module for each driver of hal/drivers/ but speakers, of the same name.

Each has plugged(wiring, bench), which gets the driver's table of the profile and adds what it stands for to the bench: buttons,
the screen or the lights. They run on CPython and on MicroPython.
"""
