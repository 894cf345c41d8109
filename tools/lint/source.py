"""The syntax tree of one file, without annotations and `if TYPE_CHECKING:` bodies, which a board never evaluates."""

import ast
import io
import tokenize
from collections.abc import Iterator
from typing import Any

DEVICE = ("code.py", "boot.py", "games/", "hal/", "lib/sillon/")
"""The files and folders that are copied to a board."""

OTHERS = ("sim/", "tools/", "tests/")


class Source:
    """The parsed text of the file `path`.

    Raises SyntaxError if it is not Python, ValueError if the path is outside the known folders.
    """

    def __init__(self, text: str, path: str) -> None:
        if not path.startswith((*DEVICE, *OTHERS)):
            raise ValueError(f"{path} is not in a folder that the lint knows: {', '.join((*DEVICE, *OTHERS))}")
        self.path = path
        self.on_board = path.startswith(DEVICE)
        self.size = len(text.encode())
        self.tree = ast.parse(text)
        self.tokens = list(tokenize.generate_tokens(io.StringIO(text).readline))
        self.parents = {child: node for node in ast.walk(self.tree) for child in ast.iter_child_nodes(node)}
        self._nodes = list(self._evaluated(self.tree))

    def of(self, *kinds: type[ast.AST]) -> Iterator[Any]:
        """Yield the nodes of these types that a board evaluates."""
        for node in self._nodes:
            if isinstance(node, kinds):
                yield node

    def ancestors(self, node: ast.AST) -> Iterator[ast.AST]:
        """Yield the parents of a node, from the inside out."""
        while node in self.parents:
            node = self.parents[node]
            yield node

    def _evaluated(self, node: ast.AST) -> Iterator[ast.AST]:
        yield node
        typing_only = isinstance(node, ast.If) and ast.unparse(node.test).split(".")[-1] == "TYPE_CHECKING"
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns") or (typing_only and name == "body"):
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from self._evaluated(child)
