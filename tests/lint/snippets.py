"""Read the snippets that the lint is tested with. Their form:

    === title
    --- bad [path] [x160]
    code  #!
    --- good [path] [x160]
    code

A bad snippet must be reported on exactly the lines that end in `#!`. `path` is the file that the snippet pretends to be
(lib/sillon/snippet.py by default); `x160` repeats the snippet 160 times.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent
MARK = re.compile(r"[ \t]*#![ \t]*$", re.MULTILINE)
HEAD = re.compile(r"^--- (bad|good)(?: (?!x\d)(\S+))?(?: x(\d+))?$")


@dataclass
class Snippet:
    """A piece of device code, the rule's code (the stem of its file), and the path that it pretends to have."""

    code: str
    title: str
    is_good: bool
    path: str
    repeat: int
    lines: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        """Return the code without its marks."""
        return MARK.sub("", "\n".join(self.lines) + "\n") * self.repeat

    @property
    def marked(self) -> list[int]:
        """Return the numbers of the lines that must be reported."""
        return [number for number, line in enumerate(self.lines, 1) if MARK.search(line)]

    def __str__(self) -> str:
        return f"{self.code}: {self.title}"


def read(file: Path) -> list[Snippet]:
    """Return the snippets of one file. Raises ValueError for a line outside a snippet or a malformed heading."""
    found: list[Snippet] = []
    title = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        head = HEAD.match(line)
        if line.startswith("=== "):
            title = line.removeprefix("=== ")
        elif head and title:
            kind, path, repeat = head.groups()
            found.append(Snippet(file.stem, title, kind == "good", path or "lib/sillon/snippet.py", int(repeat or 1)))
        elif found and not line.startswith("---"):
            found[-1].lines.append(line)
        else:
            raise ValueError(f"{file.name}: not in a snippet: {line}")
    return found


RULES = [snippet for file in sorted((HERE / "rules").glob("*.txt")) for snippet in read(file)]
COMPILER = read(HERE / "compiler.txt")
TYPES = read(HERE / "types.txt")
