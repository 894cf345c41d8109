"""What lies outside the wire, on the table: a file for each driver of hal/drivers/, of the same name.

Each has `plugged(wiring, bench)`, given the profile's own table: it puts fingers on the buttons, a screen on its bus, eyes on the
lights. It runs on CPython and on MicroPython.
"""
