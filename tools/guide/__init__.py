"""The build guide: wiring tables and diagrams, templates and cards, generated from the profiles of the boards.

`python -m tools.guide` lists what is out of date, `python -m tools.guide --write` writes it again.
"""
