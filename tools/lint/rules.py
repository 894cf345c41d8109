"""The rules: each yields the nodes at which a board does something else than CPython, and no other check sees it."""

import ast
import re
import tokenize
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

from tools.lint.kinds import Kinds
from tools.lint.source import Source

Node = ast.expr | ast.stmt
Rule = Callable[[Source], Iterator[Node]]

RULES: dict[str, tuple[str, Rule]] = {}
"""Each rule under its code, with the sentence that tells what is wrong and what to write instead."""

kinds_of = lru_cache(maxsize=1)(Kinds)


def rule(sentence: str) -> Callable[[Rule], Rule]:
    """Register a rule: the function `dict_order` has the code dict-order."""

    def register(function: Rule) -> Rule:
        RULES[function.__name__.replace("_", "-")] = sentence, function
        return function

    return register


LARGEST_COUNT = 512  # of a shift or an exponent: larger numbers are not worth computing


def called(call: ast.Call) -> str:
    """Return the name of a plainly named function, such as a builtin. Ruff's A rules keep the builtins' names free."""
    return call.func.id if isinstance(call.func, ast.Name) else ""


def method(call: ast.Call) -> str:
    """Return the name of a method that is called."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


def receiver(call: ast.Call) -> ast.expr:
    """Return the object whose method is called."""
    assert isinstance(call.func, ast.Attribute)
    return call.func.value


def number(node: ast.AST | None) -> int | None:
    """Return the value of an expression of int literals, or None."""
    if isinstance(node, ast.Constant):
        return node.value if type(node.value) is int else None
    if isinstance(node, ast.UnaryOp):
        parts = [number(node.operand)]
    elif isinstance(node, ast.BinOp):
        parts = [number(node.left), number(node.right)]
        if isinstance(node.op, ast.Pow | ast.LShift) and (parts[1] or 0) > LARGEST_COUNT:
            return None
    else:
        return None
    if None in parts:
        return None
    try:
        value = eval(ast.unparse(node), {})
    except (ArithmeticError, ValueError):
        return None
    return value if type(value) is int else None


# Order: sorting is not stable, dicts and sets iterate in hash order.


@rule("sorting is not stable on a board: end the key's tuple in the item itself, as in (score, move).")
def stable_sort(source: Source) -> Iterator[Node]:
    for call in source.of(ast.Call):
        if method(call) == "sort" or called(call) == "sorted":
            for keyword in call.keywords:
                if keyword.arg == "key" and not isinstance(keyword.value, ast.Constant) and not is_total(keyword.value):
                    yield call


def is_total(key: ast.expr) -> bool:
    """Return whether the key is a lambda that gives a tuple with the item, or its negative, in it."""
    if not isinstance(key, ast.Lambda) or not isinstance(key.body, ast.Tuple) or len(key.args.args) != 1:
        return False
    parts = [part.operand if isinstance(part, ast.UnaryOp) else part for part in key.body.elts]
    return any(isinstance(part, ast.Name) and part.id == key.args.args[0].arg for part in parts)


FREE_OF_ORDER = ("all", "any", "dict", "frozenset", "len", "max", "min", "set", "sorted", "sum")
KEEP_ORDER = ("bytearray", "bytes", "enumerate", "filter", "iter", "list", "map", "reversed", "tuple", "zip")


@rule("a dict or set has no order on a board: use a tuple of pairs or an OrderedDict, or sort first.")
def dict_order(source: Source) -> Iterator[Node]:
    for loop in source.of(ast.For, ast.AsyncFor):
        if is_unordered(source, loop.iter) and not hides_order(loop.body, names_in(loop.target)):
            yield loop.iter
    for comprehension in source.of(ast.comprehension):
        if is_unordered(source, comprehension.iter) and order_matters(source, source.parents[comprehension]):
            yield comprehension.iter
    for call in source.of(ast.Call):
        keyed = called(call) in ("max", "min") and has_key(call)
        keeps = keyed or called(call) in KEEP_ORDER or method(call) in ("extend", "join")
        taken = [a.value if isinstance(a, ast.Starred) else a for a in call.args if keeps or isinstance(a, ast.Starred)]
        shown = any(is_unordered(source, argument) for argument in taken) and order_matters(source, call)
        of_set = method(call) == "pop" and not call.args and kinds_of(source).of(receiver(call)) == "set"
        if shown or of_set or method(call) == "popitem":
            yield call


def has_key(call: ast.Call) -> bool:
    return any(keyword.arg == "key" for keyword in call.keywords)


def names_in(target: ast.expr) -> set[str]:
    return {node.id for node in ast.walk(target) if isinstance(node, ast.Name)}


def hides_order(body: list[ast.stmt], names: set[str]) -> bool:
    """Return whether a loop over `names` does the same in any order: its body refuses, counts, deletes, or stores under the
    loop's own name."""
    for statement in body:
        if isinstance(statement, ast.If):
            hidden = hides_order(statement.body + statement.orelse, names)
        elif isinstance(statement, ast.AugAssign):
            hidden = isinstance(statement.op, ast.Add | ast.BitOr | ast.BitXor | ast.BitAnd)
        elif isinstance(statement, ast.Return):
            hidden = isinstance(statement.value, ast.Constant)
        elif isinstance(statement, ast.Assign):
            places = [target.slice if isinstance(target, ast.Subscript) else None for target in statement.targets]
            hidden = all(isinstance(place, ast.Name) and place.id in names for place in places)
        else:
            hidden = isinstance(statement, ast.Raise | ast.Assert | ast.Delete | ast.Continue | ast.Pass)
        if not hidden:
            return False
    return True


