"""The imports: the contracts of pyproject.toml, modules from outside, circles, and reasons for late imports."""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).resolve().parent.parent
TREES = {"games": "games", "hal": "hal", "sillon": "lib/sillon", "sim": "sim", "tools": "tools"}

OUTSIDE = {
    "games": {"collections", "micropython", "typing"},
    "sillon": {"array", "builtins", "collections", "gc", "json", "micropython", "struct", "sys", "types", "typing"},
}
"""The modules from outside that these may import: no hardware. tests/deploy/test_parts.py holds those of hal."""

ENTRY_POINTS = {
    "code.py": {"gc", "hal", "micropython", "sillon", "sys"},
    "boot.py": {"board", "hal", "os", "storage", "sys"},
}


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph(*TREES, include_external_packages=True, cache_dir=None)


def python_files() -> Iterator[Path]:
    for folder in TREES.values():
        yield from (file for file in sorted((ROOT / folder).rglob("*.py")) if "node_modules" not in file.parts)


def test_import_contracts_hold() -> None:
    command = [str(Path(sys.executable).parent / "lint-imports"), "--no-cache", "--no-logo"]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": "lib"}, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "4 kept, 0 broken" in done.stdout


def test_every_module_is_in_the_graph(graph: grimp.ImportGraph) -> None:
    for file in python_files():
        name = ".".join(file.relative_to(ROOT).with_suffix("").parts).removeprefix("lib.").removesuffix(".__init__")
        assert name in graph.modules, f"{file.parent} needs an __init__.py"


@pytest.mark.parametrize("package", OUTSIDE)
def test_modules_from_outside_are_listed(graph: grimp.ImportGraph, package: str) -> None:
    for module in [package, *graph.find_descendants(package)]:
        imported = {name.split(".")[0] for name in graph.find_modules_directly_imported_by(module)}
        assert imported - set(TREES) <= OUTSIDE[package], module


@pytest.mark.parametrize("file", ENTRY_POINTS)
def test_entry_points_import_what_is_listed(file: str) -> None:
    for node in ast.walk(ast.parse((ROOT / file).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else [alias.name for alias in node.names]
            assert {name.split(".")[0] for name in names} <= ENTRY_POINTS[file]


def test_no_circle_of_imports(graph: grimp.ImportGraph) -> None:
    """Imports inside functions and for type checkers count."""
    circles = set()
    for module in graph.modules:
        circle = graph.find_upstream_modules(module) & graph.find_downstream_modules(module) | {module}
        if len(circle) > 1:
            circles.add(" ".join(sorted(circle)))
    assert not circles


def test_late_imports_have_a_reason() -> None:
    without = [place for file in python_files() for place in unexplained(file)]
    assert not without, "\n".join(["say why in a comment on the line or above it:", *without])


def unexplained(file: Path) -> Iterator[str]:
    """Yield the imports inside functions, by name too, that have no comment on their lines or on the line above.

    An import whose name is computed needs none: it chooses a module, such as a game's.
    """
    text = file.read_text(encoding="utf-8")
    lines = ["", *text.splitlines()]
    tree = ast.parse(text)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    for node in {node for function in functions for node in ast.walk(function)}:
        by_name = isinstance(node, ast.Call) and ast.unparse(node.func) == "__import__"
        if isinstance(node, ast.Import | ast.ImportFrom) or (by_name and isinstance(node.args[0], ast.Constant)):
            on_lines = any("#" in line for line in lines[node.lineno : (node.end_lineno or node.lineno) + 1])
            if not on_lines and not lines[node.lineno - 1].lstrip().startswith("#"):
                yield f"{file.relative_to(ROOT)}:{node.lineno}"
