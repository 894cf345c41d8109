"""`python -m sim`, or `python -m sim play`: the handheld itself, played in a terminal or a window, scripted, or pictured."""

import argparse
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from sillon.words import LANGUAGES
from sim import paths
from sim.bench import STEP_MS
from sim.fakes.drive import read_settings
from sim.fakes.wire import MemoryTooLong
from sim.handheld import Handheld
from sim.profiles import board_names
from sim.script import parse_script
from sim.start_target import NoRoom, TooFewLights

_PICTURE = paths.ROOT / "build" / "sillon.png"
_FASTEST = 50
_LONGEST_MEMORY = 2**16  # bytes, more than any board has: read no more of a longer file, which is refused


def add_arguments(
    parser: argparse.ArgumentParser, boards: Sequence[str] | None = None, has_window: bool = True
) -> None:
    """Add the options. boards: those to choose from, by default all. has_window: whether --help documents --window."""
    add = parser.add_argument
    names = board_names() if boards is None else boards
    add("--board", type=_one_of(names), help=f"{', '.join(names)}; as settings.toml says if left out")
    add("--list", action=_ListBoards, nargs=0, const=names, help="list the boards, and end")
    add("--language", type=_one_of(LANGUAGES), help=f"{', '.join(LANGUAGES)}; as settings.toml says if left out")
    add("--brightness", type=_between(1, 10), help="1 (night) to 10 (noon)")
    add("--seed", type=_between(0, 2**30 - 1), help="for the games with chance: the same seed, the same game")
    add("--nord", action="store_const", const=1, help="with Nord's own buttons, on a board that has places for them")
    add(
        "--touch",
        action="store_const",
        const=1,
        help="with a sensor behind each light: CELL4 in a script touches light 4",
    )
    add("--code", help="begin at the position of a code, as the handheld's menu and the page show it")
    add("--memory", metavar="FILE", type=Path, help="the content of the chip's memory at power-on; only read")
    add("--speed", type=_speed, default=1.0, help=f"of the time in the terminal: 1 is real, up to {_FASTEST}")
    add("--script", metavar="WORDS", help='"RIGHT OK 300ms BACK:900ms": taps, waits, holds; OK+ is down, OK- up')
    add("--step", type=_between(1, 100), default=STEP_MS, help="milliseconds between ticks of a script; %(default)s")
    add("--png", metavar="FILE", type=Path, help="write a picture of the handheld after the script")
    window_help = "play in a window of its own (make window)" if has_window else argparse.SUPPRESS
    add("--window", action="store_true", help=window_help)
    add("--text", action="store_true", help="print the handheld as text after the script")


