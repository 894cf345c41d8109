"""f-strings: a board turns them into `format` calls, and refuses what that cannot carry."""

import ast
import re
import tokenize
from collections.abc import Iterator

from tools.lint.finding import Hit, rule
from tools.lint.source import Source

REMEDY = "give it a name on the line above"


def inner(source: Source) -> Iterator[tuple[ast.JoinedStr, ast.AST]]:
    """Every node of an expression inside an f-string, with the f-string; not those of its format specification."""
    specs = {node.format_spec for node in source.of(ast.FormattedValue)}
    for joined in source.of(ast.JoinedStr):
        if joined in specs:
            continue
        for part in joined.values:
            if isinstance(part, ast.FormattedValue):
                for node in ast.walk(part.value):
                    yield joined, node


@rule("f-string-nested", "a board refuses an f-string inside an f-string: {instead}.")
def f_string_nested(source: Source) -> Iterator[Hit]:
    """`f"{f'{x}'}"`."""
    specs = {node.format_spec for node in source.of(ast.FormattedValue)}
    for joined, node in inner(source):
        if isinstance(node, ast.JoinedStr) and node not in specs:
            yield joined, {"instead": REMEDY}


@rule("f-string-lambda", "a board refuses a lambda inside an f-string: {instead}.")
def f_string_lambda(source: Source) -> Iterator[Hit]:
    """`f"{(lambda: 1)()}"`."""
    for joined, node in inner(source):
        if isinstance(node, ast.Lambda):
            yield joined, {"instead": REMEDY}


@rule("f-string-walrus", "a board refuses `:=` inside an f-string: {instead}.")
def f_string_walrus(source: Source) -> Iterator[Hit]:
    """`f"{(x := 1)}"`."""
    for joined, node in inner(source):
        if isinstance(node, ast.NamedExpr):
            yield joined, {"instead": REMEDY}


@rule("f-string-brace", "a board refuses a quoted brace inside an f-string's expression: {instead}.")
def f_string_brace(source: Source) -> Iterator[Hit]:
    """`f"{'{'}"`."""
    for joined, node in inner(source):
        quoted = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
        if re.search("[{}]", quoted) and not isinstance(source.parents[node], ast.JoinedStr):
            yield joined, {"instead": REMEDY}


@rule("f-string-ascii", "a board refuses `!a` in an f-string: use `!r`.")
def f_string_ascii(source: Source) -> Iterator[Hit]:
    """The conversion to ASCII."""
    for node in source.of(ast.FormattedValue):
        if node.conversion == ord("a"):
            yield node, {}


@rule("f-string-neighbour", "a board formats a literal beside an f-string too: write its braces inside the f-string.")
def f_string_neighbour(source: Source) -> Iterator[Hit]:
    """`"{a}" f"{b}"`: the neighbour's braces would be filled in as well."""
    run: list[tokenize.TokenInfo] = []
    for token in source.tokens:
        if token.type == tokenize.STRING:
            run.append(token)
        elif token.type not in (tokenize.NL, tokenize.COMMENT):
            formatted = [is_formatted(part) for part in run]
            for part, is_f_string in zip(run, formatted, strict=True):
                if any(formatted) and not is_f_string and re.search(r"[{}]", part.string):
                    yield ast.Constant("", lineno=part.start[0], end_lineno=part.end[0], col_offset=0), {}
            run = []


def is_formatted(token: tokenize.TokenInfo) -> bool:
    """Whether a string token is an f-string."""
    return "f" in token.string[: re.search(r"['\"]", token.string).start()].lower()  # type: ignore[union-attr]
