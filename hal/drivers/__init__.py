"""What a board's parts are driven by: a file a driver, read once, at the start, when a profile names it.

Each has `opened(wiring, parts)`, which gives the noun, or one of the scanners that the buttons are read from. `wiring` is the
profile's own table; `parts` is the hal.Board, with the nouns that stand already: clock, settings, and in this order lights,
screen, buttons, sound. What is raised becomes a line in the board's problems.
"""
