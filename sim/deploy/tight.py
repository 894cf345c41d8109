"""What a person reads in a source and an interpreter does not: spaces between signs, long names of a function's variables.

A board interns each name that it reads, for ever, and compiles a file the faster the shorter it is; so this serves its heap and
its start, not only its drive. Names that anybody outside could say stay: functions, attributes, and parameters that have a
default or that somebody gives by their name. tests/deploy/test_tight.py proves that the bytecode stays the same, line by line.
"""

import ast
import io
import keyword
import symtable
import tokenize
from collections.abc import Iterator, Set
from itertools import count, product
from string import ascii_lowercase

_APART = {tokenize.NEWLINE, tokenize.NL, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}


def tight(text: str, said: Set[str]) -> str:
    """The source with the same lines, and less in them; `said` are the names that some call somewhere gives a value by."""
    return _closed_up(_renamed(text, said))


def said_by_name(source: bytes) -> set[str]:
    """The names by which the calls in a source give their values."""
    return {node.arg for node in ast.walk(ast.parse(source)) if isinstance(node, ast.keyword) and node.arg}


def _closed_up(text: str) -> str:
    """Without the spaces that separate nothing."""
    lines = text.split("\n")
    cuts: list[tuple[int, int, int]] = []
    before = None
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        beside = before and before.end[0] == token.start[0] and not {before.type, token.type} & _APART
        if before and beside and not (_is_of_a_word(before.string[-1]) and _is_of_a_word(token.string[0])):
            cuts.append((token.start[0], before.end[1], token.start[1]))
        before = token
    for row, start, end in reversed(cuts):
        lines[row - 1] = lines[row - 1][:start] + lines[row - 1][end:]
    return "\n".join(lines)


def _is_of_a_word(sign: str) -> bool:
    return sign.isalnum() or sign == "_"


def _renamed(text: str, said: Set[str]) -> str:
    """With short names for variables that only their function sees, and for `self`."""
    lines = [line.encode() for line in text.split("\n")]
    tree = ast.parse(text)
    tables = {
        (table.get_name(), table.get_lineno()): table
        for table in _inner(symtable.symtable(text, "source", "exec"))
        if table.get_type() == "function"
    }
    puts = []
    for scope in ast.walk(tree):
        if isinstance(scope, ast.FunctionDef):
            first = min([scope.lineno, *[each.lineno for each in scope.decorator_list]])
            table = tables.get((scope.name, first)) or tables[scope.name, scope.lineno]
            short = _short_names(scope, table, said)
            for node in _own(scope):
                name = node.id if isinstance(node, ast.Name) else node.arg if isinstance(node, ast.arg) else ""
                if name in short:
                    puts.append((node.lineno, node.col_offset, name, short[name]))  # type: ignore[attr-defined]
    for row, column, name, new in sorted(puts, reverse=True):
        line, old = lines[row - 1], name.encode()
        assert line[column:].startswith(old), (row, name)
        lines[row - 1] = line[:column] + new.encode() + line[column + len(old) :]
    return b"\n".join(lines).decode()


def _short_names(scope: ast.FunctionDef, table: symtable.SymbolTable, said: Set[str]) -> dict[str, str]:
    """A new name for each variable that may have one, none that is used in the function or within it."""
    keeps = _kept(scope) | said
    own = [symbol for symbol in table.get_symbols() if symbol.is_local() and symbol.get_name() not in keeps]
    captured = {name for inner in _inner(table) for name in _free(inner)}
    names = [symbol.get_name() for symbol in own if symbol.get_name() not in captured]
    used = {node.id for node in ast.walk(scope) if isinstance(node, ast.Name)}
    used |= {node.arg for node in ast.walk(scope) if isinstance(node, ast.arg)}
    used |= keeps
    free = (name for name in _letters() if name not in used)
    return {name: next(free) for name in sorted(names) if len(name) > 1}


def _kept(scope: ast.FunctionDef) -> set[str]:
    """Names that stay: what is bound by something else than an assignment or a loop, stands in an f-string, or has a default."""
    found: set[str] = set()
    for node in ast.walk(scope):
        if isinstance(node, ast.Import | ast.ImportFrom):
            found |= {(each.asname or each.name).split(".")[0] for each in node.names}
        elif isinstance(node, ast.FunctionDef | ast.ClassDef | ast.ExceptHandler):
            found.add(node.name or "")
        elif isinstance(node, ast.Global | ast.Nonlocal):
            found |= set(node.names)
        elif isinstance(node, ast.JoinedStr):  # its parts have no places of their own
            found |= {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
    given = scope.args
    whole = [*given.posonlyargs, *given.args]
    plain = whole[: len(whole) - len(given.defaults)]
    for parameter in [*whole, *given.kwonlyargs, *filter(None, (given.vararg, given.kwarg))]:
        if parameter not in plain:
            found.add(parameter.arg)
    return found


def _own(scope: ast.FunctionDef) -> Iterator[ast.AST]:
    """The nodes that are read in the function's own scope: its parameters and its body, not what is within another one there."""
    given = scope.args
    yield from (*given.posonlyargs, *given.args)
    ahead: list[ast.AST] = list(scope.body)
    while ahead:
        node = ahead.pop()
        yield node
        if isinstance(node, ast.FunctionDef | ast.Lambda):
            # Decorators and defaults are outside.
            ahead += [*getattr(node, "decorator_list", ()), *node.args.defaults, *filter(None, node.args.kw_defaults)]
        elif isinstance(node, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp):
            ahead.append(node.generators[0].iter)
        elif isinstance(node, ast.ClassDef):
            ahead += [*node.decorator_list, *node.bases, *node.keywords]
        else:
            ahead += ast.iter_child_nodes(node)


def _inner(table: symtable.SymbolTable) -> Iterator[symtable.SymbolTable]:
    """All tables within a table."""
    for each in table.get_children():
        yield each
        yield from _inner(each)


def _free(table: symtable.SymbolTable) -> set[str]:
    return {symbol.get_name() for symbol in table.get_symbols() if symbol.is_free()}


def _letters() -> Iterator[str]:
    """a, b ... z, aa, ab ..."""
    for length in count(1):
        for letters in product(ascii_lowercase, repeat=length):
            if not keyword.iskeyword("".join(letters)):
                yield "".join(letters)
