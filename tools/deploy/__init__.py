"""Deploying to a board's drive, or into an archive: `make deploy DRIVE=/path/of/CIRCUITPY BOARD=pico_panel`.

sim/drive/content.py lists what is copied, plan.py what is done with a drive, and copying.py does it.
"""
