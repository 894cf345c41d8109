"""The build guide: wiring tables and diagrams, templates and cards, all made from the boards' profiles.

`python -m sim.guide` tells what is out of date, `python -m sim.guide --write` makes it anew.
"""
