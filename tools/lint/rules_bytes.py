"""bytes and bytearray: a position is bytes, and the searches work on bytearrays."""

import ast
from collections.abc import Iterator

from tools.lint.finding import Hit, rule
from tools.lint.kinds import kinds_of
from tools.lint.source import Source, catches
from tools.lint.values import value_of

REMEDIES = {
    "clear": "make a new one, or fill it with 0 in a loop",
    "copy": "use `bytearray(x)`, or `x[:] = other` into one made once",
    "insert": "build it with `+`",
    "pop": "keep a length beside it, or slice",
    "remove": "build it with `+`",
    "reverse": "swap in a loop",
}
LARGEST_BYTE = 255


def is_position(node: ast.expr) -> bool:
    """Whether the name says that the value is a position, which is bytes all over the project."""
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return name in ("pos", "position")


def is_buffer(source: Source, node: ast.expr) -> bool:
    """Whether the expression is known to be a bytearray."""
    return kinds_of(source).of(node) == "bytearray"


@rule("bytes-search", "a board's `{name}` of bytes takes bytes, not an int: write `x.{name}(bytes((n,)))` or a loop.")
def bytes_search(source: Source) -> Iterator[Hit]:
    """`position.count(0)`, `data.find(10)`."""
    kinds = kinds_of(source)
    for call in source.of(ast.Call):
        function = call.func
        if not isinstance(function, ast.Attribute) or not call.args:
            continue
        name, sought = function.attr, kinds.of(call.args[0])
        receiver = kinds.of(function.value)
        if name in ("find", "rfind", "index", "rindex", "count"):
            in_bytes = receiver in ("bytes", "bytearray") or (receiver is None and is_position(function.value))
            number_in_find = name in ("find", "rfind") and sought == "int" and receiver is None
            if number_in_find or (in_bytes and sought not in ("bytes", "bytearray", "str")):
                yield call, {"name": name}


@rule("bytearray-method", "a board's bytearray has no `{name}`: {instead}.")
def bytearray_method(source: Source) -> Iterator[Hit]:
    """`buffer.pop()`, `buffer.copy()`."""
    for call in source.of(ast.Call):
        if isinstance(call.func, ast.Attribute) and call.func.attr in REMEDIES and is_buffer(source, call.func.value):
            yield call, {"name": call.func.attr, "instead": REMEDIES[call.func.attr]}


@rule("bytearray-delete", "a board cannot delete from a bytearray: keep a length beside it, or build a new one.")
def bytearray_delete(source: Source) -> Iterator[Hit]:
    """`del buffer[0]`."""
    for node in source.of(ast.Delete):
        for target in node.targets:
            if isinstance(target, ast.Subscript) and is_buffer(source, target.value):
                yield node, {}


@rule("int-in-bytearray", "on a board `in` does not look for an int in a bytearray: write the loop, or keep bytes.")
def int_in_bytearray(source: Source) -> Iterator[Hit]:
    """`0 in buffer`; `0 in bytes(buffer)` works."""
    for node in source.of(ast.Compare):
        left = node.left
        for operator, right in zip(node.ops, node.comparators, strict=True):
            searched = isinstance(operator, ast.In | ast.NotIn) and is_buffer(source, right)
            if searched and kinds_of(source).of(left) not in ("bytes", "bytearray"):
                yield node, {}
            left = right


@rule(
    "bytearray-times", "the small interpreter cannot multiply a bytearray: write `bytearray(n)` or `bytearray(b * n)`."
)
def bytearray_times(source: Source) -> Iterator[Hit]:
    """`bytearray(1) * 9`."""
    for node in source.of(ast.BinOp):
        if isinstance(node.op, ast.Mult) and (is_buffer(source, node.left) or is_buffer(source, node.right)):
            yield node, {}


@rule(
    "byte-overflow", "a byte holds 0 to 255, beyond is an OverflowError on a board and wraps in the tests: {instead}."
)
def byte_overflow(source: Source) -> Iterator[Hit]:
    """A value that is or may well be outside 0 to 255, and a ValueError expected from one that is."""
    stores: list[ast.Assign | ast.AugAssign] = [*source.of(ast.Assign), *source.of(ast.AugAssign)]
    for node in stores:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        into_byte = any(isinstance(t, ast.Subscript) and is_buffer(source, t.value) and is_one(t) for t in targets)
        if into_byte and (too_large(node.value) or isinstance(getattr(node, "op", None), ast.LShift)):
            yield node, {"instead": "mask with `& 255`"}
    for call in source.of(ast.Call):
        listed = call.args[0] if is_conversion(call) else None
        if isinstance(listed, ast.Tuple | ast.List) and any(too_large(element) for element in listed.elts):
            yield call, {"instead": "mask with `& 255`"}
    for tried in source.of(ast.Try):
        if catches(tried.handlers, "ValueError") and not catches(tried.handlers, "OverflowError"):
            for statement in tried.body:
                for inside in ast.walk(statement):
                    if isinstance(inside, ast.Call) and is_conversion(inside) and may_overflow(source, inside):
                        yield inside, {"instead": "check the values first, or catch OverflowError too"}


def is_one(target: ast.Subscript) -> bool:
    """Whether the target is one byte and not a slice."""
    return not isinstance(target.slice, ast.Slice)


def too_large(node: ast.expr) -> bool:
    """Whether the value is outside a byte, or is a negation or a shift that nothing masks; `1 << n` is one flag."""
    value = value_of(node)
    if value is not None:
        return not 0 <= value <= LARGEST_BYTE
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd):
        masks = [value_of(side) for side in (node.left, node.right)]
        return all(mask is None or mask > LARGEST_BYTE for mask in masks) and masks != [None, None]
    if isinstance(node, ast.UnaryOp):
        return isinstance(node.op, ast.USub | ast.Invert)
    return isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and value_of(node.left) != 1


def is_conversion(call: ast.Call) -> bool:
    """Whether the call is `bytes(x)` or `bytearray(x)`."""
    return isinstance(call.func, ast.Name) and call.func.id in ("bytes", "bytearray") and len(call.args) == 1


def may_overflow(source: Source, call: ast.Call) -> bool:
    """Whether the values come from elsewhere; a length and other bytes cannot overflow."""
    return kinds_of(source).of(call.args[0]) not in ("int", "bytes", "bytearray", "str")
