"""`python -m tools.strength.awale [LEVEL ...]`: how often the computer finds a best move at Awalé, and what its moves lose.

The positions are those of tests/players/positions/awale.txt, from random games of mixed strength; in each of them the moves
differ in worth. A line is a position, the worth of each move, and the moves that led to the position. The worth is the margin
that the player to move still wins, from a search 16 moves deep of up to 3 million nodes with solved endgames of 12 seeds. Each
position is played with the default options, without a match.

--aside takes instead the labelled positions that are kept aside from the fit of the leaf values (tools/weights/awale.py), but
those that it has with seats exchanged.

--openspiel measures OpenSpiel's MCTS with 1,000 and 10,000 simulations too (requirements-bench.txt), at the positions that the
same moves reach by OpenSpiel's rules.
"""

import argparse
import lzma
import sys
from collections.abc import Callable
from pathlib import Path

from games import new
from games.awale import PITS
from sillon.players import LEVELS, Player
from sim import paths
from tools.arena import best_move, seeded

FILE = Path(paths.ROOT) / "tests" / "players" / "positions" / "awale.txt"
LABELS = Path(paths.ROOT) / "tools" / "weights" / "awale.xz"
ASIDE = 10  # every tenth of them is kept aside
SIMULATIONS = (1000, 10000)

Known = tuple[str, dict[str, int], str]
Choice = Callable[[str, str, int], str]  # position, the moves that led to it, a seed


def positions(file: Path = FILE) -> list[Known]:
    """Return each position's text, the worth of its moves by name, and the moves that led to it."""
    found = []
    for line in file.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            text, moves, before = line.split(" | ")
            worth = (move.split("=") for move in moves.split(" "))
            found.append((text, {name: int(value) for name, value in worth}, before))
    return found


def labelled() -> list[tuple[list[int], list[int | None]]]:
    """Return the pits of each position in LABELS, those of the player to move first, and the worth of the six moves."""
    data = lzma.decompress(LABELS.read_bytes())
    rows = [list(data[at : at + 18]) for at in range(0, len(data), 18)]
    return [(row[:12], [code - 100 if code else None for code in row[12:]]) for row in rows]


def aside() -> list[Known]:
    """Return the labelled positions that are kept aside, as positions() does, where the moves differ in worth."""
    found = []
    known = labelled()
    fitted = {tuple(pits) for number, (pits, _) in enumerate(known) if number % ASIDE}
    for pits, worths in known[::ASIDE]:
        if tuple(pits) in fitted:
            continue
        worth = {PITS[pit]: value for pit, value in enumerate(worths) if value is not None}
        if len(set(worth.values())) > 1:
            found.append((" ".join(map(str, [*pits, 0, 0, "S"])), worth, ""))
    return found


def chosen(level: int, text: str, seed: int) -> str:
    """Return the move that the level plays."""
    game = new("awale")
    position = game.from_text(text)
    player = Player(game, level, seeded(seed))
    return game.move_name(position, best_move(player, position))


def spiel(before: str) -> object:
    """Return OpenSpiel's state after the moves; None where a move is illegal. Raises ImportError if OpenSpiel is missing."""
    import pyspiel  # type: ignore[import-not-found]  # only `make bench` installs it

    state = pyspiel.load_game("oware").new_initial_state()
    for move in before:
        if PITS.index(move) % 6 not in state.legal_actions():
            return None
        state.apply_action(PITS.index(move) % 6)
    return state


def pieces(state: object) -> list[str]:
    """Return the counts of a state's pits, A..F a..f."""
    if state is None:
        return []
    lines = str(state).split("\n")
    return lines[3].split() + lines[2].split()[::-1]


def mcts(simulations: int) -> Choice:
    """Return a function that asks OpenSpiel's MCTS, written in C++, for a move."""
    import pyspiel  # only `make bench` installs it

    def choose(text: str, before: str, seed: int) -> str:
        rollouts = pyspiel.RandomRolloutEvaluator(1, seed)
        bot = pyspiel.MCTSBot(pyspiel.load_game("oware"), rollouts, 2.0, simulations, 1000, True, seed, False)
        return PITS[bot.step(spiel(before)) + (6 if text[-1] == "N" else 0)]

    return choose


def measure(choose: Choice, given: list[Known]) -> tuple[float, float]:
    """Return the share of best moves, in percent, and the seeds lost per move."""
    hits = lost = 0
    for number, (text, worth, before) in enumerate(given, 1):
        best = max(worth.values())
        move = worth[choose(text, before, number)]
        hits += move == best
        lost += best - move
    return 100 * hits / len(given), lost / len(given)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.strength.awale")
    parser.add_argument("levels", nargs="*", type=int, default=list(LEVELS))
    more = parser.add_mutually_exclusive_group()
    more.add_argument("--openspiel", action="store_true")
    more.add_argument("--aside", action="store_true")
    given = parser.parse_args()
    table = aside() if given.aside else positions()
    if given.openspiel:
        table = [known for known in table if pieces(spiel(known[2])) == known[0].split(" ")[:12]]
    print(f"{len(table)} positions\n\n| player | best moves | seeds lost a move |\n|---|---|---|")
    for level in given.levels:
        hits, lost = measure(lambda text, _, seed, level=level: chosen(level, text, seed), table)  # type: ignore[misc]
        print(f"| level {level} | {hits:.1f} % | {lost:.2f} |", flush=True)
    if given.openspiel:
        for simulations in SIMULATIONS:
            hits, lost = measure(mcts(simulations), table)
            print(f"| OpenSpiel's MCTS, {simulations} simulations | {hits:.1f} % | {lost:.2f} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
