"""The pins of the simulated board by name. wire.reset() changes them in place."""

import sys

from sim.fakes import pins, wire

pins.name_module(sys.modules[__name__], wire.board_id)
