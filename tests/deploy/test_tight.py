"""Tight sources run as the slim ones do: the same bytecode on the same lines, proved file by file."""

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


def compare(one: CodeType, other: CodeType) -> None:
    """What runs, on which lines, with which names that are looked up; a function's own variables may be called otherwise."""
    assert one.co_code == other.co_code
    assert [line for _, _, line in one.co_lines()] == [line for _, _, line in other.co_lines()]
    assert (one.co_name, one.co_names, one.co_freevars) == (other.co_name, other.co_names, other.co_freevars)
    assert (one.co_cellvars, one.co_flags, one.co_argcount) == (other.co_cellvars, other.co_flags, other.co_argcount)
    assert len(set(other.co_varnames)) == len(other.co_varnames) == len(one.co_varnames)
    assert one.co_exceptiontable == other.co_exceptiontable
    for const, new in zip(one.co_consts, other.co_consts, strict=True):
        if isinstance(const, CodeType):
            compare(const, new)
        else:
            assert (type(const), const) == (type(new), new)


@pytest.mark.parametrize("path", SOURCES)
def test_the_bytecode_is_the_same_line_by_line(path: str) -> None:
    compare(compile(SOURCES[path], path, "exec"), compile(tight(SOURCES[path], SAID), path, "exec"))


@pytest.mark.parametrize("path", SOURCES)
def test_it_is_done_once_and_for_all(path: str) -> None:
    found = tight(SOURCES[path], SAID)
    assert len(tight(found, SAID)) == len(found)


@pytest.mark.parametrize(
    ("source", "wanted"),
    [
        ("def f(first, second=1):\n return first + second\n", "def f(a,second=1):\n return a+second\n"),
        ("def f(given):\n return given\n", "def f(given):\n return given\n"),
        ("def f():\n here = a\n return here\n", "def f():\n b=a\n return b\n"),
        ("def f():\n text = 1\n return f'{text = }'\n", "def f():\n text=1\n return f'{text = }'\n"),
        ("def f():\n held = 1\n return lambda: held\n", "def f():\n held=1\n return lambda:held\n"),
        ("def f(base):\n class A(base): pass\n return A\n", "def f(a):\n class A(a):pass\n return A\n"),
        ("def f(rows):\n return [row for row in rows]\n", "def f(a):\n return[row for row in a]\n"),
        ("def f():\n import os\n return os\n", "def f():\n import os\n return os\n"),
        ("def f():\n global found\n found = 1\n", "def f():\n global found\n found=1\n"),
        ("x = not -1 if 1 else b'' or 'a'\n", "x=not-1 if 1 else b''or'a'\n"),
    ],
)
def test_what_it_does(source: str, wanted: str) -> None:
    assert tight(source, {"given"}) == wanted
