"""Slimming takes away comments, docstrings, annotations and what type checkers read, and nothing else: proved file by file."""

import ast
import tokenize
from io import BytesIO

import pytest

from sim.deploy.content import content
from sim.deploy.libraries import is_library, library_files
from sim.deploy.slim import GUARD, slim, slim_files

SOURCES = {path: data for path, data in content().items() if path.endswith(".py") and not is_library(path)}


class Plain(ast.NodeTransformer):
    """The tree without what slimming may take away, written anew here: it shares no code with sim/deploy/slim.py."""

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        body = getattr(node, "body", None)
        if isinstance(body, list):
            if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef) and ast.get_docstring(node) is not None:
                del body[0]
            node.body = [each for each in body if not isinstance(each, ast.Pass)]  # type: ignore[attr-defined]
        return node

    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:  # noqa: N802 ast's own name
        node.returns = None
        return self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt | None:  # noqa: N802
        if node.value is None:
            return None
        self.generic_visit(node)
        return ast.copy_location(ast.Assign([node.target], node.value), node)

    def visit_If(self, node: ast.If) -> ast.AST | None:  # noqa: N802
        guard = isinstance(node.test, ast.Name) and node.test.id == GUARD
        return None if guard else self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> ast.AST | None:  # noqa: N802
        return None if ast.unparse(node) == f"{GUARD} = False" else self.generic_visit(node)


def told(source: bytes) -> list[str]:
    """Every node of the tree but what slimming may take away, each with its line."""
    tree = Plain().visit(ast.parse(source))
    return [f"{getattr(node, 'lineno', 0)} {ast.dump(node)}" for node in ast.walk(tree)]


@pytest.mark.parametrize("path", SOURCES)
def test_what_runs_is_the_same_and_on_the_same_lines(path: str) -> None:
    assert told(slim(SOURCES[path])) == told(SOURCES[path])


@pytest.mark.parametrize("path", SOURCES)
def test_nothing_is_left_that_a_board_reads_in_vain(path: str) -> None:
    found = slim(SOURCES[path])
    assert not [t for t in tokenize.tokenize(BytesIO(found).readline) if t.type == tokenize.COMMENT]
    tree = ast.parse(found)
    nodes = list(ast.walk(tree))
    assert not [n for n in nodes if isinstance(n, ast.Module | ast.FunctionDef | ast.ClassDef) and ast.get_docstring(n)]
    assert not [n for n in nodes if isinstance(n, ast.Name) and n.id == GUARD]
    assert not [n for n in nodes if isinstance(n, ast.AnnAssign)]
    assert slim(found) == found


def test_a_library_stays_as_its_authors_have_published_it() -> None:
    found = slim_files(library_files())
    assert found == library_files()
    assert all(b"SPDX-License-Identifier" in data for data in found.values())


def test_it_takes_away_a_third_at_least() -> None:
    before = sum([len(data) for data in SOURCES.values()])
    assert sum([len(slim(data)) for data in SOURCES.values()]) < before * 2 / 3


def test_a_text_over_lines_stays_as_it_is() -> None:
    source = b'TEXTS = """\n    two  \n# not a comment\n"""  # a comment\n'
    assert slim(source) == b'TEXTS = """\n    two  \n# not a comment\n"""\n'


def test_what_remains_empty_is_a_pass() -> None:
    assert slim(b'class A:\n    """Doc."""\n') == b"class A:\n pass\n"
    assert slim(b'class A:\n    """Doc."""\n\n    x: int\n') == b"class A:\n\n\n pass\n"
    assert slim(b'def f(x: int = 1, *y: "A") -> "B":\n    """Doc."""\n    return x  # why\n') == (
        b"def f(x = 1, *y) :\n\n return x\n"
    )


def test_accents_before_an_annotation_do_not_shift_it() -> None:
    assert slim("é = {'é': 1}\ndef f(é: int, x: int = 'à') -> None: pass\n".encode()) == (
        "é = {'é': 1}\ndef f(é, x = 'à') : pass\n".encode()
    )
