"""Order and hashes: dicts and sets iterate by hash, sorting is not stable, hashes of str and bytes have 8 bits."""

import ast
from collections.abc import Iterator

from tools.lint.finding import Hit, rule
from tools.lint.kinds import kinds_of
from tools.lint.rules_builtins import builtin
from tools.lint.rules_bytes import is_position
from tools.lint.source import DEVICE, Source

FREE_OF_ORDER = ("all", "any", "dict", "frozenset", "len", "max", "min", "set", "sorted", "sum")
KEEP_ORDER = ("bytearray", "bytes", "enumerate", "filter", "iter", "list", "map", "reversed", "tuple", "zip")


@rule(
    "stable-sort", "sorting is not stable on a board: sort tuples that end in something unique, such as (score, move)."
)
def stable_sort(source: Source) -> Iterator[Hit]:
    """A key leaves ties in any order, unless the key is a tuple that ends in, or holds, the item itself."""
    for call in source.of(ast.Call):
        is_sort = isinstance(call.func, ast.Attribute) and call.func.attr == "sort"
        if not is_sort and builtin(source, call.func) != "sorted":
            continue
        for keyword in call.keywords:
            if keyword.arg == "key" and not isinstance(keyword.value, ast.Constant) and not is_total(keyword.value):
                yield call, {}


def is_total(key: ast.expr) -> bool:
    """Whether the key is a lambda that gives a tuple with the item, or its negative, in it."""
    if not isinstance(key, ast.Lambda) or not isinstance(key.body, ast.Tuple) or len(key.args.args) != 1:
        return False
    name = key.args.args[0].arg
    parts = [part.operand if isinstance(part, ast.UnaryOp) else part for part in key.body.elts]
    return any(isinstance(part, ast.Name) and part.id == name for part in parts)


@rule("dict-order", "a dict or set has no order on a board: use a tuple of pairs or an OrderedDict, or sort first.")
def dict_order(source: Source) -> Iterator[Hit]:
    """Iterating over a dict or a set where the order shows."""
    loops: list[ast.For | ast.AsyncFor] = [*source.of(ast.For), *source.of(ast.AsyncFor)]
    for loop in loops:
        if is_unordered(source, loop.iter) and not all(hides_order(s, names_in(loop.target)) for s in loop.body):
            yield loop.iter, {}
    for comprehension in source.of(ast.comprehension):
        if is_unordered(source, comprehension.iter) and order_matters(source, source.parents[comprehension]):
            yield comprehension.iter, {}
    for call in source.of(ast.Call):
        name = builtin(source, call.func)
        method = call.func.attr if isinstance(call.func, ast.Attribute) else ""
        keyed = name in ("max", "min") and any(keyword.arg == "key" for keyword in call.keywords)
        taken = [
            a.value if isinstance(a, ast.Starred) else a for a in call.args if keyed or takes_order(name, method, a)
        ]
        shown = any(is_unordered(source, argument) for argument in taken) and order_matters(source, call)
        if shown or method == "popitem" or (method == "pop" and not call.args and is_set(source, call.func)):
            yield call, {}


def names_in(target: ast.expr) -> set[str]:
    """The names that a loop's target binds."""
    return {node.id for node in ast.walk(target) if isinstance(node, ast.Name)}


def hides_order(statement: ast.stmt, names: set[str]) -> bool:
    """Whether a statement in a loop over `names` does the same in any order: it refuses, counts, deletes, or files
    under the loop's own name."""
    if isinstance(statement, ast.If):
        return all(hides_order(inner, names) for inner in (*statement.body, *statement.orelse))
    if isinstance(statement, ast.AugAssign):
        return isinstance(statement.op, ast.Add | ast.BitOr | ast.BitXor | ast.BitAnd)
    if isinstance(statement, ast.Return):
        return isinstance(statement.value, ast.Constant)
    if isinstance(statement, ast.Assign):
        filed = [target.slice for target in statement.targets if isinstance(target, ast.Subscript)]
        return len(filed) == len(statement.targets) and all(isinstance(s, ast.Name) and s.id in names for s in filed)
    return isinstance(statement, ast.Raise | ast.Assert | ast.Delete | ast.Continue | ast.Pass)


def takes_order(name: str, method: str, argument: ast.expr) -> bool:
    """Whether a call shows the order in which the argument iterates."""
    return name in KEEP_ORDER or method in ("extend", "join") or isinstance(argument, ast.Starred)


def is_set(source: Source, function: ast.expr) -> bool:
    """Whether the method belongs to a set."""
    return isinstance(function, ast.Attribute) and kinds_of(source).of(function.value) == "set"


