"""What serves annotations alone, used where a board would evaluate it."""

import ast
from collections.abc import Iterator

from tools.lint.finding import Hit, rule
from tools.lint.kinds import is_none, kinds_of
from tools.lint.source import Source, catches

GENERIC = ("dict", "frozenset", "list", "set", "tuple", "type")
TYPES = (*GENERIC, "bool", "bytearray", "bytes", "float", "int", "str")


@rule("generic-alias", "`{name}` outside an annotation is a TypeError on a board: write it in the annotation itself.")
def generic_alias(source: Source) -> Iterator[Hit]:
    """`list[int]` and `int | None` as values."""
    kinds = kinds_of(source)
    for node in source.of(ast.Subscript):
        name = node.value.id if isinstance(node.value, ast.Name) and not kinds.is_bound(node.value) else ""
        if name in GENERIC or source.qualified(node.value) in ("collections.deque", "collections.OrderedDict"):
            yield node, {"name": ast.unparse(node)}
    for union in source.of(ast.BinOp):
        if isinstance(union.op, ast.BitOr) and not isinstance(source.parents[union], ast.BinOp):
            sides = (union.left, union.right)
            named = any(isinstance(side, ast.Name) and side.id in TYPES for side in sides)
            if named or any(is_none(side) for side in sides):
                yield union, {"name": ast.unparse(union)}


@rule("typing-at-run-time", "on a board `{name}` was never imported: use it in annotations alone, or give a fallback.")
def typing_at_run_time(source: Source) -> Iterator[Hit]:
    """A name from behind a failing import of `typing`, used where the board evaluates it."""
    lost: set[str] = set()
    for statement in source.unreached:
        parent = source.parents[statement]
        kept: set[str] = set()
        if isinstance(parent, ast.Try) and catches(parent.handlers, "ImportError"):
            for handler in parent.handlers:
                kept |= names_bound(handler)
        elif isinstance(parent, ast.If):
            for other in parent.orelse:
                kept |= names_bound(other)
        lost |= names_bound(statement) - kept
    for node in source.of(ast.Name):
        if node.id in lost and isinstance(node.ctx, ast.Load):
            yield node, {"name": node.id}


def names_bound(statement: ast.AST) -> set[str]:
    """The names that a statement, or one inside it, binds."""
    names: set[str] = set()
    for node in ast.walk(statement):
        if isinstance(node, ast.Import | ast.ImportFrom):
            names |= {alias.asname or alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.add(node.id)
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
    return names
