"""`python -m sim`: play the simulated handheld in a terminal, run a script on it, or take a picture of it.

To add a command, add a line to COMMANDS.
"""

# Set the import order first: the root's code.py must not be found before the standard library's `code`.
from sim import paths

paths.setup()

import importlib
import os
import sys
from collections.abc import Sequence

from sim.command_line import Parser

# For each command its module, imported when the command is called, and its description in --help. The module has
# main(parser, arguments), which returns the exit status. A ValueError is reported as a wrong option is.
COMMANDS = {
    "play": ("sim.play", "The handheld itself, played, scripted or pictured."),
    "match": ("tools.match", "Computer players against each other, with error bars."),
    "analyse": ("tools.analyse", "What the strongest player knows of a position: each move's verdict and value."),
    "deploy": ("tools.deploy.command", "Puts Sillon on a board's drive, or into an archive."),
    "tournament": ("sim.tournament.command", "A class's tournament: tables, results, the clock, the winners."),
}


def main(arguments: Sequence[str]) -> int:
    """Run the command that the first word names, or play. Return the exit status."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")  # the encoding of a pipe may lack pictograms
    name = "play"
    if arguments and arguments[0] in COMMANDS:
        name, arguments = arguments[0], arguments[1:]
    parser = _parser_of(name)
    try:
        return int(importlib.import_module(COMMANDS[name][0]).main(parser, arguments))
    except ValueError as error:
        parser.error(str(error))


def _parser_of(name: str) -> Parser:
    if name != "play":
        return Parser(prog=f"python -m sim {name}", allow_abbrev=False, description=COMMANDS[name][1])
    commands = "; ".join([f"{command}: {description}" for command, (_, description) in COMMANDS.items()])
    parser = Parser(
        prog="python -m sim",
        allow_abbrev=False,
        description="Sillon, the simulated handheld: played in the terminal, or scripted with --script, --png, --text. "
        "Without a terminal it plays a short demonstration.",
        epilog=f"Commands, the first word after sim, play if left out. {commands}",
    )
    parser.commands = tuple(COMMANDS)
    return parser


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except BrokenPipeError:  # the reader has closed the pipe, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
