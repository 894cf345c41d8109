"""The figures of docs/measurements.md, from the small interpreter and the desktop: `make measure`."""

from sim.paths import ROOT

PAGE = ROOT / "docs" / "measurements.md"
