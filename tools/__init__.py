"""What the makers of Sillon run: deploying, checks, printed matter, trials, measurements, tables and puzzles.

Importing it sets the simulator's import order, so that the root's code.py does not shadow the standard library's `code`.
"""

from sim import paths

paths.setup()
