"""The inputs of menus without words, for boards whose lights are keys and that have no display; imported on such boards only.

`Keys` of a module is the input's class: the menu's entries are pictures that are pressed.
"""
