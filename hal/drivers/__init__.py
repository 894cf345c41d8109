"""Drivers of a board's parts: one file a driver, imported once, at the start, when the profile names it.

Each has `open_part(wiring, parts)`, which returns the part. `wiring` is the profile's table for the part, of a type in
hal/contract.py; `parts` is the hal.Board with the parts opened so far: clock, settings, then leds, display, buttons, sound. An
exception, also while a driver is imported, becomes a line in the board's problems.

A driver of buttons returns (queue, event): a queue of events like a keypad scanner's, and an event for it to fill. Key numbers
are indices into the table's `keys`. It also has `held_keys(wiring)`, called first: the numbers of the keys that are down.
"""

# A contact bounces for some milliseconds. The firmware counts up the scans that find a key down, and counts down those that find
# it up: a press is reported 10 to 12 ms after its contact has settled, and a contact shorter than 10 ms is ignored.
SCAN_SECONDS = 0.002
DEBOUNCE_SCANS = 6
