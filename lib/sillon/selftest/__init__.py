"""The self-test of the board's parts, a screen each."""
