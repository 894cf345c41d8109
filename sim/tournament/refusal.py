"""What a teacher is told when something cannot be done: a sentence of words/, with the values that stand in it."""

try:
    from typing import Any
except ImportError:
    pass


class Refused(ValueError):
    """`key` is that of a sentence in words/, `values` what is filled in."""

    def __init__(self, key: str, *values: "Any") -> None:
        super().__init__(key, *values)
        self.key = key
        self.values = values
