"""Menus without words, for boards whose lights are keys and that have no screen, a file a screen; read there alone.

A file has `keyed(plain)`: a menu's class, its entries as pictures that are pressed.
"""
