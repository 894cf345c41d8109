"""The games on boards whose lights are keys: few lights, and each of them is pressed.

A view has what all have (sillon/views/board_view.py), and besides:

cell_at(leds, look, row, col)  the cell whose light the key is, -1 for none
"""
