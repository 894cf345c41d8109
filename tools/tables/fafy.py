"""`python -m tools.tables.fafy`: write lib/sillon/games/fafy/blocks.bin, the codes of all blocks of 2..5 cells.

lib/sillon/games/fafy/grundy.py describes the codes and their order. A byte holds three codes with the weights 1, 6 and 36. 5
stands for a firm block of value 0; no other code of such a short block is above 4. Two bytes with a checksum follow.
"""

from collections.abc import Iterator
from itertools import product

from sillon.games.fafy.grundy import FIRM, FIRST, TABLE_BYTES, TABLED, Blocks, checksum, compute_codes
from sim import paths

FILE = paths.ROOT / "lib" / "sillon" / "games" / "fafy" / "blocks.bin"


def half(cells: int, length: int) -> list[tuple[int, ...]]:
    """Return the counts of a block's first `cells` cells, in the file's order; the last count stands for all above it."""
    return list(product(*[range(1, length - cell + 1) for cell in range(cells)]))


def short_blocks(length: int) -> Iterator[tuple[int, ...]]:
    """Yield every block of a length, one of each pair of mirror images, in the file's order."""
    halves = half(length // 2, length)
    middles = [(count,) for count in range(1, length - length // 2 + 1)] if length % 2 else [()]
    for east in range(len(halves)):
        for west in range(east + 1):
            for middle in middles:
                yield halves[west] + middle + halves[east][::-1]


def codes(length: int) -> list[int]:
    """Return the codes of a length, firm 0 as 5. Raises ValueError if a code does not fit."""
    found = []
    known = Blocks(b"")
    for block in short_blocks(length):
        for _ in compute_codes(known, block):
            pass
        code = known.code(block, 0, length)
        if code >= 5 and code != FIRM:
            raise ValueError(f"{block}: no place for the code {code}")
        found.append(min(code, 5))
    return found


def table() -> bytes:
    """Return the content of the file."""
    found: list[int] = []
    for length in range(2, TABLED + 1):
        assert len(found) == FIRST[length]
        found += codes(length)
    assert len(found) == 3 * TABLE_BYTES
    data = bytes([found[k] + 6 * found[k + 1] + 36 * found[k + 2] for k in range(0, len(found), 3)])
    return data + checksum(data).to_bytes(2, "big")


def main() -> None:
    FILE.parent.mkdir(exist_ok=True)
    print(f"wrote {FILE.relative_to(paths.ROOT)}, {FILE.write_bytes(table())} bytes")


if __name__ == "__main__":
    main()
