"""Short names for what only a function sees: its variables, its parameters, and what its inner functions take from it.

A board interns each name that it reads, for ever; the same few letters in every function cost it nothing more. What anybody
outside could say stays: functions, attributes, and parameters that have a default or that somebody gives by their name.
"""

import ast
import keyword
from collections.abc import Iterator, Sequence, Set
from itertools import count, product
from string import ascii_lowercase

_Comprehension = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp
_Opens = ast.FunctionDef | ast.Lambda | ast.ClassDef | _Comprehension  # what opens a scope of its own


class _Scope:
    """`node` is a function, a lambda, a comprehension, a class, or the module; `bound` are the names that belong to it.

    `places` are the nodes of the scope itself that say a name; `kept` are names of its own that stay; `short` the new ones.
    """

    def __init__(self, node: ast.AST, outer: "_Scope | None" = None) -> None:
        self.node = node
        self.outer = outer
        self.inner: list[_Scope] = []
        self.bound: set[str] = set()
        self.places: dict[str, list[ast.Name | ast.arg]] = {}
        self.kept: set[str] = set()
        self.short: dict[str, str] = {}
        if outer:
            outer.inner.append(self)

    def bind(self, *names: str, keep: bool = True) -> None:
        self.bound.update(names)
        if keep:
            self.kept.update(names)

    def owner(self, name: str) -> "_Scope | None":
        """The scope whose name it is; None for the module's and for what is built in."""
        scope: _Scope | None = self
        while scope and (name not in scope.bound or (scope is not self and isinstance(scope.node, ast.ClassDef))):
            scope = scope.outer
        return scope if scope and scope.outer else None

    def within(self) -> "Iterator[_Scope]":
        """This scope and all in it, the outer ones first."""
        yield self
        for each in self.inner:
            yield from each.within()


def renamed(text: str, said: Set[str]) -> str:
    """The source with short names; `said` are the names that some call somewhere gives a value by."""
    tree = ast.parse(text)
    module = _Scope(tree)
    for statement in tree.body:
        _read(statement, module, said)
    _keep_what_stands_in_f_strings(module)
    lines = [line.encode() for line in text.split("\n")]
    puts = []
    for scope in module.within():
        if not isinstance(scope.node, ast.Module | ast.ClassDef):
            scope.short = _short_names(scope)
        for name, nodes in scope.places.items():
            owner = scope.owner(name)
            if owner and name in owner.short:
                puts += [(node.lineno, node.col_offset, name, owner.short[name]) for node in nodes]
    for row, column, name, new in sorted(puts, reverse=True):
        line, old = lines[row - 1], name.encode()
        assert line[column:].startswith(old), (row, name)
        lines[row - 1] = line[:column] + new.encode() + line[column + len(old) :]
    return b"\n".join(lines).decode()


def _short_names(scope: _Scope) -> dict[str, str]:
    """A new name for each of its own that may have one, none that means something else in the scope or within it."""
    names = sorted([name for name in scope.bound - scope.kept if len(name) > 1])
    taken: set[str] = set()
    for each in scope.within():
        for name in {*each.bound, *each.places}:
            owner = each.owner(name)
            if owner is not scope or name not in names:
                taken.add(owner.short.get(name, name) if owner else name)
    free = (name for name in _letters() if name not in taken)
    return {name: next(free) for name in names}


def _read(node: ast.AST, scope: _Scope, said: Set[str]) -> None:
    """Finds the scopes and the names of a node and of all that is in it."""
    inner = scope
    if isinstance(node, _Opens):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            scope.bind(node.name)
        outside, inside = _parts(node)
        for each in outside:
            _read(each, scope, said)
        inner = _Scope(node, scope)
        if isinstance(node, ast.FunctionDef | ast.Lambda):
            _read_parameters(node.args, inner, said)
    else:
        _read_names(node, scope)
        inside = [*ast.iter_child_nodes(node)]
    for each in inside:
        _read(each, inner, said)


def _parts(node: _Opens) -> tuple[Sequence[ast.AST], Sequence[ast.AST]]:
    """What is read around a scope, such as a parameter's default, and what within it."""
    outside: list[ast.AST] = list(getattr(node, "decorator_list", ()))
    if isinstance(node, ast.FunctionDef | ast.Lambda):
        given = node.args
        outside += [*given.defaults, *filter(None, given.kw_defaults)]
        return outside, node.body if isinstance(node, ast.FunctionDef) else [node.body]
    if isinstance(node, ast.ClassDef):
        return [*outside, *node.bases, *node.keywords], node.body
    first, *others = node.generators
    values = [node.key, node.value] if isinstance(node, ast.DictComp) else [node.elt]
    return [first.iter], [first.target, *first.ifs, *others, *values]


def _read_parameters(given: ast.arguments, inner: _Scope, said: Set[str]) -> None:
    whole = [*given.posonlyargs, *given.args]
    plain = whole[: len(whole) - len(given.defaults)]
    for parameter in [*whole, *given.kwonlyargs, *filter(None, (given.vararg, given.kwarg))]:
        given_by_name = parameter in given.kwonlyargs or (
            parameter in whole and (parameter.arg in said or parameter not in plain)
        )
        inner.bind(parameter.arg, keep=given_by_name)
        inner.places.setdefault(parameter.arg, []).append(parameter)


def _read_names(node: ast.AST, scope: _Scope) -> None:
    """The names that a node itself says. What is bound by something else than an assignment or a loop stays."""
    if isinstance(node, ast.Name):
        scope.places.setdefault(node.id, []).append(node)
        if not isinstance(node.ctx, ast.Load):
            scope.bind(node.id, keep=False)
    elif isinstance(node, ast.Import | ast.ImportFrom):
        scope.bind(*[(each.asname or each.name).split(".")[0] for each in node.names])
    elif isinstance(node, ast.ExceptHandler) and node.name:
        scope.bind(node.name)
    elif isinstance(node, ast.Global | ast.Nonlocal | ast.NamedExpr):
        names = [node.target.id] if isinstance(node, ast.NamedExpr) else node.names
        outer: _Scope | None = scope
        while outer:
            outer.kept.update(names)
            outer = outer.outer


def _keep_what_stands_in_f_strings(module: _Scope) -> None:
    """Before Python 3.12 an f-string's parts have no sure places."""
    texts = [node for node in ast.walk(module.node) if isinstance(node, ast.JoinedStr)]
    unsure = {id(node) for text in texts for node in ast.walk(text)}
    for scope in module.within():
        for name, nodes in scope.places.items():
            owner = scope.owner(name)
            if owner and not unsure.isdisjoint(map(id, nodes)):
                owner.kept.add(name)


def _letters() -> Iterator[str]:
    """a, b ... z, aa, ab ..."""
    for length in count(1):
        for letters in product(ascii_lowercase, repeat=length):
            if not keyword.iskeyword("".join(letters)):
                yield "".join(letters)
