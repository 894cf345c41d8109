"""What kind of value an expression has, as far as the file itself tells: "bytes", "bytearray", "dict", "list" ...

Nothing is guessed: a name has a kind only when every assignment to it in its scope agrees, or its annotation says so.
"""

import ast
from collections.abc import Iterator
from functools import lru_cache

from tools.lint.source import Source

BUILTINS = ("bytearray", "bytes", "dict", "float", "frozenset", "int", "list", "range", "set", "str", "tuple")
KINDS = {name: name for name in BUILTINS} | {
    "OrderedDict": "OrderedDict",
    "deque": "deque",
    "len": "int",
    "ord": "int",
    "sorted": "list",
    "frozenset": "set",
}
LITERALS: dict[type[ast.AST], str] = {
    ast.JoinedStr: "str",
    ast.List: "list",
    ast.ListComp: "list",
    ast.Dict: "dict",
    ast.DictComp: "dict",
    ast.Set: "set",
    ast.SetComp: "set",
    ast.Tuple: "tuple",
    ast.GeneratorExp: "generator",
}
METHODS = {"encode": "bytes", "decode": "str", "format": "str", "split": "list", "rsplit": "list", "splitlines": "list"}
SAME_AS_RECEIVER = ("strip", "lstrip", "rstrip", "upper", "lower", "replace", "copy", "join")
SCOPES = (ast.Module, ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)

Binding = ast.expr | str | None
"""What a name is bound to: an expression, a kind known by itself, or something that tells nothing."""

IGNORED = "ignored"  # None, and a name whose own kind is being worked out, neither help nor contradict


class Kinds:
    """The kinds of expressions in one file."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.bindings: dict[tuple[ast.AST, str], list[Binding]] = {}
        self.known: dict[tuple[ast.AST, str], str | None] = {}
        for node in ast.walk(source.tree):
            for target, value in bound(node):
                self._bind(target, value)

    def of(self, node: ast.expr) -> str | None:
        """The kind of an expression, or None."""
        kind = self._of(node)
        return None if kind == IGNORED else kind

    def is_bound(self, name: ast.Name) -> bool:
        """Whether the file gives the name a meaning of its own."""
        return name.id in self.source.modules or self._scope(name, name.id) is not None

    def _of(self, node: ast.expr) -> str | None:
        if type(node) in LITERALS:
            return LITERALS[type(node)]
        if isinstance(node, ast.Constant):
            return IGNORED if node.value is None else type(node.value).__name__
        if isinstance(node, ast.Name):
            scope = self._scope(node, node.id)
            return self._named(scope, node.id) if scope else None
        if isinstance(node, ast.Attribute):
            owner = self._class_of_self(node)
            return self._named(owner, f"self.{node.attr}") if owner else None
        if isinstance(node, ast.Call):
            return self._of_call(node)
        if isinstance(node, ast.BinOp):
            return self._of_operation(node)
        if isinstance(node, ast.Subscript):
            return self._of(node.value) if isinstance(node.slice, ast.Slice) else None
        if isinstance(node, ast.NamedExpr):
            return self._of(node.value)
        if isinstance(node, ast.IfExp):
            return agreed([self._of(node.body), self._of(node.orelse)])
        return agreed([self._of(value) for value in node.values]) if isinstance(node, ast.BoolOp) else None

    def _of_call(self, node: ast.Call) -> str | None:
        if isinstance(node.func, ast.Attribute):
            name = self.source.qualified(node.func)
            if name.startswith("collections."):
                return KINDS.get(name.removeprefix("collections."))
            if node.func.attr in SAME_AS_RECEIVER:
                return self._of(node.func.value)
            return METHODS.get(node.func.attr)
        if isinstance(node.func, ast.Name) and self._scope(node.func, node.func.id) is None:
            return KINDS.get(node.func.id)
        return None

    def _of_operation(self, node: ast.BinOp) -> str | None:
        left, right = self._of(node.left), self._of(node.right)
        if isinstance(node.op, ast.Mult) and "int" in (left, right):
            return right if left == "int" else left
        if isinstance(node.op, ast.Mult):
            return next((kind for kind in (left, right) if kind in ("list", "bytes", "bytearray", "str")), None)
        if isinstance(node.op, ast.Mod) and left == "str":
            return "str"
        return left if left == right or left in ("bytearray", "set") else None

    def _named(self, scope: ast.AST, name: str) -> str | None:
        key = scope, name
        if key not in self.known:
            self.known[key] = IGNORED
            values = self.bindings.get(key, [None])
            self.known[key] = agreed([self._of(v) if isinstance(v, ast.expr) else v for v in values])
        return self.known[key]

    def _scope(self, node: ast.AST, name: str) -> ast.AST | None:
        """The innermost scope that binds the name; a class does not count for the functions in it."""
        inside_function = False
        for parent in self.source.ancestors(node):
            if isinstance(parent, SCOPES):
                if (parent, name) in self.bindings and not (inside_function and isinstance(parent, ast.ClassDef)):
                    return parent
                inside_function = inside_function or not isinstance(parent, ast.ClassDef)
        return None

    def _class_of_self(self, node: ast.Attribute) -> ast.ClassDef | None:
        if not (isinstance(node.value, ast.Name) and node.value.id == "self"):
            return None
        classes = (parent for parent in self.source.ancestors(node) if isinstance(parent, ast.ClassDef))
        return next(classes, None)

    def _bind(self, target: ast.AST, value: Binding) -> None:
        if isinstance(target, ast.Attribute):
            owner: ast.AST | None = self._class_of_self(target)
            name = f"self.{target.attr}"
        elif isinstance(target, ast.Name | ast.arg | ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = (
                target.id if isinstance(target, ast.Name) else getattr(target, "arg", "") or getattr(target, "name", "")
            )
            owner = next((parent for parent in self.source.ancestors(target) if isinstance(parent, SCOPES)), None)
            if owner and isinstance(owner, FUNCTIONS) and name in declared_global(owner):
                owner = self.source.tree
        else:
            return
        if owner:
            self.bindings.setdefault((owner, name), []).append(value)


def agreed(kinds: list[str | None]) -> str | None:
    """The one kind of several values of a name, or None when they differ or one is unknown."""
    told = {kind for kind in kinds if kind != IGNORED}
    return told.pop() if len(told) == 1 else None


def declared_global(function: ast.AST) -> set[str]:
    """The names that a function declares global."""
    return {name for node in ast.walk(function) if isinstance(node, ast.Global) for name in node.names}


def annotated(annotation: ast.expr | None) -> str | None:
    """The kind that an annotation names: `bytes | None`, `dict[str, int]`, `"bytearray"`; otherwise None."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        try:
            annotation = ast.parse(annotation.value, mode="eval").body
        except SyntaxError:
            return None
    if isinstance(annotation, ast.BinOp):
        sides = [side for side in (annotation.left, annotation.right) if not is_none(side)]
        return annotated(sides[0]) if len(sides) == 1 else None
    if isinstance(annotation, ast.Subscript):
        annotation = annotation.value
    if isinstance(annotation, ast.Name) and annotation.id in (*BUILTINS, "OrderedDict", "deque"):
        return KINDS[annotation.id]
    return None


