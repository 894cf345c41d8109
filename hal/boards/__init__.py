"""Board profiles: data only, one file a board, importable everywhere. docs/add-a-board.md tells what each field means."""

NAMES = ("pico_panel", "pico_strip", "macropad", "trellis_m4", "pygamer", "raspberry_pi")
