"""The error for an action that is not allowed."""


class Refused(ValueError):
    """`key`: of a sentence in words/. `values`: for the sentence."""

    def __init__(self, key: str, *values: object) -> None:
        super().__init__(key, *values)
        self.key = key
        self.values = values