def is_unordered(source: Source, node: ast.expr) -> bool:
    """Whether the expression is a dict, a set, or a view of a dict that is not known to be an OrderedDict."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and not node.args:
        is_view = node.func.attr in ("items", "keys", "values")
        return is_view and kinds_of(source).of(node.func.value) != "OrderedDict"
    return kinds_of(source).of(node) in ("dict", "set")


def order_matters(source: Source, node: ast.AST) -> bool:
    """Whether the order survives: not in a set or dict, nor in `sum`, `any`, `sorted` and the like."""
    if isinstance(node, ast.SetComp | ast.DictComp):
        return False
    parent = source.parents.get(node)
    if isinstance(parent, ast.For) and node is parent.iter:
        return not all(hides_order(statement, names_in(parent.target)) for statement in parent.body)
    if isinstance(parent, ast.Call) and node in parent.args:
        return builtin(source, parent.func) not in FREE_OF_ORDER or any(k.arg == "key" for k in parent.keywords)
    return True


@rule("hash-keys", "a board hashes str and bytes to 8 bits, so {what}: key by a small int or a tuple, or keep a list.")
def hash_keys(source: Source) -> Iterator[Hit]:
    """bytes, positions and texts made at run time as keys; a small dict with literal str keys is fine."""
    if source.folder not in DEVICE:
        return
    for call in source.of(ast.Call):
        if builtin(source, call.func) == "hash":
            yield call, {"what": "`hash` is of no use"}
    for node, key in keys(source):
        if is_bytes(source, key):
            yield node, {"what": "a table of bytes is searched one by one"}
        elif is_made_text(key) and not isinstance(node, ast.Compare):
            yield node, {"what": "a table of made-up texts is searched one by one"}
    for annotation in annotations(source):
        for part in ast.walk(annotation):
            if isinstance(part, ast.Subscript) and isinstance(part.value, ast.Name):
                first = part.slice.elts[0] if isinstance(part.slice, ast.Tuple) else part.slice
                named = isinstance(first, ast.Name) and first.id == "bytes"
                if part.value.id in ("dict", "set", "frozenset") and named:
                    yield part, {"what": "a table of bytes is searched one by one"}


def keys(source: Source) -> Iterator[tuple[ast.AST, ast.expr]]:
    """The places where a value serves as a key, with the key."""
    kinds = kinds_of(source)
    for display in source.of(ast.Dict):
        for key in display.keys:
            if key is not None:
                yield key, key
    for comprehension in source.of(ast.DictComp):
        yield comprehension.key, comprehension.key
    for set_comprehension in source.of(ast.SetComp):
        yield set_comprehension.elt, set_comprehension.elt
    for set_display in source.of(ast.Set):
        for element in set_display.elts:
            yield element, element
    for subscript in source.of(ast.Subscript):
        stored = isinstance(subscript.ctx, ast.Store)
        if kinds.of(subscript.value) in ("dict", "OrderedDict"):
            if stored or not is_made_text(subscript.slice):
                yield subscript, subscript.slice
        elif kinds.of(subscript.slice) == "bytes":
            yield subscript, subscript.slice
    for call in source.of(ast.Call):
        if isinstance(call.func, ast.Attribute) and call.args:
            use = kinds.of(call.func.value), call.func.attr
            stored = use in (("dict", "setdefault"), ("set", "add"))
            if stored or (use == ("dict", "get") and not is_made_text(call.args[0])):
                yield call, call.args[0]
    for compare in source.of(ast.Compare):
        if isinstance(compare.ops[0], ast.In | ast.NotIn) and kinds.of(compare.comparators[0]) in ("dict", "set"):
            yield compare, compare.left


def is_bytes(source: Source, key: ast.expr) -> bool:
    """Whether a key is bytes, or a position by its name."""
    kind = kinds_of(source).of(key)
    return kind == "bytes" or (kind is None and is_position(key))


def is_made_text(key: ast.expr) -> bool:
    """Whether a key is a text made at run time: an f-string, `str(x)`, `game.to_text(x)`."""
    if isinstance(key, ast.Call):
        name = key.func.attr if isinstance(key.func, ast.Attribute) else getattr(key.func, "id", "")
        return name in ("hex", "repr", "str", "to_text")
    return isinstance(key, ast.JoinedStr)


def annotations(source: Source) -> Iterator[ast.expr]:
    """Every annotation of the file."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.AnnAssign | ast.arg) and node.annotation is not None:
            yield node.annotation
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns is not None:
            yield node.returns
