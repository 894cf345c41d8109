"""A loudspeaker: whoever listens asks sim.fakes.wire for its tones."""

try:
    from typing import Any
except ImportError:
    pass


def plugged(wiring: "dict[str, Any]", bench: "Any") -> None:
    pass
