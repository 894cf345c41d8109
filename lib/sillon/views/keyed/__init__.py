"""Views on boards whose lights are keys.

Besides the functions of all views (sillon/views/board_view.py) such a view has:

cell_at(leds, look, row, col)  return the cell whose light this key is, -1 for none
"""
