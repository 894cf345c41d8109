"""Reads the snippets that the lint is tested with: see tests/lint/snippets/README.md for their form."""

import re
from dataclasses import dataclass, field
from pathlib import Path

from sim.drive.device_files import ROOT

FOLDER = ROOT / "tests" / "lint" / "snippets"
MARK = re.compile(r"[ \t]*#![ \t]*$", re.MULTILINE)
HEAD = re.compile(r"^--- (bad|good)(?: (?!x\d)(\S+))?(?: x(\d+))?$")
DEFAULT_PATH = "lib/sillon/snippet.py"
FINE = "fine"


@dataclass
class Snippet:
    """A piece of device code, the file it pretends to be, and the lines that must be flagged."""

    code: str
    title: str
    is_good: bool
    path: str
    repeat: int
    lines: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        """The code without its marks."""
        return MARK.sub("", "\n".join(self.lines) + "\n") * self.repeat

    @property
    def marked(self) -> list[int]:
        """The numbers of the lines that a rule must flag."""
        return [number for number, line in enumerate(self.lines, 1) if MARK.search(line)]

    def __str__(self) -> str:
        return f"{self.code}: {self.title}"


def read(file: Path) -> list[Snippet]:
    """The snippets of one file. ValueError for a line outside a snippet or a heading that is none."""
    found: list[Snippet] = []
    title = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("=== "):
            title = line.removeprefix("=== ")
        elif line.startswith("---"):
            head = HEAD.match(line)
            if head is None or not title:
                raise ValueError(f"{file.name}: not a heading: {line}")
            kind, path, repeat = head.groups()
            found.append(Snippet(file.stem, title, kind == "good", path or DEFAULT_PATH, int(repeat or 1)))
        elif found:
            found[-1].lines.append(line)
        else:
            raise ValueError(f"{file.name}: outside a snippet: {line}")
    return found


ROWS = (FOLDER / "platform_rows.txt").read_text(encoding="utf-8").splitlines()
SNIPPETS = [snippet for file in sorted(FOLDER.glob("*.txt")) if file.stem != "platform_rows" for snippet in read(file)]
BAD = [snippet for snippet in SNIPPETS if not snippet.is_good]
GOOD = [snippet for snippet in SNIPPETS if snippet.is_good]
