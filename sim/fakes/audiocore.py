"""Samples for audioio."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from array import array


class RawSample:
    """`buffer`: signed numbers of 16 bits. `sample_rate`: how many of them a second."""

    def __init__(self, buffer: "array[int]", *, sample_rate: int = 8000) -> None:
        if not len(buffer):
            raise ValueError("buffer must not be empty")
        if not 1 <= sample_rate <= 350_000:  # the limit of the SAMD51's converter
            raise ValueError("sample rate out of range")
        self.buffer = buffer
        self.sample_rate = sample_rate

    def waves(self) -> int:
        """Return the waves in the looped buffer: how often it rises through zero, the step from end to start included."""
        return sum([1 for k in range(len(self.buffer)) if self.buffer[k - 1] < 0 <= self.buffer[k]])
