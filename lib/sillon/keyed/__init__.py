"""The inputs of screens on a board whose lights are keys; imported on such boards only.

An input (sillon/ui/screen.py) takes the presses of keys and draws the lights. `Keys` of a module is its class.
"""
