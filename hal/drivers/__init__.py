"""What a board's parts are driven by: a file a driver, read once, at the start, when a profile names it.

Each has `opened(wiring, parts)`, which gives the noun. `wiring` is the profile's own table; `parts` is the hal.Board, with the
nouns that stand already: clock, settings, and in this order lights, screen, buttons, sound. What is raised becomes a line in
the board's problems.

A driver of buttons gives (queue, event): a queue of events such as a keypad scanner has, and an event of its kind. Their key
numbers are the places in the table's `keys`. And it has `held(wiring)`, called before: the numbers of the keys that are down.
"""
