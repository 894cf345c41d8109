"""Puts Sillon on a board's drive, or into an archive: `make deploy DRIVE=/path/of/CIRCUITPY BOARD=pico_panel`.

What is copied stands in content.py, what is done with a drive in plan.py, and doing it in copying.py.
"""