def is_unordered(source: Source, node: ast.expr) -> bool:
    """Return whether the expression is a dict, a set, or a view of a dict that is not known to be an OrderedDict."""
    if isinstance(node, ast.Call) and method(node) in ("items", "keys", "values") and not node.args:
        return kinds_of(source).of(receiver(node)) != "OrderedDict"
    return kinds_of(source).of(node) in ("dict", "set")


def order_matters(source: Source, node: ast.AST) -> bool:
    """Return whether the order survives: not in a set or dict, nor in `sum`, `any`, `sorted` and the like."""
    if isinstance(node, ast.SetComp | ast.DictComp):
        return False
    parent = source.parents.get(node)
    if isinstance(parent, ast.For) and node is parent.iter:
        return not hides_order(parent.body, names_in(parent.target))
    if isinstance(parent, ast.Call) and node in parent.args:
        return called(parent) not in FREE_OF_ORDER or has_key(parent)
    return True


# Hashes of str and bytes have 8 bits.


@rule("a board hashes str and bytes to 8 bits, so large tables are slow: key by a small int, or keep a list.")
def hash_keys(source: Source) -> Iterator[Node]:
    """Yield bytes, positions and texts made at run time as keys; a small dict with literal str keys is fine."""
    if not source.on_board:
        return
    for call in source.of(ast.Call):
        if called(call) == "hash":
            yield call
    for node, key, looks_up in keys(source):
        if is_bytes(source, key) or (is_made_text(key) and not looks_up):
            yield node
    for part in ast.walk(source.tree):
        if isinstance(part, ast.Subscript) and ast.unparse(part.value) in ("dict", "set", "frozenset"):
            first = part.slice.elts[0] if isinstance(part.slice, ast.Tuple) else part.slice
            if isinstance(first, ast.Name) and first.id == "bytes":
                yield part


def keys(source: Source) -> Iterator[tuple[Node, ast.expr, bool]]:
    """Yield each use of a value as a key: the node, the key, and whether the key is only looked up."""
    kinds = kinds_of(source)
    for display in source.of(ast.Dict, ast.Set):
        for key in display.keys if isinstance(display, ast.Dict) else display.elts:
            if key is not None:
                yield key, key, False
    for comprehension in source.of(ast.DictComp, ast.SetComp):
        key = comprehension.key if isinstance(comprehension, ast.DictComp) else comprehension.elt
        yield key, key, False
    for subscript in source.of(ast.Subscript):
        if kinds.of(subscript.value) in ("dict", "OrderedDict"):
            yield subscript, subscript.slice, not isinstance(subscript.ctx, ast.Store)
        elif not isinstance(subscript.slice, ast.Slice) and kinds.of(subscript.slice) == "bytes":
            yield subscript, subscript.slice, True
    for call in source.of(ast.Call):
        if call.args and method(call) in ("setdefault", "add", "get") and kinds.of(receiver(call)) in ("dict", "set"):
            yield call, call.args[0], method(call) == "get"
    for compare in source.of(ast.Compare):
        if isinstance(compare.ops[0], ast.In | ast.NotIn) and kinds.of(compare.comparators[0]) in ("dict", "set"):
            yield compare, compare.left, True


