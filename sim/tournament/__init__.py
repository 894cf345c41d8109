"""A class tournament in a terminal or, with a projector, in a page: names, results, the clock, the text to save.

The rules are in games/tournament.py. All but the terminal runs on MicroPython too, in the page's worker.
"""
