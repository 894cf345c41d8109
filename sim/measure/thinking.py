"""A computer player at positions, on the small interpreter: what it plays, nodes, time and heap as a board would have them.

ARGUMENTS: game, level, options as `name=value,...` or `-`, then position texts; no text: the start. By hand:

    python -m sim.measure.think awale 5 - "4 4 4 4 4 4 4 4 4 4 4 4 0 0 S"

A line a position: estimated RP2040 ms in all, ms of the longest slice, nodes, the move. Time is the process's own, so that
what else the machine does counts little.
"""

import calibration  # type: ignore[import-not-found]  # beside this script on the small interpreter
from js import process  # type: ignore[import-not-found]  # Node's

from games import new
from sillon.chance import Seeded
from sillon.players import Player

ROUNDS = 4


def cpu() -> float:
    """Milliseconds that this process has used."""
    used = process.cpuUsage()
    return (used.user + used.system) / 1000  # type: ignore[no-any-return]


def unit() -> float:
    """What the known work takes here, in ms."""
    start = cpu()
    for _ in range(ROUNDS):
        calibration.work()
    return (cpu() - start) / ROUNDS


def value(text: str) -> "bool | int | str":
    if text in ("True", "False"):
        return text == "True"
    return int(text) if text.isdigit() else text


def steps():  # type: ignore[no-untyped-def]
    yield "baseline"
    name, level, options = ARGUMENTS[:3]  # type: ignore[name-defined]  # noqa: F821 the runner gives it
    given = [part.split("=") for part in options.split(",") if part != "-"]
    game = new(name, **{key: value(text) for key, text in given})  # type: ignore[arg-type]
    player = Player(game, int(level), Seeded(1))
    yield "made"
    for text in ARGUMENTS[3:] or (game.to_text(game.start()),):  # type: ignore[name-defined]  # noqa: F821
        position = game.from_text(text)
        before = unit()
        nodes = player.nodes
        total = longest = 0.0
        slices = 0
        work = player.think(position)
        going = True
        while going:
            start = cpu()
            try:
                next(work)
            except StopIteration:
                going = False
            spent = cpu() - start
            total += spent
            longest = max(longest, spent)
            slices += 1
            if slices % 8 == 0:
                yield text
        board = calibration.RP2040_MS * 2 / (before + unit())
        yield text
        known = ["WDL"[1 - v] if v is not None else "?" for v in [player.verdicts[m] for m in sorted(player.verdicts)]]
        print(
            f"{total * board:.0f} ms, longest {longest * board:.1f} ms, {player.nodes - nodes} nodes, "
            f"{game.move_name(position, player.move)} {'exact' if player.exact else ''} {''.join(known)} | {text}"
        )