def is_bytes(source: Source, key: ast.expr) -> bool:
    """Return whether a key is bytes, or by its name a position."""
    name = key.id if isinstance(key, ast.Name) else key.attr if isinstance(key, ast.Attribute) else ""
    kind = kinds_of(source).of(key)
    return kind == "bytes" or (kind is None and name in ("pos", "position"))


def is_made_text(key: ast.expr) -> bool:
    """Return whether a key is a text made at run time: an f-string, `str(x)`, `game.to_text(x)`."""
    if isinstance(key, ast.Call):
        return (called(key) or method(key)) in ("hex", "repr", "str", "to_text")
    return isinstance(key, ast.JoinedStr)


# Numbers: ints stay below 2**30, bytes below 256, floats have 32 bits.

SMALL_INT = 1 << 30
LARGEST_FACTOR = 1 << 16


@rule("an int from 2**30 on takes 32 bytes of heap each time: stay below, or use bytes or two numbers.")
def big_int(source: Source) -> Iterator[Node]:
    """Yield a constant, a shift, or a product with a large factor that leaves the small ints."""
    if not source.on_board:
        return
    for node in source.of(ast.Constant, ast.BinOp, ast.UnaryOp):
        value = number(node)
        if value is not None:
            parent = source.parents[node]
            whole = not isinstance(parent, ast.BinOp | ast.UnaryOp) or number(parent) is None
            if whole and not -SMALL_INT <= value < SMALL_INT:
                yield node
        elif isinstance(node, ast.BinOp) and leaves_small_ints(source, node.op, node.left, node.right):
            yield node
    for assignment in source.of(ast.AugAssign):
        if leaves_small_ints(source, assignment.op, assignment.target, assignment.value):
            yield assignment


def leaves_small_ints(source: Source, operator: ast.operator, left: ast.expr, right: ast.expr) -> bool:
    """Return whether a shift or product with an unknown part reaches 2**30 for likely values."""
    if isinstance(operator, ast.LShift):
        count = number(right)
        return count >= 30 if count is not None else isinstance(right, ast.Name) and reaches(source, right) > 30
    factors = [number(left) or 0, number(right) or 0]
    return isinstance(operator, ast.Mult) and any(LARGEST_FACTOR <= abs(factor) < SMALL_INT for factor in factors)


def reaches(source: Source, count: ast.Name) -> int:
    """Return the end of the range that a loop variable runs through; 0 when it is not known."""
    ends = [0]
    for around in source.ancestors(count):
        for loop in [around] if isinstance(around, ast.For) else getattr(around, "generators", []):
            named = isinstance(loop.target, ast.Name) and loop.target.id == count.id
            if named and isinstance(loop.iter, ast.Call) and called(loop.iter) == "range":
                ends.append(number(loop.iter.args[min(1, len(loop.iter.args) - 1)]) or 0)
    return max(ends)


@rule("above 255 or below 0 a board raises OverflowError, MicroPython wraps: mask with `& 255`, or catch it.")
def byte_overflow(source: Source) -> Iterator[Node]:
    """Yield a byte outside 0 to 255 as far as shown, and `except ValueError` where OverflowError may come too."""
    for node in source.of(ast.Assign, ast.AugAssign):
        targets: list[Any] = node.targets if isinstance(node, ast.Assign) else [node.target]
        for target in targets:
            shifts = isinstance(node, ast.AugAssign) and isinstance(node.op, ast.LShift)
            in_bytes = isinstance(target, ast.Subscript) and kinds_of(source).of(target.value) == "bytearray"
            if in_bytes and not isinstance(target.slice, ast.Slice) and (shifts or too_large(node.value)):
                yield node
    for call in source.of(ast.Call):
        if is_conversion(call) and any(too_large(element) for element in getattr(call.args[0], "elts", ())):
            yield call
    for tried in source.of(ast.Try):
        caught = " ".join([ast.unparse(handler.type) if handler.type else "Exception" for handler in tried.handlers])
        if "ValueError" in caught and not re.search("OverflowError|Exception", caught):
            for inside in [node for statement in tried.body for node in ast.walk(statement)]:
                if isinstance(inside, ast.Call) and is_conversion(inside):
                    kind = kinds_of(source).of(inside.args[0])
                    if kind not in ("int", "bytes", "bytearray", "str"):  # a length and other bytes cannot overflow
                        yield inside


def is_conversion(call: ast.Call) -> bool:
    return called(call) in ("bytes", "bytearray") and len(call.args) == 1


