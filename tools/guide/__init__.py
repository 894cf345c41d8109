"""The build guide: wiring tables and diagrams, templates and cards, all made from the boards' profiles.

`python -m tools.guide` tells what is out of date, `python -m tools.guide --write` makes it anew.
"""
