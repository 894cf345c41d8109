"""The handheld in a terminal."""
