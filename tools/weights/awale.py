"""`python -m tools.weights.awale`: the computer's leaf values at Awalé, lib/sillon/games/awale/leaves.bin. Needs `make bench`.

`python -m tools.weights.awale label ENGINE TABLE` makes awale.xz anew, in a quarter of an hour: it samples positions of games of
mixed strength with a strong engine, whose commands are `ENGINE sample GAMES SEED` and `ENGINE values DEPTH NODES TABLE`, and
keeps what the engine says of every move. awale.xz holds 18 bytes a position: the twelve pits, the player's to move first, and by
pit the margin that the move leads to, plus 100; 0 for a move that is not legal.

The fit takes the position itself, worth its best move, and the position after each move. Those in which the player to move can
harvest are left out, since the search plays harvests out before it evaluates. It is a ridge regression in which a leaf's value
is a sum over pits, and pairs of neighbouring pits, of one row less that of the other: leaves.py describes the file. A tenth of
the positions is kept aside, and shows how far the values are off; some of them are also met after a move from a fitted one.
"""

import argparse
import json
import lzma
import random
import subprocess
import sys
from pathlib import Path

try:
    import numpy as np  # type: ignore[import-not-found]
except ImportError:
    sys.exit("numpy is missing: `make bench` installs it")

from games.awale import sow
from sillon.games.awale import leaves
from sillon.games.awale.evaluation import GRAIN
from tools.strength import awale as strength

FILE = Path(leaves.__file__).with_name("leaves.bin")
GAMES, SEED, COUNT = 1500, 77, 25_000
DEPTH, NODES = 12, 300_000
LEAST = 6  # seeds: with fewer the search looks into its tables
FITTED = 12  # seeds: the least on the boards that the tables are fitted to
CAP = leaves.COUNTS - 1
PITS = 12
SIGNS = np.array([1] * 6 + [-1] * 6 + [1] * 3 + [-1] * 3 + [1])  # of the weights in features()
LOOSE_PIT, LOOSE_PAIR = 3.0, 12.0  # a pit's value is pulled to 0, a pair's more strongly

Sample = tuple[np.ndarray, np.ndarray, np.ndarray]  # pits, margins, the labelled position that each comes from


def label(engine: str, table: str) -> None:
    """Write awale.xz."""
    sampled = subprocess.run(
        [engine, "sample", str(GAMES), str(SEED)], capture_output=True, text=True, check=True
    ).stdout
    known = {text.rsplit(" ", 3)[0] for text, _, _ in strength.positions()}
    texts = sorted({text for text in sampled.splitlines() if text.rsplit(" ", 3)[0] not in known})
    texts = [text for text in texts if sum(map(int, text.split()[:PITS])) >= LEAST]
    random.Random(SEED).shuffle(texts)
    given = "\n".join(texts[:COUNT])
    told = subprocess.run(
        [engine, "values", str(DEPTH), str(NODES), table], input=given, capture_output=True, text=True, check=True
    )
    found = bytearray()
    for line in told.stdout.splitlines():
        answer = json.loads(line)
        *counts, seat = answer["text"].split()
        pits = [int(count) for count in counts[:PITS]]
        worth = {name.upper(): value for name, value in answer["values"].items()}
        found += bytes(pits if seat == "S" else pits[6:] + pits[:6])
        found += bytes(100 + worth[name] if name in worth else 0 for name in "ABCDEF")
    if len(found) != 18 * len(texts[:COUNT]):
        raise ValueError(f"it has valued {len(found) // 18} of {len(texts[:COUNT])} positions")
    strength.LABELS.write_bytes(lzma.compress(found, preset=9))


def played(pits: list[int], pit: int) -> tuple[list[int], int]:
    """Return the next player's pits, their own first, and the harvest, with the default options."""
    after = bytearray([*pits, 0, 0, 0])
    harvest = max(0, sow(after, pit))
    return [*after[6:PITS], *after[:6]], harvest


def samples() -> Sample:
    """Return the quiet positions of awale.xz, and those after each of their moves."""
    pits, margins, sources = [], [], []
    for source, (position, worths) in enumerate(strength.labelled()):
        worth = {pit: value for pit, value in enumerate(worths) if value is not None}
        found = [(position, max(worth.values()))]
        for pit, margin in worth.items():
            after, harvest = played(position, pit)
            found.append((after, harvest - margin))
        for each, margin in found:
            if sum(each) >= FITTED and not any(each[pit] and played(each, pit)[1] for pit in range(6)):
                pits.append(each)
                margins.append(margin)
                sources.append(source)
    return np.array(pits), np.array(margins, float), np.array(sources)


def features(pits: np.ndarray) -> np.ndarray:
    """Return the numbers of the weights that, with SIGNS, add up to a position's value, a line a position."""
    counts = np.minimum(pits, CAP)
    size = leaves.COUNTS
    columns = [pit % 6 * size + counts[:, pit] for pit in range(PITS)]
    for left in range(0, PITS, 2):
        columns.append(6 * size + left % 6 // 2 * size * size + counts[:, left] + size * counts[:, left + 1])
    constant = 6 * size + 3 * size * size
    return np.stack([*columns, np.full(len(pits), constant)], 1)


def fit(pits: np.ndarray, margins: np.ndarray) -> np.ndarray:
    """Return the weights of a ridge regression, in seeds."""
    columns = features(pits)
    size = int(columns.max()) + 1
    products = np.zeros(size * size)
    sums = np.zeros(size)
    for one, sign in zip(columns.T, SIGNS, strict=True):
        sums += sign * np.bincount(one, margins, size)
        for other, other_sign in zip(columns.T, SIGNS, strict=True):
            products += sign * other_sign * np.bincount(one * size + other, minlength=size * size)
    products = products.reshape(size, size)
    ridge = np.full(size, LOOSE_PAIR**2)
    ridge[: 6 * leaves.COUNTS] = LOOSE_PIT**2
    ridge[-1] = 1
    return np.linalg.solve(products + np.diag(ridge), sums)


def packed(weights: np.ndarray) -> bytes:
    """Return the file without its checksum."""
    size = leaves.COUNTS
    by_pit = weights[: 6 * size].reshape(6, size)
    by_pair = weights[6 * size : -1].reshape(3, size, size)  # the right pit's count first
    found = bytearray()
    for number in range(3):
        table = by_pit[2 * number][None, :] + by_pit[2 * number + 1][:, None] + by_pair[number]
        found += np.clip(np.rint(table * GRAIN + 128), 0, 255).astype(np.uint8).tobytes()
    return bytes(found)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.weights.awale")
    parser.add_argument("label", nargs="*", help="label ENGINE TABLE: make the labels anew")
    given = parser.parse_args().label
    if given:
        if len(given) != 3 or given[0] != "label":
            parser.error("say: label ENGINE TABLE")
        try:
            label(*given[1:])
        except (OSError, ValueError, KeyError, subprocess.CalledProcessError) as failure:
            parser.error(f"the engine {given[1]} is not run: {failure}")
    pits, margins, sources = samples()
    aside = sources % strength.ASIDE == 0
    weights = fit(pits[~aside], margins[~aside])
    error = margins[aside] - weights[features(pits[aside])] @ SIGNS
    print(f"{len(pits):,} positions; their worth spreads by {margins[aside].std():.2f} seeds,")
    print(f"and the values are off by {np.sqrt((error**2).mean()):.2f} seeds where they were not fitted to")
    print(f"the move is worth {weights[-1]:.2f} seeds, which the tables leave out")
    worth = packed(weights)
    FILE.write_bytes(worth + leaves.checksum(worth))
    return 0


if __name__ == "__main__":
    sys.exit(main())
