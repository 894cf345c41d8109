"""A file under the lint: its tree without what never runs on a board, its imports and its comments."""

import ast
import io
import tokenize
from collections.abc import Iterator
from typing import TypeVar

DEVICE = ("code", "boot", "games", "hal", "sillon")
"""The folders that are copied to a board."""

FOLDERS = (
    ("code.py", "code"),
    ("boot.py", "boot"),
    ("games/", "games"),
    ("hal/", "hal"),
    ("lib/sillon/", "sillon"),
    ("sim/", "stand-in"),
    ("tools/", "tool"),
    ("tests/", "test"),
)

TYPING = ("typing", "typing_extensions", "collections.abc", "circuitpython_typing", "types")
"""Modules that serve annotations alone; missing on a board, where no annotation is evaluated."""

Node = TypeVar("Node", bound=ast.AST)


def folder_of(path: str) -> str:
    """The folder whose rules hold for `path`. ValueError for a path in none of them."""
    for start, folder in FOLDERS:
        if path == start or (start.endswith("/") and path.startswith(start)):
            return folder
    raise ValueError(f"{path} is not in a folder that the lint knows: {', '.join(start for start, _ in FOLDERS)}")


def catches(handlers: list[ast.ExceptHandler], name: str) -> bool:
    """Whether one of the handlers names the exception `name`, or catches everything."""
    return any(
        handler.type is None
        or any(isinstance(node, ast.Name) and node.id in (name, "Exception") for node in ast.walk(handler.type))
        for handler in handlers
    )


def is_typing_import(node: ast.AST) -> bool:
    """Whether the statement imports a module that serves annotations alone."""
    if isinstance(node, ast.ImportFrom):
        return not node.level and node.module in TYPING
    return isinstance(node, ast.Import) and any(alias.name in TYPING for alias in node.names)


class Source:
    """The parsed text of one file. SyntaxError when Python cannot read it."""

    def __init__(self, text: str, path: str) -> None:
        self.text = text
        self.path = path
        self.folder = folder_of(path)
        self.tree = ast.parse(text)
        self.tokens = list(tokenize.generate_tokens(io.StringIO(text).readline))
        self.parents: dict[ast.AST, ast.AST] = {}
        self.unreached: list[ast.stmt] = []  # statements that never run on a board: they serve type checkers
        self.by_type: dict[type[ast.AST], list[ast.AST]] = {}
        for node in ast.walk(self.tree):
            for child in ast.iter_child_nodes(node):
                self.parents[child] = node
        self._index(self.tree)
        self.modules = self._modules()

    def of(self, kind: type[Node]) -> Iterator[Node]:
        """The nodes of a type in the order of the text, without annotations and statements that never run."""
        for node in self.by_type.get(kind, ()):
            assert isinstance(node, kind)
            yield node

    def functions(self) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
        """Every function and method with a name."""
        yield from self.of(ast.FunctionDef)
        yield from self.of(ast.AsyncFunctionDef)

    def ancestors(self, node: ast.AST) -> Iterator[ast.AST]:
        """The parents of a node, from the inside out."""
        while node in self.parents:
            node = self.parents[node]
            yield node

    def guarded(self, node: ast.AST) -> bool:
        """Whether the node stands in a `try` that goes on when an import fails."""
        child = node
        for parent in self.ancestors(node):
            if isinstance(parent, ast.Try) and child in parent.body and catches(parent.handlers, "ImportError"):
                return True
            child = parent
        return False

    def imports(self) -> Iterator[tuple[ast.Import | ast.ImportFrom, str]]:
        """Every import, also one that never runs, with the full name of the module."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                for alias in node.names:
                    yield node, alias.name
            elif isinstance(node, ast.ImportFrom):
                yield node, self.absolute(node)

    def absolute(self, node: ast.ImportFrom) -> str:
        """The module that `from ... import` names, with its package when the name is relative."""
        if not node.level:
            return node.module or ""
        parts = self.path.removeprefix("lib/").split("/")[: -node.level]
        return ".".join([*parts, *([node.module] if node.module else [])])

    def qualified(self, node: ast.expr) -> str:
        """`module.item` for a name or attribute that came from an import, otherwise an empty string."""
        if isinstance(node, ast.Name):
            return self.modules.get(node.id, "")
        if isinstance(node, ast.Attribute):
            base = self.qualified(node.value)
            return f"{base}.{node.attr}" if base else ""
        return ""

    def _index(self, node: ast.AST) -> None:
        self.by_type.setdefault(type(node), []).append(node)
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns"):
                continue
            children = value if isinstance(value, list) else [value]
            skipped = self._first_unreached(node, name)
            for number, child in enumerate(children):
                if not isinstance(child, ast.AST):
                    continue
                if number < skipped:
                    self._index(child)
                elif isinstance(child, ast.stmt):
                    self.unreached.append(child)

    def _first_unreached(self, node: ast.AST, name: str) -> int:
        """From which statement of a body on a board goes elsewhere: behind an import of `typing` that fails."""
        if name == "body" and isinstance(node, ast.If) and ast.unparse(node.test).split(".")[-1] == "TYPE_CHECKING":
            return 0
        if name == "body" and isinstance(node, ast.Try) and catches(node.handlers, "ImportError"):
            for number, statement in enumerate(node.body):
                if is_typing_import(statement):
                    return number
        return 1 << 30

    def _modules(self) -> dict[str, str]:
        """What each imported name stands for: `np` -> `neopixel`, `sqrt` -> `math.sqrt`."""
        names: dict[str, str] = {}
        for node in self.of(ast.Import):
            for alias in node.names:
                names[alias.asname or alias.name.split(".")[0]] = (
                    alias.name if alias.asname else alias.name.split(".")[0]
                )
        for statement in self.of(ast.ImportFrom):
            for alias in statement.names:
                names[alias.asname or alias.name] = f"{self.absolute(statement)}.{alias.name}"
        return names
