"""The handheld in a window of its own."""