def too_large(node: ast.expr) -> bool:
    """Return whether the value is outside a byte, or an unmasked negation or shift; `1 << n` is one flag."""
    value = number(node)
    if value is not None:
        return not 0 <= value <= 255
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd):
        masks = [mask for mask in (number(node.left), number(node.right)) if mask is not None]
        return bool(masks) and min(masks) > 255
    if isinstance(node, ast.UnaryOp):
        return isinstance(node.op, ast.USub | ast.Invert)
    return isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and number(node.left) != 1


@rule("a board's float has six or seven digits: use whole numbers, `//` and `%`, or compare with `<`.")
def float_precision(source: Source) -> Iterator[Node]:
    """Yield long literals, equality, a division cut to an int, and milliseconds in a division."""
    if not source.on_board:
        return
    for constant in source.of(ast.Constant):
        if isinstance(constant.value, float) and len(re.sub(r"e.*|\D", "", repr(constant.value)).strip("0")) > 7:
            yield constant
    for compare in source.of(ast.Compare):
        equal = any(isinstance(operator, ast.Eq | ast.NotEq) for operator in compare.ops)
        if equal and any(is_float(side) for side in (compare.left, *compare.comparators)):
            yield compare
    for call in source.of(ast.Call):
        if called(call) == "int" and len(call.args) == 1 and is_ratio(call.args[0]):
            yield call
    for division in source.of(ast.BinOp):
        left = division.left
        clock = isinstance(left, ast.Call) and (called(left) or method(left)) in ("ms", "ticks_ms")
        if is_ratio(division) and (clock or (isinstance(left, ast.Name) and left.id == "now")):
            yield division


def is_ratio(node: ast.expr) -> bool:
    return isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div)


def is_float(node: ast.expr) -> bool:
    return is_ratio(node) or (isinstance(node, ast.Constant) and isinstance(node.value, float))


# Text: padding counts bytes, upper and lower know ASCII only, an f-string also formats its neighbours.


@rule("a board pads by bytes, and an accented letter has two: measure the text and pad by drawing.")
def accent_padding(source: Source) -> Iterator[Node]:
    for part in source.of(ast.FormattedValue):
        if part.format_spec is not None and has_accents(source, part.value):
            yield part
    for call in source.of(ast.Call):
        if method(call) == "center" and has_accents(source, receiver(call)):
            yield call


@rule("`upper` and `lower` leave accented letters alone on a board: write the text in the case that it needs.")
def accent_case(source: Source) -> Iterator[Node]:
    """Yield `upper` and `lower` of a text with accents; in the app, where texts are French, of any text."""
    for call in source.of(ast.Call):
        if method(call) in ("upper", "lower") and not call.args:
            text = receiver(call)
            plain = isinstance(text, ast.Constant) and str(text.value).isascii()
            if has_accents(source, text) or (source.path.startswith("lib/sillon/") and not plain):
                yield call


