"""Tight sources run as the slim ones do: the same bytecode on the same lines, proved file by file."""

import dis
from types import CodeType

import pytest

from sim.deploy.content import content
from sim.deploy.libraries import is_library
from sim.deploy.slim import slim
from sim.deploy.tight import said_by_name, tight

SOURCES = {
    path: slim(data).decode() for path, data in content().items() if path.endswith(".py") and not is_library(path)
}
SAID = set[str]().union(*[said_by_name(text.encode()) for text in SOURCES.values()])


def compare(one: CodeType, other: CodeType, outer: dict[str, str]) -> None:
    """What runs, on which lines, with which names that are looked up; what only a function sees may be called otherwise.

    `outer` has the names of the functions around it, as they are called here and there.
    """
    names = {name: outer[name] for name in one.co_freevars}
    names |= dict(zip(one.co_varnames, other.co_varnames, strict=True))
    if "__class__" in one.co_cellvars:
        names["__class__"] = "__class__"
    cells: list[tuple[str, str]] = []
    for ours, theirs in zip(dis.get_instructions(one), dis.get_instructions(other), strict=True):
        assert (ours.opname, ours.starts_line) == (theirs.opname, theirs.starts_line)
        if ours.opname in ("MAKE_CELL", "LOAD_CLOSURE"):  # in the order of the names
            cells.append((ours.argval, theirs.argval))
        elif ours.opcode in dis.hasfree or ours.opcode in dis.haslocal:
            assert names.setdefault(ours.argval, theirs.argval) == theirs.argval
        else:
            assert ours.arg == theirs.arg
    assert len(set(names.values())) == len(names)
    assert sorted([names[name] for name, _ in cells]) == sorted([name for _, name in cells])
    for kind in ("co_cellvars", "co_freevars"):
        assert {names[name] for name in getattr(one, kind)} == set(getattr(other, kind))
    assert (one.co_name, one.co_names, one.co_flags) == (other.co_name, other.co_names, other.co_flags)
    assert (one.co_argcount, one.co_kwonlyargcount) == (other.co_argcount, other.co_kwonlyargcount)
    assert one.co_exceptiontable == other.co_exceptiontable
    for const, new in zip(one.co_consts, other.co_consts, strict=True):
        if isinstance(const, CodeType):
            compare(const, new, names)
        else:
            assert (type(const), const) == (type(new), new)


@pytest.mark.parametrize("path", SOURCES)
def test_the_bytecode_is_the_same_line_by_line(path: str) -> None:
    compare(compile(SOURCES[path], path, "exec"), compile(tight(SOURCES[path], SAID), path, "exec"), {})


@pytest.mark.parametrize("path", SOURCES)
def test_it_is_done_once_and_for_all(path: str) -> None:
    found = tight(SOURCES[path], SAID)
    assert len(tight(found, SAID)) == len(found)


@pytest.mark.parametrize(
    ("source", "wanted"),
    [
        ("def f(first, second=1):\n return first + second\n", "def f(a,second=1):\n return a+second\n"),
        ("def f(given):\n return given\n", "def f(given):\n return given\n"),
        ("def f(given):\n return None\n", "def f(given):\n return\n"),
        ("def f(given):\n return None if a else (None)\n", "def f(given):\n return None if a else(None)\n"),
        ("def f(given):\n if a: return None; b()\n", "def f(given):\n if a:return None;b()\n"),
        ("def f():\n here = a\n return here\n", "def f():\n b=a\n return b\n"),
        ("def f():\n text = 1\n return f'{text = }'\n", "def f():\n text=1\n return f'{text = }'\n"),
        ("def f():\n held = 1\n return lambda: held\n", "def f():\n a=1\n return lambda:a\n"),
        ("def f(one):\n return lambda two: one + two\n", "def f(a):\n return lambda b:a+b\n"),
        (
            "def f(one):\n def g(two):\n  a(two)\n  return one\n return g\n",
            "def f(b):\n def g(c):\n  a(c)\n  return b\n return g\n",
        ),
        ("def f(one, *more):\n return [one for one in more]\n", "def f(b,*a):\n return[a for a in a]\n"),
        ("def f(*, one):\n return one\n", "def f(*,one):\n return one\n"),
        ("def f():\n given = 1\n return given\n", "def f():\n a=1\n return a\n"),
        ("def f(base):\n class A(base): pass\n return A\n", "def f(a):\n class A(a):pass\n return A\n"),
        ("def f(rows):\n return [row for row in rows]\n", "def f(a):\n return[a for a in a]\n"),
        ("x = [row for row in y if row]\n", "x=[a for a in y if a]\n"),
        ("def f(rows):\n class A:\n  rows = rows\n return A\n", "def f(a):\n class A:\n  rows=rows\n return A\n"),
        ("def f():\n import os\n return os\n", "def f():\n import os\n return os\n"),
        ("def f():\n global found\n found = 1\n", "def f():\n global found\n found=1\n"),
        ("x = not -1 if 1 else b'' or 'a'\n", "x=not-1 if 1 else b''or'a'\n"),
    ],
)
def test_what_it_does(source: str, wanted: str) -> None:
    assert tight(source, {"given"}) == wanted
