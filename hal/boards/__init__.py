"""Board profiles: data only, one file a board, importable everywhere. docs/add-a-board.md tells what each field means."""

# One text: a board keeps each short text of its own that it ever reads in its table of names.
NAMES = tuple("pico_panel pico_strip macropad trellis_m4 pygamer raspberry_pi".split(" "))
