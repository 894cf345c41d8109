"""A computer player on the small interpreter: its moves, nodes, and the time and heap that it would take on a board.

ARGUMENTS: game, level, options as `name=value,...` or `-`, then position texts; without a text, the start. By hand:

    python -m tools.measure --think awale 5 - "4 4 4 4 4 4 4 4 4 4 4 4 0 0 S"

Prints a line for each position: estimated RP2040 ms in all, ms of the longest slice, nodes, the move; then a table row for all.
Slices in which a file is read are left out. Times are the process's own, so the machine's other work counts little.
"""

import sys

from calibration import RP2040_MS, cpu, unit  # type: ignore[import-not-found]  # beside this script

from games import new
from sillon.common.chance import Seeded
from sillon.players import Player

TIMES = 3  # for each position, with a new player; the least time of each slice counts
READ = 1e9  # the time of a slice in which a file was read


def value(text: str) -> "bool | int | str":
    if text in ("True", "False"):
        return text == "True"
    return int(text) if text.isdigit() else text


def steps():  # type: ignore[no-untyped-def]
    yield "baseline"
    name, level, options = ARGUMENTS[:3]  # type: ignore[name-defined]  # noqa: F821 the runner gives it
    given = [part.split("=") for part in options.split(",") if part != "-"]
    game = new(name, **{key: value(text) for key, text in given})  # type: ignore[arg-type]
    yield "made"
    all_ms: list[float] = []
    slices: list[float] = []
    speeds: list[float] = []
    for text in ARGUMENTS[3:] or (game.to_text(game.start()),):  # type: ignore[name-defined]  # noqa: F821
        position = game.from_text(text)
        least: list[float] = []
        units = 0.0
        for _ in range(TIMES):
            units += unit(400, cpu)
            player = Player(game, int(level), Seeded(1))
            work = player.think(position)
            at = 0
            going = True
            while going:
                modules = len(sys.modules)
                start = cpu()
                try:
                    next(work)
                except StopIteration:
                    going = False
                spent = cpu() - start if modules == len(sys.modules) else READ
                if at == len(least):
                    least.append(spent)
                least[at] = min(spent, least[at])
                at += 1
                if at % 8 == 0:
                    yield text
        board = RP2040_MS * TIMES / units
        least = [spent for spent in least if spent < READ]
        known = ["WDL"[1 - v] if v is not None else "?" for v in [player.verdicts[m] for m in sorted(player.verdicts)]]
        all_ms.append(sum(least) * board)
        slices.append(max(least) * board)
        speeds.append(player.nodes * 1000 / max(all_ms[-1], 1))
        print(
            f"{all_ms[-1]:.0f} ms, longest {slices[-1]:.1f} ms, {player.nodes} nodes, "
            f"{game.move_name(position, player.move)} {'exact' if player.exact else ''} {''.join(known)} | {text}"
        )
    print("| player | positions | ms: median, slowest | longest slice, ms: median, longest | nodes a second |")
    print("|---|---|---|---|---|")
    middle = len(all_ms) // 2
    print(
        f"| {name}{'' if options == '-' else ' ' + options} | {len(all_ms)} | {sorted(all_ms)[middle]:.0f}, {max(all_ms):.0f} "
        f"| {sorted(slices)[middle]:.1f}, {max(slices):.1f} | {sorted(speeds)[middle]:.0f} |"
    )
