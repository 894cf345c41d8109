"""The result of work in slices."""

from collections.abc import Generator
from typing import Any


def returned(work: Generator[None, None, Any]) -> Any:
    """Return what a generator returns."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value
