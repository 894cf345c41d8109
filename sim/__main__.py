"""`python -m sim`: play the simulated handheld in a terminal, run a script on it, or take a picture of it.

To add a command, add a function below and a line in COMMANDS.
"""

# Set the import order first: the root's code.py must not be found before the standard library's `code`.
from sim import paths

paths.setup()

import os
import sys
from collections.abc import Callable, Sequence
from typing import Any

from sim.command_line import Parser


def play(arguments: Sequence[str]) -> int:
    """The handheld itself, played, scripted or pictured.

    The default, when the first word is not a command.
    """
    from sim import play as command

    commands = "; ".join([f"{name}: {(each.__doc__ or '').splitlines()[0]}" for name, each in COMMANDS.items()])
    parser = Parser(
        prog="python -m sim",
        allow_abbrev=False,
        description="Sillon, the simulated handheld: played in the terminal, or scripted with --script, --png, --text. "
        "Without a terminal it plays a short demonstration.",
        epilog=f"Commands, the first word after sim, play if left out. {commands}",
    )
    parser.commands = tuple(COMMANDS)
    return command.main(parser, arguments)


def match(arguments: Sequence[str]) -> int:
    """Computer players against each other, with error bars."""
    from tools import match as command

    return _run(command, "match", arguments)


def analyse(arguments: Sequence[str]) -> int:
    """What the strongest player knows of a position: each move's verdict and value."""
    from tools import analyse as command

    return _run(command, "analyse", arguments)


def deploy(arguments: Sequence[str]) -> int:
    """Puts Sillon on a board's drive, or into an archive."""
    from tools.deploy import command

    return _run(command, "deploy", arguments)


def tournament(arguments: Sequence[str]) -> int:
    """A class's day: tables, results, the clock, the winners."""
    from sim.tournament import command

    return _run(command, "tournament", arguments)


def _run(command: Any, name: str, arguments: Sequence[str]) -> int:
    parser = Parser(prog=f"python -m sim {name}", allow_abbrev=False, description=COMMANDS[name].__doc__)
    try:
        return int(command.main(parser, arguments))
    except ValueError as error:
        parser.error(str(error))


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "play": play,
    "match": match,
    "analyse": analyse,
    "deploy": deploy,
    "tournament": tournament,
}


def main(arguments: Sequence[str]) -> int:
    """Run the command that the first word names, or play. Return the exit status."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")  # the encoding of a pipe may lack pictograms
    if arguments and arguments[0] in COMMANDS:
        return COMMANDS[arguments[0]](arguments[1:])
    return play(arguments)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except BrokenPipeError:  # the reader has closed the pipe, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
