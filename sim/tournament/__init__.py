"""A class tournament for one teacher, before a projector or in a terminal: names, results, the clock, the day's text.

The rules are games/tournament.py; all here but the terminal runs on MicroPython too, in the page's worker.
"""
