"""The inputs of menus without words, for boards whose lights are keys and that have no display; imported on such boards only.

A menu's entries are pictures that are pressed. Each screen's `wordless_input` names its input.
"""