class _ListBoards(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        print("\n".join(self.const))
        parser.exit()


def _one_of(names: Sequence[str]) -> Callable[[str], str]:
    def check(text: str) -> str:
        if text not in names:
            raise argparse.ArgumentTypeError(f"{text!r} is not one of {', '.join(names)}")
        return text

    return check


def _between(low: int, high: int) -> Callable[[str], int]:
    def check(text: str) -> int:
        if not text.isdecimal() or not low <= int(text) <= high:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {low} to {high}")
        return int(text)

    return check


def _speed(text: str) -> float:
    try:
        speed = float(text)
    except ValueError:
        speed = 0.0
    if not 0 < speed <= _FASTEST:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above 0 and up to {_FASTEST}")
    return speed


def run(
    parser: argparse.ArgumentParser,
    options: argparse.Namespace,
    switch_on: Callable[..., Handheld] | None = None,
    at_end: Callable[[Handheld], None] = lambda _: None,
) -> int:
    """Return the exit status; a wrong option ends the command through the parser.

    switch_on: another class of handheld. at_end: called with the handheld before it is powered off.
    """
    if options.window:
        return _in_window(parser, options)
    memory = _memory(parser, options)
    try:
        handheld = (switch_on or Handheld)(
            options.board or usual_board(), _settings(options), code=options.code, memory=memory
        )
    except ValueError as error:
        _refuse(parser, options, error)
    try:
        status = _shown_or_played(parser, options, handheld)
        at_end(handheld)
        return status
    finally:
        handheld.power_off()


def _shown_or_played(parser: argparse.ArgumentParser, options: argparse.Namespace, handheld: Handheld) -> int:
    if options.script is not None or options.png or options.text:
        return _headless(parser, options, handheld)
    from sim.terminal import loop  # late: blessed is for the terminal alone

    if loop.possible():
        loop.play(handheld, options.speed)
        return 0
    return _demonstrate(parser, handheld)


def _in_window(parser: argparse.ArgumentParser, options: argparse.Namespace) -> int:
    # Late: for the window alone.
    from sim.window import loop
    from sim.window.session import Session  # it needs Pillow

    board, memory = options.board or usual_board(), _memory(parser, options)
    try:
        session = Session(board, options.language, _settings(options), code=options.code, memory=memory)
    except ValueError as error:
        _refuse(parser, options, error)
    return loop.play(session)


def _headless(parser: argparse.ArgumentParser, options: argparse.Namespace, handheld: Handheld) -> int:
    handheld.run(handheld.waking_ms)
    handheld.bench.step_ms = options.step
    words = options.script or ""
    try:
        parse_script(words, handheld.bench.button_names)
    except ValueError as error:
        parser.error(f"--{error}")
    handheld.script(words)
    if options.png:
        from sim.picture.render import save  # late: Pillow is for pictures alone

        try:
            save(handheld, options.png)
        except OSError as error:
            parser.error(f"--png: {options.png} cannot be written ({error.strerror})")
    if options.text or not options.png:
        print(handheld.frame_text())
    return 0


def _refuse(parser: argparse.ArgumentParser, options: argparse.Namespace, error: ValueError) -> NoReturn:
    """Exit with one sentence that names the option at fault, if one is."""
    # Imported here: the program reloads its modules, and this is the class that was raised.
    from sillon.match.codes import BadCode

    if isinstance(error, MemoryTooLong):
        parser.error(f"--memory: {options.memory} is {error}")
    parser.error(f"--code: {error}" if isinstance(error, (BadCode, TooFewLights, NoRoom)) else str(error))


def _memory(parser: argparse.ArgumentParser, options: argparse.Namespace) -> bytes:
    if not options.memory:
        return b""
    try:
        with options.memory.open("rb") as file:
            return bytes(file.read(_LONGEST_MEMORY))
    except OSError as error:
        parser.error(f"--memory: {options.memory} cannot be read ({error.strerror})")


def _demonstrate(parser: argparse.ArgumentParser, handheld: Handheld) -> int:
    from sim.demonstration import demonstrate  # late: it needs Pillow

    try:
        demonstrate(handheld, _PICTURE)
    except OSError as error:
        parser.error(f"{_PICTURE} cannot be written ({error.strerror})")
    print(
        f"The picture is in {_shown(_PICTURE)}. In a terminal, the same command lets you play; --help tells the rest."
    )
    return 0


def _shown(path: Path) -> Path:
    here = Path.cwd()
    return path.relative_to(here) if path.is_relative_to(here) else path


def written_board() -> str:
    """Return the board that the environment names, or else settings.toml, as for the program itself."""
    settings = {**read_settings(str(paths.ROOT / "settings.toml")), **os.environ}
    return str(settings.get("SILLON_BOARD", board_names()[0]))


def usual_board() -> str:
    """Return written_board(), or the first board if that one is unknown."""
    name = written_board()
    return name if name in board_names() else board_names()[0]


def _settings(options: argparse.Namespace) -> dict[str, str | int]:
    """Return the options as lines of settings.toml."""
    given = {name.upper(): getattr(options, name) for name in ("language", "brightness", "seed", "nord", "touch")}
    if not options.board and written_board() not in board_names():
        given["BOARD"] = written_board()  # the handheld reports it
    return {f"SILLON_{name}": value for name, value in given.items() if value is not None}


def main(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> int:
    add_arguments(parser)
    return run(parser, parser.parse_args(arguments))
