"""The parser of the commands `python -m sim ...` and of those beside it."""

import argparse
from collections.abc import Sequence
from typing import NoReturn


class Parser(argparse.ArgumentParser):
    """A parser that reports a wrong option in one sentence, without the usage before it. `commands`: named in that sentence."""

    commands: Sequence[str] = ()

    def error(self, message: str) -> NoReturn:
        if message.startswith("unrecognized"):
            message += "; --help tells the options"
            message += f", and the commands are {', '.join(self.commands)}" if self.commands else ""
        self.exit(2, f"{self.prog}: {message.removeprefix('argument ')}\n")
