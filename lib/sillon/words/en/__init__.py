"""English: what the handheld says, short enough for the screen, read by children of six.

A line a text: its key, a space, the text with its pictogram, for many cannot read yet;
| ends a line on the screen, {} takes a value.
"""
