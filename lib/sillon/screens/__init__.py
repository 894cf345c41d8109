"""The app's screens before a match, and the base of all: a file each, imported when entered."""