def is_none(node: ast.expr) -> bool:
    """Whether the expression is the literal None."""
    return isinstance(node, ast.Constant) and node.value is None


def bound(node: ast.AST) -> Iterator[tuple[ast.AST, Binding]]:
    """The targets that a node binds, each with what is known of the value."""
    if isinstance(node, ast.Assign):
        for target in node.targets:
            yield from unpacked(target, node.value)
    elif isinstance(node, ast.AnnAssign):
        yield node.target, annotated(node.annotation) or node.value
    elif isinstance(node, ast.NamedExpr):
        yield node.target, node.value
    elif isinstance(node, ast.For | ast.AsyncFor | ast.comprehension):
        over_range = isinstance(node.iter, ast.Call) and ast.unparse(node.iter.func) == "range"
        yield from unpacked(node.target, None, "int" if over_range else None)
    elif isinstance(node, ast.With | ast.AsyncWith):
        for item in node.items:
            if item.optional_vars:
                yield from unpacked(item.optional_vars, None)
    elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
        arguments = node.args
        for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
            yield argument, annotated(argument.annotation)
        if arguments.vararg:
            yield arguments.vararg, "tuple"
        if arguments.kwarg:
            yield arguments.kwarg, "dict"
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        yield node, "function" if not isinstance(node, ast.ClassDef) else "class"


def unpacked(target: ast.expr, value: ast.expr | None, kind: str | None = None) -> Iterator[tuple[ast.AST, Binding]]:
    """A target with its value; the parts of a tuple with theirs where both sides are written out."""
    if not isinstance(target, ast.Tuple | ast.List):
        yield target, value if value is not None else kind
        return
    written = isinstance(value, ast.Tuple | ast.List) and len(value.elts) == len(target.elts)
    for number, part in enumerate(target.elts):
        inner = part.value if isinstance(part, ast.Starred) else part
        piece = value.elts[number] if written and isinstance(value, ast.Tuple | ast.List) else None
        yield from unpacked(inner, piece)


@lru_cache(maxsize=1)
def kinds_of(source: Source) -> Kinds:
    """The kinds of a file, worked out once for all the rules that ask."""
    return Kinds(source)
