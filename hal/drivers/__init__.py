"""What a board's parts are driven by: a file a driver, read once, at the start, when a profile names it.

Each has `opened(wiring, parts)`, which gives the noun. `wiring` is the profile's own table; `parts` is the hal.Board, with the
nouns that stand already: clock, settings, and in this order lights, screen, buttons, sound. What is raised becomes a line in
the board's problems.

A driver of buttons gives (queue, event): a queue of events such as a keypad scanner has, and an event of its kind. Their key
numbers are the places in the table's `keys`. And it has `held(wiring)`, called before: the numbers of the keys that are down.
"""

# A contact bounces for some milliseconds. The firmware counts the scans that find a key down, up, and those that find it up,
# down: a press counts 10 to 12 ms after its contact has come to rest, and a touch of less than 10 ms never does.
INTERVAL = 0.002
SCANS = 6
