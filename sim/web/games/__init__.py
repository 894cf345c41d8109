"""What the page says of a game, one file for each: sentences(fields) for sim/web/board_in_words.py, SCREEN_NAMES for
sim/screen_names.py, cells(screen, leds), SIDES and NOTE for sim/web/labels.py, list_of(screen) and takes_touch(screen,
light) for sim/web/snapshot.py."""
