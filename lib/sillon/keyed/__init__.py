"""The app's screens on a board whose lights are keys, a file each; read there alone.

A file has `keyed(plain)`: a screen's class, with the keys in it.
"""
