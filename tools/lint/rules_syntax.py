"""Syntax that a board's compiler refuses."""

import ast
import tokenize
from collections.abc import Iterator

from tools.lint.finding import Hit, rule
from tools.lint.source import Source


@rule("match-statement", "a board has no `match`: use `if` and `elif`, or a dict of functions.")
def match_statement(source: Source) -> Iterator[Hit]:
    """The `match` statement."""
    for node in source.of(ast.Match):
        yield node, {}


@rule("positional-only", "a board refuses `/` among parameters: leave it out.")
def positional_only(source: Source) -> Iterator[Hit]:
    """Positional-only parameters."""
    for node in source.of(ast.arguments):
        if node.posonlyargs:
            yield node.posonlyargs[0], {}


@rule("star-in-display", "a board refuses `*` in a list, tuple, set or index: add lists or tuples, `list(a) + [1]`.")
def star_in_display(source: Source) -> Iterator[Hit]:
    """`[*a]`, `(*a, 1)`, `{*a}`, `x[*a]`; the target of an assignment may have a star."""
    for node in source.of(ast.Starred):
        if isinstance(node.ctx, ast.Load) and not isinstance(source.parents[node], ast.Call | ast.ClassDef):
            yield node, {}


@rule("double-star-in-dict", "a board refuses `{{**a}}`: use `dict(a)` and then `update`.")
def double_star_in_dict(source: Source) -> Iterator[Hit]:
    """A dict display with the items of another dict."""
    for node in source.of(ast.Dict):
        if None in node.keys:
            yield node, {}


@rule("except-star", "a board refuses `except*`: use `except`.")
def except_star(source: Source) -> Iterator[Hit]:
    """Exception groups."""
    for node in source.of(ast.TryStar):
        yield node, {}


@rule("parenthesised-with", "a board refuses several items of `with` in parentheses: nest two `with` statements.")
def parenthesised_with(source: Source) -> Iterator[Hit]:
    """`with (open(a) as f, open(b) as g):`; one expression in parentheses is fine."""
    statements: list[ast.With | ast.AsyncWith] = [*source.of(ast.With), *source.of(ast.AsyncWith)]
    for node in statements:
        named = any(item.optional_vars for item in node.items)
        if (len(node.items) > 1 or named) and in_parentheses(source, node):
            yield node, {}


def in_parentheses(source: Source, node: ast.With | ast.AsyncWith) -> bool:
    """Whether the items of a `with` as a whole stand in parentheses."""
    start = node.lineno, node.col_offset
    tokens = [t for t in source.tokens if t.start >= start and t.type in (tokenize.NAME, tokenize.OP)]
    while tokens[0].string != "with":
        tokens.pop(0)
    depth = 0
    for number, token in enumerate(tokens[1:], 1):
        if token.string in ("(", "[", "{"):
            depth += 1
        elif token.string in (")", "]", "}"):
            depth -= 1
        if number == 1 and token.string != "(":
            return False
        if depth == 0:
            return tokens[number + 1].string == ":"
    return False


@rule("native-decorator", "a board refuses `{name}`: write plain Python with few locals.")
def native_decorator(source: Source) -> Iterator[Hit]:
    """Decorators that ask for machine code."""
    for node in source.functions():
        for decorator in node.decorator_list:
            name = ast.unparse(decorator)
            if name.split(".")[-1] in ("native", "viper", "asm_thumb") and name.startswith("micropython."):
                yield decorator, {"name": f"@{name}"}


@rule("class-keyword", "a board's class takes no keywords such as `{name}=`: set the attribute in the class.")
def class_keyword(source: Source) -> Iterator[Hit]:
    """Metaclasses and other keywords of a class."""
    for node in source.of(ast.ClassDef):
        for keyword in node.keywords:
            yield node, {"name": keyword.arg or "**"}


@rule("async-comprehension", "a board refuses `async for` in a comprehension: write the loop out.")
def async_comprehension(source: Source) -> Iterator[Hit]:
    """Asynchronous comprehensions."""
    for node in source.of(ast.comprehension):
        if node.is_async:
            yield node.target, {}


@rule("unicode-name", "a board does not know the names of characters: write the character or its `\\u` number.")
def unicode_name(source: Source) -> Iterator[Hit]:
    r"""`\N{BULLET}` in a string."""
    for token in source.tokens:
        raw = "r" in token.string.split(token.string[-1])[0].lower() if token.type == tokenize.STRING else True
        if not raw and "\\N{" in token.string:
            yield ast.Constant("", lineno=token.start[0], end_lineno=token.end[0], col_offset=0), {}
