"""The builtin type of an expression where the file itself shows it: "bytes", "dict", "int" ...

A name has a type only when every assignment to it in its scope agrees, or when its annotation gives the type.
"""

import ast
from collections.abc import Iterator

from tools.lint.source import Source

LITERALS: dict[type[ast.AST], str] = {
    ast.Dict: "dict",
    ast.DictComp: "dict",
    ast.GeneratorExp: "generator",
    ast.JoinedStr: "str",
    ast.List: "list",
    ast.ListComp: "list",
    ast.Set: "set",
    ast.SetComp: "set",
    ast.Tuple: "tuple",
}
TYPES = ("OrderedDict", "bytearray", "bytes", "dict", "int", "list", "range", "set", "str", "tuple")
CALLS = {name: name for name in TYPES} | {"frozenset": "set", "len": "int", "ord": "int", "sorted": "list"}
SCOPES = (ast.Module, ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)
NONE = "None"  # a value that may stand in for any type

Binding = ast.expr | str | None


class Kinds:
    """The types of the expressions in one file."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._bindings: dict[tuple[ast.AST, str], list[Binding]] = {}
        self._known: dict[tuple[ast.AST, str], str | None] = {}
        for node in ast.walk(source.tree):
            for target, value in _bound(node):
                owner, name = self._owner(target)
                if owner:
                    self._bindings.setdefault((owner, name), []).append(value)

    def of(self, node: ast.expr) -> str | None:
        """Return the type of an expression, or None."""
        if type(node) in LITERALS:
            return LITERALS[type(node)]
        if isinstance(node, ast.Constant):
            return NONE if node.value is None else type(node.value).__name__
        if isinstance(node, ast.Name | ast.Attribute):
            return self._named(node)
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Attribute):
                return (
                    "bytes"
                    if node.func.attr == "encode"
                    else self.of(node.func.value)
                    if node.func.attr == "copy"
                    else None
                )
            return CALLS.get(node.func.id) if isinstance(node.func, ast.Name) else None
        if isinstance(node, ast.BinOp):
            sides = self.of(node.left), self.of(node.right)
            return next((side for side in sides if side not in (None, "int")), "int" if "int" in sides else None)
        if isinstance(node, ast.Subscript):
            return self.of(node.value) if isinstance(node.slice, ast.Slice) else None
        if isinstance(node, ast.IfExp):
            return _agreed([self.of(node.body), self.of(node.orelse)])
        return None

    def values(self, name: ast.Name) -> list[Binding]:
        """Return what the file assigns to a name in the scopes around it."""
        return [value for scope in self._source.ancestors(name) for value in self._bindings.get((scope, name.id), [])]

    def _named(self, node: ast.Name | ast.Attribute) -> str | None:
        if isinstance(node, ast.Attribute):
            owner, name = self._owner(node)
        else:
            owner, name = next((s for s in self._scopes(node) if (s, node.id) in self._bindings), None), node.id
        if owner is None:
            return None
        key = owner, name
        if key not in self._known:
            self._known[key] = NONE  # while the values of the name are looked up: they may use the name
            values = self._bindings.get(key, [None])
            self._known[key] = _agreed([self.of(v) if isinstance(v, ast.expr) else v for v in values])
        return self._known[key]

    def _scopes(self, node: ast.AST) -> Iterator[ast.AST]:
        """Yield the scopes that a name is looked up in. Functions do not look into the class around them."""
        for number, scope in enumerate(
            [parent for parent in self._source.ancestors(node) if isinstance(parent, SCOPES)]
        ):
            if not number or not isinstance(scope, ast.ClassDef):
                yield scope

    def _owner(self, target: ast.AST) -> tuple[ast.AST | None, str]:
        """Return the scope that a target belongs to, the class for `self.x`, and its name there."""
        around = self._source.ancestors(target)
        if isinstance(target, ast.Attribute):
            on_self = isinstance(target.value, ast.Name) and target.value.id == "self"
            owner = next((parent for parent in around if isinstance(parent, ast.ClassDef)), None) if on_self else None
            return owner, f"self.{target.attr}"
        name = target.id if isinstance(target, ast.Name) else getattr(target, "arg", "")
        return next((parent for parent in around if name and isinstance(parent, SCOPES)), None), name


def _agreed(kinds: list[str | None]) -> str | None:
    known = set(kinds) - {NONE}
    return known.pop() if len(known) == 1 else None


def _annotated(annotation: ast.expr | None) -> str | None:
    """Return the type in an annotation such as `bytes | None`, `dict[str, int]` or `"bytearray"`."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        annotation = ast.parse(annotation.value, mode="eval").body
    if isinstance(annotation, ast.BinOp) and ast.unparse(annotation.right) == "None":
        annotation = annotation.left
    if isinstance(annotation, ast.Subscript):
        annotation = annotation.value
    return CALLS.get(annotation.id) if isinstance(annotation, ast.Name) else None


def _bound(node: ast.AST) -> Iterator[tuple[ast.AST, Binding]]:
    """Yield the targets that a node binds, each with its value or type."""
    if isinstance(node, ast.Assign):
        for target in node.targets:
            yield from _unpacked(target, node.value)
    elif isinstance(node, ast.AnnAssign):
        yield node.target, _annotated(node.annotation) or node.value
    elif isinstance(node, ast.NamedExpr):
        yield node.target, node.value
    elif isinstance(node, ast.For | ast.AsyncFor | ast.comprehension):
        yield from _unpacked(node.target, None)
    elif isinstance(node, ast.withitem) and node.optional_vars:
        yield from _unpacked(node.optional_vars, None)
    elif isinstance(node, ast.arguments):
        for argument in (*node.posonlyargs, *node.args, *node.kwonlyargs):
            yield argument, _annotated(argument.annotation)
        for rest, kind in ((node.vararg, "tuple"), (node.kwarg, "dict")):
            if rest:
                yield rest, kind


def _unpacked(target: ast.expr, value: ast.expr | None) -> Iterator[tuple[ast.AST, Binding]]:
    """Yield a target with its value; the parts of a tuple with theirs where both sides are written out."""
    if not isinstance(target, ast.Tuple | ast.List):
        yield target, value
        return
    values: list[ast.expr | None] = [None] * len(target.elts)
    if isinstance(value, ast.Tuple | ast.List) and len(value.elts) == len(target.elts):
        values = list(value.elts)
    for part, piece in zip(target.elts, values, strict=True):
        yield from _unpacked(part.value if isinstance(part, ast.Starred) else part, piece)
