"""`python -m tools.measure.firmware.profile --game GAME --walk WALK ...`: where the longest ticks of a walk spend their time.

It prints for each tick the milliseconds by Python function, with and without its callees, and by C function.
"""

import sys
from collections import Counter
from collections.abc import Sequence

from sim.command_line import Parser
from sim.firmware import image
from sim.firmware.handheld import Images
from tools.measure import walk
from tools.measure.firmware import add_images
from tools.measure.firmware.recording import TICK, Recorder, Recording
from tools.measure.starting import memory

MOST = 22  # functions of a tick


def main(words: Sequence[str]) -> int:
    parser = Parser(prog="python -m tools.measure.firmware.profile", allow_abbrev=False, description=__doc__)
    add = parser.add_argument
    add_images(parser, symbols_required=True)
    add("--game", choices=walk.walked(), required=True)
    add("--walk", metavar="WALK", default="menus", help="one of tools/measure/walk.py: menus, game, rules, record ...")
    add("--ticks", metavar="N", type=int, default=3, help="how many of the longest")
    options = parser.parse_args(words)
    walks = walk.walks(options.game)
    if options.walk not in walks:
        parser.error(f"{options.game} has the walks {', '.join(walks)}")
    begins = b"" if options.walk == "menus" else bytes.fromhex(memory(options.game, options.walk))
    images = Images(options.uf2, options.bootrom, options.symbols)
    try:
        image.check(options.uf2, options.bootrom, options.symbols)
        recorder = Recorder(images, Recording(options.game, options.walk), memory=begins)
    except (ValueError, RuntimeError) as error:  # wrong files, no emulator, or a program that does not start
        parser.error(str(error))
    recorder.rest()
    begun = len(recorder.bench.events)
    recorder.emulator.profile()
    for where, step in walks[options.walk]:
        recorder.go(where, step)
    looks = recorder.emulator.profiled()
    times = [event.nanos for event in recorder.bench.events[begun:] if event.values[:1] == (TICK,)]
    recorder.stop()
    ticks = sorted(zip(times, times[1:], strict=False), key=lambda tick: tick[0] - tick[1])
    for start, end in ticks[: options.ticks]:
        print(tick_lines((end - start) / 1e6, [names for nanos, names in looks if start < nanos <= end]))
    return 0


def tick_lines(ms: float, stacks: Sequence[list[str]]) -> str:
    """Return the lines about a tick of `ms` milliseconds, during which the stacks were sampled."""
    within = Counter([name for names in stacks for name in set(names[:-1])])
    alone = Counter([names[-2] for names in stacks if len(names) > 1])
    native = Counter([names[-1] for names in stacks])
    look = ms / max(len(stacks), 1)
    lines = [f"{ms:.1f} ms: with what it calls, alone"]
    lines += [f"{count * look:8.1f} {alone[name] * look:6.1f} {name}" for name, count in within.most_common(MOST)]
    lines.append("in C: " + ", ".join(f"{name} {count * look:.1f}" for name, count in native.most_common(MOST // 2)))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
