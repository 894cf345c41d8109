"""The value of an expression made of whole numbers only, as a board's compiler folds it."""

import ast
import operator
from collections.abc import Callable

OPERATIONS: dict[type[ast.AST], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: operator.pow,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitOr: operator.or_,
    ast.BitAnd: operator.and_,
    ast.BitXor: operator.xor,
}
LARGEST_COUNT = 512  # of a shift or an exponent: no larger number is worth working out


def value_of(node: ast.AST) -> int | None:
    """The whole number that the expression always is, or None."""
    if isinstance(node, ast.Constant):
        return node.value if type(node.value) is int else None
    if isinstance(node, ast.UnaryOp):
        inner = value_of(node.operand)
        if inner is None or isinstance(node.op, ast.Not):
            return None
        return {ast.USub: -inner, ast.Invert: ~inner}.get(type(node.op), inner)
    if not isinstance(node, ast.BinOp) or type(node.op) not in OPERATIONS:
        return None
    left, right = value_of(node.left), value_of(node.right)
    if left is None or right is None:
        return None
    if isinstance(node.op, ast.LShift | ast.RShift | ast.Pow) and not 0 <= right <= LARGEST_COUNT:
        return None
    if isinstance(node.op, ast.FloorDiv | ast.Mod) and not right:
        return None
    return OPERATIONS[type(node.op)](left, right)
