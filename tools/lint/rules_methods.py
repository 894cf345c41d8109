"""Methods that a board's str, bytes, int, deque, namedtuple and stat results lack, told by their names."""

import ast
from collections.abc import Iterator

from tools.lint.finding import Hit, rule
from tools.lint.kinds import kinds_of
from tools.lint.source import Source

# The name, how many arguments it takes, and what to write instead.
METHODS: dict[str, tuple[tuple[int, ...], str]] = {
    "ljust": ((1, 2), 'use `f"{s:<5}"`'),
    "rjust": ((1, 2), 'use `f"{s:>5}"`'),
    "zfill": ((1,), 'use `f"{n:03}"`'),
    "isalnum": ((0,), "use `isalpha` and `isdigit`"),
    "isascii": ((0,), "compare each `ord` with 128"),
    "isdecimal": ((0,), "use `isdigit`"),
    "isidentifier": ((0,), "use `isalpha` and `isdigit`"),
    "isnumeric": ((0,), "use `isdigit`"),
    "isprintable": ((0,), "compare each `ord` with 32"),
    "istitle": ((0,), "compare with the text itself"),
    "title": ((0,), "write the text as it shall appear"),
    "capitalize": ((0,), "write `s[:1].upper() + s[1:]`"),
    "casefold": ((0,), "use `lower`"),
    "swapcase": ((0,), "use `upper` or `lower`"),
    "expandtabs": ((0, 1), "use `replace`"),
    "format_map": ((1,), "use `format(**names)`"),
    "removeprefix": ((1,), "use `startswith` and a slice"),
    "removesuffix": ((1,), "use `endswith` and a slice"),
    "maketrans": ((1, 2, 3), "use `replace`, or build the text letter by letter"),
    "translate": ((1, 2), "use `replace`, or build the text letter by letter"),
    "bit_count": ((0,), "count in a loop over `x & (x - 1)`"),
    "rotate": ((0, 1), "use `append(popleft())`"),
    "_asdict": ((0,), "name the fields"),
    "_make": ((1,), "call the class with every field"),
    "_replace": ((0,), "call the class with every field"),
}
ALSO_OURS = ("rotate", "title", "translate")
"""Names that a module of the project may well give to a function of its own."""

SMALL = {"bit_length": "shift in a loop, or keep a table"}


def own_methods(source: Source) -> set[str]:
    """The names of the functions that the file itself defines."""
    return {function.name for function in source.functions()}


def on_self(node: ast.Attribute) -> bool:
    """Whether the attribute belongs to the object itself, whose methods are the project's own."""
    return isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")


def method_calls(source: Source) -> Iterator[tuple[ast.Call, ast.Attribute]]:
    """Every call of a method that is neither on `self` nor of a name that the file defines."""
    own = own_methods(source)
    for call in source.of(ast.Call):
        if isinstance(call.func, ast.Attribute) and not on_self(call.func) and call.func.attr not in own:
            yield call, call.func


@rule("missing-method", "a board has no `.{name}()`: {instead}.")
def missing_method(source: Source) -> Iterator[Hit]:
    """A method with a name and a number of arguments that only the missing one has."""
    for call, function in method_calls(source):
        arity, instead = METHODS.get(function.attr, ((), ""))
        named = bool(call.keywords) and function.attr != "_replace"
        ours = function.attr in ALSO_OURS and bool(source.qualified(function))
        if len(call.args) in arity and not named and not ours:
            yield call, {"name": function.attr, "instead": instead}


@rule("deque-clear", "a board's deque has no `clear`: make a new one, or pop until it is empty.")
def deque_clear(source: Source) -> Iterator[Hit]:
    """`queue.clear()`."""
    for call, function in method_calls(source):
        if function.attr == "clear" and kinds_of(source).of(function.value) == "deque":
            yield call, {}


@rule("namedtuple-fields", "a board's namedtuple has no `_fields`: keep the names in a tuple of one's own.")
def namedtuple_fields(source: Source) -> Iterator[Hit]:
    """`Point._fields`."""
    for node in source.of(ast.Attribute):
        if node.attr in ("_fields", "_field_defaults") and not on_self(node):
            yield node, {}


@rule("stat-attribute", "a board's `os.stat` gives a plain tuple: the size is `os.stat(name)[6]`, not `.{name}`.")
def stat_attribute(source: Source) -> Iterator[Hit]:
    """`os.stat(name).st_size`."""
    for node in source.of(ast.Attribute):
        if node.attr.startswith("st_") and not on_self(node):
            yield node, {"name": node.attr}


@rule("small-interpreter", "the small interpreter has no `.{name}()`, so the tests would break: {instead}.")
def small_interpreter(source: Source) -> Iterator[Hit]:
    """Methods that a board has and the small interpreter of the tests has not."""
    for call, function in method_calls(source):
        if function.attr in SMALL and not call.args:
            yield call, {"name": function.attr, "instead": SMALL[function.attr]}


@rule("center-fill", 'a board\'s `center` takes no filling: use `f"{{s:-^9}}"`.')
def center_fill(source: Source) -> Iterator[Hit]:
    """`text.center(9, "-")`."""
    for call, function in method_calls(source):
        if function.attr == "center" and len(call.args) == 2:
            texts = [kinds_of(source).of(node) for node in (function.value, call.args[1])]
            if "str" in texts:
                yield call, {}


def foreign(source: Source, node: ast.expr) -> bool:
    """Whether a text is known to hold letters outside ASCII, or comes out of the app's words."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str) and not node.value.isascii()
    if isinstance(node, ast.Call):
        return foreign(source, node.func)
    if isinstance(node, ast.Subscript):
        return foreign(source, node.value)
    if isinstance(node, ast.Attribute):
        return foreign(source, node.value)
    if isinstance(node, ast.Name):
        assigned = [
            value
            for values in (kinds_of(source).bindings.get((scope, node.id), []) for scope in source.ancestors(node))
            for value in values
            if isinstance(value, ast.Constant)
        ]
        return node.id in ("words", "WORDS") or any(foreign(source, value) for value in assigned)
    return False


@rule("accent-padding", "a board pads by bytes, and an accented letter has two: measure the text and pad by drawing.")
def accent_padding(source: Source) -> Iterator[Hit]:
    """`f"{words.play:<9}"`, `"é".center(9)`."""
    for part in source.of(ast.FormattedValue):
        if part.format_spec is not None and foreign(source, part.value):
            yield part, {}
    for call, function in method_calls(source):
        if function.attr == "center" and foreign(source, function.value):
            yield call, {}


@rule("accent-case", "`{name}` leaves accented letters alone on a board: write the text in the case it shall have.")
def accent_case(source: Source) -> Iterator[Hit]:
    """`upper` and `lower` of a text that has accents; in the app, where texts are French, of any text."""
    for call, function in method_calls(source):
        if function.attr not in ("upper", "lower") or call.args:
            continue
        if foreign(source, function.value) or (source.folder == "sillon" and not plain(function.value)):
            yield call, {"name": function.attr}


def plain(node: ast.expr) -> bool:
    """Whether the text is a literal in ASCII."""
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isascii()
