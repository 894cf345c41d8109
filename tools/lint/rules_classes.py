"""Classes and functions as objects: what a board leaves out or does otherwise."""

import ast
from collections.abc import Iterator

from tools.lint.finding import Hit, rule
from tools.lint.kinds import kinds_of
from tools.lint.rules_builtins import builtin
from tools.lint.source import Source

FUNCTION_ITEMS = ("__annotations__", "__code__", "__defaults__", "__doc__", "__kwdefaults__", "__wrapped__")


@rule("bool-is-int", "`isinstance(True, int)` is False on a board: write `type(x) is int`, or `(int, bool)` for both.")
def bool_is_int(source: Source) -> Iterator[Hit]:
    """`isinstance(x, int)` gives two answers for True and False."""
    for call in source.of(ast.Call):
        if builtin(source, call.func) in ("isinstance", "issubclass") and len(call.args) == 2:
            kinds = call.args[1].elts if isinstance(call.args[1], ast.Tuple) else [call.args[1]]
            names = [kind.id for kind in kinds if isinstance(kind, ast.Name)]
            if "int" in names and "bool" not in names:
                yield call, {}


@rule("slots", "a board ignores `__slots__`: leave it out, and keep large data in a bytearray.")
def slots(source: Source) -> Iterator[Hit]:
    """`__slots__` in a class."""
    for node in source.of(ast.Name):
        if node.id == "__slots__" and isinstance(node.ctx, ast.Store):
            yield node, {}


@rule("init-subclass", "a board never calls `__init_subclass__`: list the classes in a tuple.")
def init_subclass(source: Source) -> Iterator[Hit]:
    """`__init_subclass__` in a class."""
    for function in source.functions():
        if function.name == "__init_subclass__":
            yield function, {}


@rule(
    "many-bases", "`super()` goes wrong on a board where bases meet again: give `{name}` one base, or hold the other."
)
def many_bases(source: Source) -> Iterator[Hit]:
    """More than one base, whether or not they meet in this file."""
    for node in source.of(ast.ClassDef):
        bases = [base for base in node.bases if not (isinstance(base, ast.Name) and base.id == "object")]
        if len(bases) > 1:
            yield node, {"name": node.name}


@rule(
    "function-attribute", "a board's function has no attribute `{name}`: use a module variable, a class or a closure."
)
def function_attribute(source: Source) -> Iterator[Hit]:
    """`function.calls = 0`, `self.method.calls`, `setattr(function, ...)`; `__name__` is there."""
    for node in source.of(ast.Attribute):
        if node.attr in FUNCTION_ITEMS or (node.attr != "__name__" and is_function(source, node.value)):
            yield node, {"name": node.attr}
    for call in source.of(ast.Call):
        asks = builtin(source, call.func) in ("getattr", "hasattr", "setattr") and len(call.args) > 1
        if asks and is_function(source, call.args[0]):
            yield call, {"name": ast.unparse(call.args[1])}


def is_function(source: Source, node: ast.expr) -> bool:
    """Whether the expression is a function or method that the file defines, and nothing else."""
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self":
        owner = next((parent for parent in source.ancestors(node) if isinstance(parent, ast.ClassDef)), None)
        methods = [method for method in owner.body if isinstance(method, ast.FunctionDef)] if owner else []
        return any(method.name == node.attr and not method.decorator_list for method in methods)
    if not isinstance(node, ast.Name) or kinds_of(source).of(node) != "function":
        return False
    named = [function for function in source.functions() if function.name == node.id]
    return all(not function.decorator_list for function in named)
