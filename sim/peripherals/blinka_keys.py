"""Buttons between pin and ground, on a computer with Linux."""

from sim.peripherals.keys import plugged

__all__ = ("plugged",)