def has_accents(source: Source, node: ast.expr) -> bool:
    """Return whether a text is known to have letters outside ASCII, or comes out of the app's words."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str) and not node.value.isascii()
    if isinstance(node, ast.Call):
        return has_accents(source, node.func)
    if isinstance(node, ast.Subscript | ast.Attribute):
        return has_accents(source, node.value)
    if not isinstance(node, ast.Name):
        return False
    values = [value for value in kinds_of(source).values(node) if isinstance(value, ast.Constant)]
    return node.id in ("words", "WORDS") or any(has_accents(source, value) for value in values)


@rule("a board formats a literal beside an f-string too: write its braces inside the f-string.")
def f_string_neighbour(source: Source) -> Iterator[Node]:
    """Yield `"{a}" f"{b}"`: the board fills in the braces of the literal as well."""
    run: list[tokenize.TokenInfo] = []
    for token in source.tokens:
        if token.type == tokenize.STRING:
            run.append(token)
        elif token.type not in (tokenize.NL, tokenize.COMMENT):
            formatted = ["f" in re.split("['\"]", part.string)[0].lower() for part in run]
            for part, is_f_string in zip(run, formatted, strict=True):
                if any(formatted) and not is_f_string and re.search(r"[{}]", part.string):
                    yield ast.Constant("", lineno=part.start[0], end_lineno=part.end[0], col_offset=0)
            run = []


@rule("a board runs an f-string inside an f-string wrongly: assign the inner one to a name first.")
def f_string_nested(source: Source) -> Iterator[Node]:
    for part in source.of(ast.FormattedValue):
        if any(isinstance(node, ast.JoinedStr) for node in ast.walk(part.value)):
            yield part


# Types, classes and slices.


@rule("`isinstance(True, int)` is False on a board: write `type(x) is int`, or `(int, bool)` for both.")
def bool_is_int(source: Source) -> Iterator[Node]:
    for call in source.of(ast.Call):
        if called(call) in ("isinstance", "issubclass") and len(call.args) == 2:
            names = [node.id for node in getattr(call.args[1], "elts", call.args[1:]) if isinstance(node, ast.Name)]
            if "int" in names and "bool" not in names:
                yield call


@rule("on a board `in` finds no int in a bytearray, and raises: write the loop, or keep bytes.")
def int_in_bytearray(source: Source) -> Iterator[Node]:
    kinds = kinds_of(source)
    for compare in source.of(ast.Compare):
        left = compare.left
        for operator, right in zip(compare.ops, compare.comparators, strict=True):
            searched = isinstance(operator, ast.In | ast.NotIn) and kinds.of(right) == "bytearray"
            if searched and kinds.of(left) not in ("bytes", "bytearray"):
                yield compare
            left = right


@rule("a board ignores `__slots__` and never calls `__init_subclass__`: leave it out.")
def class_hook(source: Source) -> Iterator[Node]:
    for node in source.of(ast.Name):
        if node.id == "__slots__" and isinstance(node.ctx, ast.Store):
            yield node
    for function in source.of(ast.FunctionDef):
        if function.name == "__init_subclass__":
            yield function


@rule("`super()` goes wrong on a board where bases meet again: give the class one base, or hold the other.")
def many_bases(source: Source) -> Iterator[Node]:
    for node in source.of(ast.ClassDef):
        if len(node.bases) > 1 and ast.unparse(node.bases[-1]) != "Protocol":  # no board reads a module of protocols
            yield node


@rule("a board's namedtuple has only its fields: name them, or call the class with every field.")
def namedtuple_method(source: Source) -> Iterator[Node]:
    for node in source.of(ast.Attribute):
        on_self = isinstance(node.value, ast.Name) and node.value.id == "self"
        if node.attr in ("_asdict", "_field_defaults", "_fields", "_make", "_replace") and not on_self:
            yield node


@rule("a board slices with a step only to read a list: build the value in a loop, or use `reversed`.")
def slice_step(source: Source) -> Iterator[Node]:
    for node in source.of(ast.Subscript):
        step = node.slice.step if isinstance(node.slice, ast.Slice) else None
        reads_list = isinstance(node.ctx, ast.Load) and kinds_of(source).of(node.value) in ("list", "range")
        if step is not None and number(step) != 1 and not reads_list:
            yield node


# Imports by name, and questions about the computer, which the import contracts and mypy cannot see.


PACKAGES = {
    "boot.py": ("hal.",),
    "code.py": ("hal.", "sillon."),
    "games/": ("games.",),
    "hal/": ("hal.",),
    "lib/sillon/": ("games.", "sillon."),
}
"""What each part of the program may import by a name made at run time."""


@rule("the package is unknown or forbidden here: begin the name with a literal, `__import__('games.' + x)`.")
def dynamic_import(source: Source) -> Iterator[Node]:
    known = next((packages for start, packages in PACKAGES.items() if source.path.startswith(start)), None)
    for call in source.of(ast.Call):
        if known and called(call) == "__import__" and not beginning(call.args[0]).startswith(known):
            yield call


def beginning(node: ast.expr) -> str:
    """Return the literal text that a string expression begins with."""
    while isinstance(node, ast.BinOp):
        node = node.left
    if isinstance(node, ast.JoinedStr) and node.values:
        node = node.values[0]
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


@rule("no module asks where it runs: the simulator is one more board, so treat all boards alike.")
def simulator_test(source: Source) -> Iterator[Node]:
    """Yield `hasattr(sys, ...)` and `... in sys.modules` for a module of others. mypy sees the attributes themselves."""
    if not source.on_board:
        return
    for call in source.of(ast.Call):
        if called(call) in ("getattr", "hasattr") and ast.unparse(call.args[0]) in ("os", "sys"):
            yield call
    for test in source.of(ast.Compare):
        if isinstance(test.ops[0], ast.In | ast.NotIn) and ast.unparse(test.comparators[0]) == "sys.modules":
            top = beginning(test.left).split(".")[0]
            if top and top not in ("games", "sillon", "hal"):
                yield test
