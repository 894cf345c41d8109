"""Sources without what a board reads in vain: comments, docstrings, annotations, and what serves type checkers alone.

That is two fifths of the bytes, on a drive of 1 MB and while a file is compiled. Line numbers stay, so that an error on a
board leads to the line in the repository. tests/deploy/test_slim.py proves that nothing else is taken away. What is left is
written more tightly (tight.py).
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from sim.deploy.libraries import is_library
from sim.deploy.tight import said_by_name, tight

GUARD = "TYPE_CHECKING"


class _Cut(NamedTuple):
    """Bytes of a line, from `start` to before `end`, that give way to `put`."""

    line: int
    start: int
    end: int
    put: bytes = b""


def slim_files(files: dict[str, bytes]) -> dict[str, bytes]:
    """The files, those in Python slimmed and tight; a library stays as its authors have published it, licence included."""
    ours = [path for path in files if path.endswith(".py") and not is_library(path)]
    said = frozenset[str]().union(*[said_by_name(files[path]) for path in ours])
    # Only what a file has itself matters to it: the same file of another board's drive is not made tight anew.
    return {**files, **{path: _slim_and_tight(files[path], said & _words(files[path])) for path in ours}}


@cache
def _words(source: bytes) -> frozenset[str]:
    return frozenset(re.findall(r"\w+", source.decode()))


@cache
def _slim_and_tight(source: bytes, said: frozenset[str]) -> bytes:
    return tight(slim(source).decode(), said).encode()


def slim(source: bytes) -> bytes:
    """The source of a file, slimmed."""
    lines = source.split(b"\n")
    tree = ast.parse(source)
    cuts = {cut for node in ast.walk(tree) for cut in _cuts(node, lines)}
    guarded = [node for node in ast.walk(tree) if isinstance(node, ast.Name) and node.id == GUARD]
    if len(guarded) == sum([isinstance(node, ast.If) and _is_guard(node) for node in ast.walk(tree)]) + 1:
        cuts.update([cut for node in tree.body if _sets_guard(node) for cut in _whole(node, lines, b"")])
    for cut in sorted(cuts, reverse=True):
        line = lines[cut.line - 1]
        lines[cut.line - 1] = line[: cut.start] + cut.put + line[cut.end :]
    return _outdented(_uncommented(b"\n".join(lines).decode())).encode()


def _cuts(node: ast.AST, lines: list[bytes]) -> Iterator[_Cut]:
    if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and node.body and _is_text(node.body[0]):
        yield from _whole(node.body[0], lines, b"" if len(node.body) > 1 or isinstance(node, ast.Module) else b"pass")
    if isinstance(node, ast.If) and _is_guard(node) and not node.orelse:
        yield from _whole(node, lines, b"")
    for block in [getattr(node, name, None) for name in ("body", "orelse", "finalbody")]:
        if isinstance(block, list):
            yield from _bare(block, lines)
    if (
        isinstance(node, ast.AnnAssign)
        and node.value is not None
        and node.target.end_lineno == node.annotation.end_lineno
    ):
        yield _Cut(node.target.end_lineno or 0, node.target.end_col_offset or 0, node.annotation.end_col_offset or 0)
    if isinstance(node, ast.arg) and node.annotation and node.lineno == node.annotation.end_lineno:
        yield _Cut(node.lineno, node.col_offset + len(node.arg.encode()), node.annotation.end_col_offset or 0)
    if isinstance(node, ast.FunctionDef) and node.returns and node.returns.lineno == node.returns.end_lineno:
        arrow = lines[node.returns.lineno - 1].rfind(b"->", 0, node.returns.col_offset)
        if arrow > 0:
            yield _Cut(node.returns.lineno, arrow, node.returns.end_col_offset or 0)


def _bare(block: list[ast.stmt], lines: list[bytes]) -> Iterator[_Cut]:
    """The annotations of names that have no value; where nothing else is left of the block, the first is `pass`."""
    bare = [each for each in block if isinstance(each, ast.AnnAssign) and each.value is None]
    left = [
        each
        for each in block
        if each not in bare and not _is_text(each) and not (isinstance(each, ast.If) and _is_guard(each))
    ]
    for each in bare:
        yield from _whole(each, lines, b"" if left or each is not bare[0] else b"pass")


def _whole(node: ast.stmt, lines: list[bytes], put: bytes) -> Iterator[_Cut]:
    """All of a statement, but the ends of its lines."""
    first, last = node.lineno, node.end_lineno or 0
    for line in range(first, last + 1):
        start = node.col_offset if line == first else 0
        end = (node.end_col_offset or 0) if line == last else len(lines[line - 1])
        yield _Cut(line, start, end, put if line == first else b"")


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _is_guard(node: ast.If) -> bool:
    return isinstance(node.test, ast.Name) and node.test.id == GUARD


def _sets_guard(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assign) and ast.unparse(node) == f"{GUARD} = False"


def _uncommented(text: str) -> str:
    lines = text.split("\n")
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column]
    return "\n".join(lines)


def _outdented(text: str) -> str:
    """A space a level, none before a line that goes on with the one before, and none at the ends; texts over lines stay."""
    lines = text.split("\n")
    depth = 0
    begins = True  # whether the next token is a statement's first
    indents: dict[int, int] = {}
    inside: set[int] = set()  # lines whose beginning belongs to a text
    open_ended: set[int] = set()  # lines whose end does
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.INDENT:
            depth += 1
        elif token.type == tokenize.DEDENT:
            depth -= 1
        elif token.type == tokenize.NEWLINE:
            begins = True
        elif token.type not in (tokenize.NL, tokenize.ENDMARKER):
            if begins:
                indents[token.start[0]] = depth
            begins = False
            inside.update(range(token.start[0] + 1, token.end[0] + 1))
            open_ended.update(range(token.start[0], token.end[0]))
    for k, line in enumerate(lines):
        row = k + 1
        whole = line if row in inside else " " * indents.get(row, 0) + line.lstrip()
        lines[k] = whole if row in open_ended else whole.rstrip()
    return "\n".join(lines).rstrip("\n") + "\n"
