"""The commands for developers: deploying, checks, printed matter, trials, measurements, tables and puzzles.

Importing this package sets the simulator's import order: the root's code.py must not shadow the standard library's `code`.
"""

from sim import paths

paths.setup()
