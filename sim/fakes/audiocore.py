"""Sounds as samples: what audioio plays."""

try:
    from typing import Any
except ImportError:
    pass


class RawSample:
    """`buffer` holds signed numbers of 16 bits, `sample_rate` of them a second."""

    def __init__(self, buffer: "Any", *, channel_count: int = 1, sample_rate: int = 8000) -> None:
        if not len(buffer):
            raise ValueError("buffer must not be empty")
        if not 1 <= sample_rate <= 350_000:  # what this chip's converter can give
            raise ValueError("sample rate out of range")
        self.buffer = buffer
        self.channel_count = channel_count
        self.sample_rate = sample_rate

    def waves(self) -> int:
        """How often the buffer rises through the middle: waves in one run through it, the step from its end to its start too."""
        return sum([1 for k in range(len(self.buffer)) if self.buffer[k - 1] < 0 <= self.buffer[k]])
