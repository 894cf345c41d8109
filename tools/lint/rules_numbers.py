"""Numbers and slices: ints stay below 2**30, floats have 32 bits, a step is for lists."""

import ast
from collections.abc import Iterator

from tools.lint.finding import Hit, rule
from tools.lint.kinds import kinds_of
from tools.lint.source import DEVICE, Source
from tools.lint.values import value_of

BITS = 30
LARGEST_FACTOR = 1 << 16
FLOAT_DIGITS = 7


@rule("slice-step", "a board {what}: build it in a loop, or use `reversed`.")
def slice_step(source: Source) -> Iterator[Hit]:
    """A step works when a list (or a range) is read, and nowhere else."""
    for node in source.of(ast.Subscript):
        if not isinstance(node.slice, ast.Slice) or node.slice.step is None or value_of(node.slice.step) == 1:
            continue
        if not isinstance(node.ctx, ast.Load):
            yield node, {"what": "cannot store into a slice with a step"}
        elif kinds_of(source).of(node.value) not in ("list", "range"):
            yield node, {"what": "slices with a step nothing but lists, and this is not known to be one"}


@rule("big-int", "an int from 2**30 on takes 32 bytes of heap each time: stay below, or use bytes or two numbers.")
def big_int(source: Source) -> Iterator[Hit]:
    """A constant, a shift, or a product with a large factor that leaves the small ints."""
    if source.folder not in DEVICE:
        return
    for node in (*source.of(ast.Constant), *source.of(ast.BinOp), *source.of(ast.UnaryOp)):
        parent = source.parents.get(node)
        whole = parent is None or not isinstance(parent, ast.BinOp | ast.UnaryOp) or value_of(parent) is None
        value = value_of(node)
        if value is None:
            beyond = isinstance(node, ast.BinOp) and leaves_small_ints(source, node)
        else:
            beyond = whole and not -(1 << BITS) <= value < 1 << BITS
        if beyond:
            yield node, {}
    for assignment in source.of(ast.AugAssign):
        count = value_of(assignment.value) or 0
        shifted = isinstance(assignment.op, ast.LShift) and count >= BITS
        if shifted or (isinstance(assignment.op, ast.Mult) and LARGEST_FACTOR <= abs(count) < 1 << BITS):
            yield assignment, {}


def leaves_small_ints(source: Source, node: ast.BinOp) -> bool:
    """Whether a shift or product with an unknown part reaches 2**30 for values that are likely."""
    if isinstance(node.op, ast.LShift):
        count = value_of(node.right)
        return count >= BITS if count is not None else reaches(source, node.right) > BITS
    if isinstance(node.op, ast.Mult):
        factors = [value_of(side) or 0 for side in (node.left, node.right)]
        return any(LARGEST_FACTOR <= abs(factor) < 1 << BITS for factor in factors)
    return False


def reaches(source: Source, count: ast.expr) -> int:
    """Where the range ends that a loop's variable runs through; 0 when that is not known."""
    if not isinstance(count, ast.Name):
        return 0
    around = set(source.ancestors(count))
    loops: list[ast.For | ast.comprehension] = [*source.of(ast.For), *source.of(ast.comprehension)]
    ends = [0]
    for loop in loops:
        named = isinstance(loop.target, ast.Name) and loop.target.id == count.id
        if named and (loop in around or source.parents[loop] in around):
            ends.append(range_end(loop.iter))
    return max(ends)


def range_end(node: ast.expr) -> int:
    """Where a range written out with numbers ends; 0 when it is none."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range" and node.args):
        return 0
    return value_of(node.args[min(1, len(node.args) - 1)]) or 0


@rule("float-precision", "a board's float has 32 bits, and {what}: {instead}.")
def float_precision(source: Source) -> Iterator[Hit]:
    """Long literals, equality, a division cut to an int, milliseconds in a division."""
    if source.folder not in DEVICE:
        return
    for constant in source.of(ast.Constant):
        if isinstance(constant.value, float) and digits(constant.value) > FLOAT_DIGITS:
            yield constant, {"what": "keeps six or seven digits", "instead": "use whole numbers or a shorter literal"}
    for compare in source.of(ast.Compare):
        equal = any(isinstance(operator, ast.Eq | ast.NotEq) for operator in compare.ops)
        if equal and any(is_float(side) for side in (compare.left, *compare.comparators)):
            yield compare, {"what": "equality of floats is chance", "instead": "compare whole numbers, or with `<`"}
    for call in source.of(ast.Call):
        if isinstance(call.func, ast.Name) and call.func.id == "int" and len(call.args) == 1 and is_ratio(call.args[0]):
            yield call, {"what": "the quotient may fall just below a whole number", "instead": "use `//`"}
    for division in source.of(ast.BinOp):
        if isinstance(division.op, ast.Div) and is_time(division.left):
            yield division, {"what": "milliseconds need up to 29", "instead": "use `//` and `%`"}


def digits(value: float) -> int:
    """How many digits of a literal matter."""
    return len(repr(value).split("e")[0].replace(".", "").replace("-", "").strip("0"))


def is_ratio(node: ast.expr) -> bool:
    """Whether the outermost operation is a true division."""
    return isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div)


def is_float(node: ast.expr) -> bool:
    """Whether the expression is plainly a float."""
    return is_ratio(node) or (isinstance(node, ast.Constant) and isinstance(node.value, float))


def is_time(node: ast.expr) -> bool:
    """Whether the expression reads the clock in milliseconds."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute | ast.Name):
        name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
        return name in ("ms", "ticks_ms")
    return isinstance(node, ast.Name) and node.id == "now"
