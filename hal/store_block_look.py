"""The first look at the store of hal/store_block.py, when the program starts. Then dropped."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    import typing


def look(store: "typing.Any") -> bool:
    """False when what stands there is damaged: then nothing is kept."""
    return store._block() is not None or not bytes(store._memory).strip(b"\xff")
