"""`python -m tools.tables.fanorona_openings`: write Fanorona's book, book.bin, in three minutes.

`python -m tools.tables.fanorona_openings label ENGINE` makes fanorona_openings.xz anew, in an hour: a strong engine, whose
command is `ENGINE values DEPTH NODES PIECES`, tells the worth of every turn of each position within four turns of the start.
fanorona_openings.xz holds, for each of these positions, a byte for each position that a turn leads to, in the order of the
positions' bytes: the pieces ahead after best play, plus 100.

An entry is made for each position in which level 5 without a book loses something: its best turn, the first in the search's
order. lib/sillon/games/fanorona/openings.py describes the file.
"""

import argparse
import json
import lzma
import subprocess
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from games.fanorona import Fanorona
from sillon.games.fanorona import openings
from sillon.games.fanorona.player import Player
from sillon.games.fanorona.search import Search
from sillon.games.fanorona.setup import lay_root, ordered
from tools.arena import best_move, seeded
from tools.tables.fanorona import DATA, blocks, followers

LABELS = Path(__file__).with_name("fanorona_openings.xz")
FILE = DATA / "book.bin"
TURNS = 4
FREE = 24  # points at most in a position of the book
PLACES = 32  # of a turn, from 0
LEVEL = 5
DEPTH, PIECES = 40, 4
NODES = (3_000_000, 700_000)  # for positions within three turns, after four turns
SHALLOW, MORE_NODES = 8, 20_000_000  # searched again with more nodes where less deep
ZERO = 100


def positions(game: Fanorona) -> list[list[bytes]]:
    """Return the positions after 0, 1 ... TURNS turns, each list in order; each position once."""
    layers = [[game.start()]]
    known = set(layers[0])
    while len(layers) <= TURNS:
        after = {other for position in layers[-1] for other in followers(game, position)} - known
        layers.append(sorted(after))
        known |= after
    return layers


def names(game: Fanorona, position: bytes) -> dict[str, bytes]:
    """Return the position that each turn leads to, by its steps with spaces between."""
    found = {}
    going = [("", position)]
    while going:
        name, before = going.pop()
        for move in game.moves(before):
            after = game.play(before, move)
            longer = f"{name} {game.move_name(before, move)}".strip()
            if after[game.cells + 1]:
                going.append((longer, after))
            else:
                found[longer] = after
    return found


def told(engine: str, texts: list[str], nodes: int) -> list[dict[str, Any]]:
    """Return what the engine says of each position."""
    asked = [engine, "values", str(DEPTH), str(nodes), str(PIECES)]
    answer = subprocess.run(asked, input="\n".join(texts) + "\n", capture_output=True, text=True, check=True)
    return [json.loads(line) for line in answer.stdout.splitlines()]


def label(engine: str) -> None:
    """Write LABELS."""
    game = Fanorona()
    layers = positions(game)
    found = bytearray()
    for layer, nodes in ((sum(layers[:-1], []), NODES[0]), (layers[-1], NODES[1])):
        for position, first in zip(layer, told(engine, [game.to_text(p) for p in layer], nodes), strict=True):
            deep = first["depth"] >= SHALLOW
            answer = first if deep else told(engine, [game.to_text(position)], MORE_NODES)[0]
            values = {after: answer["values"][name] for name, after in names(game, position).items()}
            found += bytes(values[after] + ZERO for after in sorted(values))
    LABELS.write_bytes(lzma.compress(found))


def labelled(game: Fanorona) -> dict[bytes, dict[bytes, int]]:
    """Return for each position the worth of each position that a turn leads to."""
    worths = iter(lzma.decompress(LABELS.read_bytes()))
    found = {}
    for layer in positions(game):
        for position in layer:
            found[position] = {after: next(worths) - ZERO for after in sorted(followers(game, position))}
    return found


def played(game: Fanorona, position: bytes, level: int = LEVEL) -> bytes:
    """Return the position after the level's turn."""
    player = Player(game, level, seeded(1))
    seat = game.turn(position)
    while game.turn(position) == seat and not game.outcome(position):
        position = game.play(position, best_move(player, position))
    return position


def place(game: Fanorona, position: bytes, wanted: set[bytes]) -> int:
    """Return the place of the first of the search's turns that leads to a wanted position."""
    search = Search(game)
    for _ in lay_root(search, position):
        pass
    for number, turn in enumerate(ordered(search)):
        search.child(0, turn)
        search.lay(1)
        if bytes(search.boards[1]) in wanted:
            return number
    raise ValueError("no turn of the search leads to a wanted position")


def entry(asked: tuple[bytes, dict[bytes, int]]) -> int | None:
    """Return the place of a best turn, or None where level 5 finds one or the place is too high."""
    position, worths = asked
    game = Fanorona()
    best = max(worths.values())
    if worths[played(game, position)] == best:
        return None
    number = place(game, position, {after for after, worth in worths.items() if worth == best})
    return number if number < PLACES else None


def book() -> bytes:
    """Return the entries, ascending. Of positions with one key none is in the book."""
    game = Fanorona()
    known = labelled(game)
    asked = [item for item in known.items() if item[0].count(b"\0", 0, game.cells) <= FREE]
    keys = [openings.key(position) for position in known]
    with ProcessPoolExecutor() as pool:
        places = pool.map(entry, asked, chunksize=16)
        found = [
            openings.key(position) * PLACES + number
            for (position, _), number in zip(asked, places, strict=True)
            if number is not None and keys.count(openings.key(position)) == 1
        ]
    entries = [number.to_bytes(4, "big") for number in sorted(found)]
    size = openings.ENTRIES
    return b"".join(b"".join(entries[at : at + size]).ljust(63, b"\xff") for at in range(0, len(entries), size))


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.tables.fanorona_openings", description=__doc__.split("\n")[0]
    )
    parser.add_argument("label", nargs="*", help="label ENGINE: make the labels anew")
    given = parser.parse_args().label
    if given:
        if len(given) != 2 or given[0] != "label":
            parser.error("say: label ENGINE")
        try:
            label(given[1])
        except (OSError, subprocess.CalledProcessError) as failure:
            parser.error(f"the engine {given[1]} is not run: {failure}")
    FILE.unlink(missing_ok=True)  # the entries are for a player without the book
    FILE.write_bytes(blocks(book(), b"\xff"))
    print(f"{FILE.name}: {FILE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
