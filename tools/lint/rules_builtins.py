"""Builtin functions and exceptions that a board lacks, and arguments that its functions do not take."""

import ast
from collections.abc import Iterator

from tools.lint.finding import Hit, rule
from tools.lint.kinds import kinds_of
from tools.lint.source import Source

FUNCTIONS = {
    "aiter": "call `__aiter__`",
    "anext": "await `__anext__()`",
    "ascii": "use `repr`",
    "breakpoint": "use `print`",
    "format": 'use an f-string, `f"{x:>5}"`',
    "vars": "use `dir` and `getattr`",
}
EXCEPTIONS = {
    "BlockingIOError": "OSError",
    "BufferError": "ValueError",
    "ConnectionResetError": "OSError",
    "EnvironmentError": "OSError",
    "FileExistsError": "OSError",
    "FileNotFoundError": "OSError",
    "FloatingPointError": "ArithmeticError",
    "IOError": "OSError",
    "InterruptedError": "OSError",
    "IsADirectoryError": "OSError",
    "ModuleNotFoundError": "ImportError",
    "NotADirectoryError": "OSError",
    "PermissionError": "OSError",
    "ProcessLookupError": "OSError",
    "RecursionError": "RuntimeError",
    "ReferenceError": "RuntimeError",
    "UnicodeDecodeError": "UnicodeError",
    "UnicodeEncodeError": "UnicodeError",
}
NOT_IN_THE_BROWSER = {"BrokenPipeError": "OSError", "ConnectionError": "OSError", "TimeoutError": "OSError"}

KEYWORDS = {
    ("int", "base"): "give the base by position, `int(text, 16)`",
    ("print", "flush"): "leave it out",
    ("sum", "start"): "add the start to the sum",
    ("zip", "strict"): "compare the lengths first",
}
METHOD_KEYWORDS = {
    ("split", "maxsplit"): "give both by position, `text.split(' ', 1)`",
    ("split", "sep"): "give it by position, `text.split(' ')`",
    ("rsplit", "maxsplit"): "give both by position, `text.rsplit(' ', 1)`",
    ("rsplit", "sep"): "give it by position, `text.rsplit(' ')`",
    ("to_bytes", "length"): "give it by position, `x.to_bytes(2, 'big')`",
    ("to_bytes", "byteorder"): "give it by position, `x.to_bytes(2, 'big')`",
    ("from_bytes", "byteorder"): "give it by position, `int.from_bytes(data, 'big')`",
}
JSON_KEYWORDS = ("separators",)


def builtin(source: Source, node: ast.expr) -> str:
    """The name of the builtin that the expression is; empty when it is something else or the file's own."""
    return node.id if isinstance(node, ast.Name) and not kinds_of(source).is_bound(node) else ""


@rule("missing-builtin", "a board has no `{name}`: {instead}.")
def missing_builtin(source: Source) -> Iterator[Hit]:
    """`format`, `vars` and the like, called or handed on."""
    for node in source.of(ast.Name):
        if isinstance(node.ctx, ast.Load) and node.id in FUNCTIONS and builtin(source, node):
            yield node, {"name": node.id, "instead": FUNCTIONS[node.id]}


@rule("missing-exception", "{where} has no `{name}`: use {instead}, which it is a part of.")
def missing_exception(source: Source) -> Iterator[Hit]:
    """The finer exceptions of CPython."""
    for node in source.of(ast.Name):
        if not isinstance(node.ctx, ast.Load) or not builtin(source, node):
            continue
        if node.id in EXCEPTIONS:
            yield node, {"where": "a board", "name": node.id, "instead": EXCEPTIONS[node.id]}
        elif node.id in NOT_IN_THE_BROWSER:
            words = {"where": "the small interpreter", "name": node.id, "instead": NOT_IN_THE_BROWSER[node.id]}
            yield node, words


@rule("next-default", "a board's `next` takes no default: use a `for` loop that breaks, or catch StopIteration.")
def next_default(source: Source) -> Iterator[Hit]:
    """`next(it, default)`, which the small interpreter accepts."""
    for call in source.of(ast.Call):
        if builtin(source, call.func) == "next" and len(call.args) > 1:
            yield call, {}


@rule("iter-sentinel", "a board's `iter` takes no sentinel: use `while` with `break`.")
def iter_sentinel(source: Source) -> Iterator[Hit]:
    """`iter(function, sentinel)`."""
    for call in source.of(ast.Call):
        if builtin(source, call.func) == "iter" and len(call.args) > 1:
            yield call, {}


@rule("keyword-argument", "a board's `{name}` takes no `{keyword}=`: {instead}.")
def keyword_argument(source: Source) -> Iterator[Hit]:
    """Keywords that builtins take on CPython alone."""
    for call in source.of(ast.Call):
        for keyword in call.keywords:
            name, instead = "", None
            if isinstance(call.func, ast.Attribute):
                name = call.func.attr
                instead = METHOD_KEYWORDS.get((name, keyword.arg or ""))
            else:
                name = builtin(source, call.func)
                instead = KEYWORDS.get((name, keyword.arg or ""))
            if instead:
                yield call, {"name": name, "keyword": keyword.arg or "", "instead": instead}


@rule("json-argument", "a board's `{name}` takes no `{keyword}=`: leave it out.")
def json_argument(source: Source) -> Iterator[Hit]:
    """`json.dumps(x, indent=2)`."""
    for call in source.of(ast.Call):
        name = source.qualified(call.func)
        for keyword in call.keywords if name.startswith("json.") else ():
            if keyword.arg not in JSON_KEYWORDS:
                yield call, {"name": name, "keyword": keyword.arg or "**"}


@rule("deque-arguments", "a board's `deque` takes exactly two positions: write `deque((), 16)`.")
def deque_arguments(source: Source) -> Iterator[Hit]:
    """`deque()` and `deque(maxlen=16)`."""
    for call in source.of(ast.Call):
        if source.qualified(call.func) == "collections.deque" and (len(call.args) != 2 or call.keywords):
            yield call, {}


@rule("namedtuple-arguments", "a board's `namedtuple` takes a name and fields alone: give every value when making one.")
def namedtuple_arguments(source: Source) -> Iterator[Hit]:
    """`namedtuple("Point", "x y", defaults=(0, 0))`."""
    for call in source.of(ast.Call):
        if source.qualified(call.func) == "collections.namedtuple" and (len(call.args) != 2 or call.keywords):
            yield call, {}
