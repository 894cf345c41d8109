"""What a search through Fang keeps from one turn to the next. It holds in every game with the same options."""

from array import array

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


class Memory:
    """`table` positions are remembered, the halves and what is known: worth + MOST, seeds to be sown, bound, best turn.

    `known(own, other)` is the book's answer, or None; while `only` is True a search gives up where the book knows nothing. It
    gives up too when `nodes` reaches `limit`, and yields when it reaches `pause`.
    """

    def __init__(self, table: int) -> None:
        self.table = table
        self.owns, self.others, self.entries = array("I", [0] * table), array("I", [0] * table), array("I", [0] * table)
        self.orders: list[list[int]] = []  # turns in the order they are tried, by the seeds to be sown
        self.known: Callable[[int, int], int | None] | None = None
        self.only = False
        self.nodes = self.pause = self.limit = 0
