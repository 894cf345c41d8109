"""The null object of the store: nothing is kept."""


class Null:
    full = 0

    def recover(self) -> bool:
        return True

    def load(self, name: str) -> bytes | None:
        return None

    def save(self, name: str, data: bytes) -> bool:
        return False

    def flush(self, now: int | None = None) -> bool:
        return False
