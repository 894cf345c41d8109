"""A trial on all of the computer's cores, each deed in a process of its own."""

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from tools import collecting

T = TypeVar("T")


def each(deed: Callable[..., T], *given: Iterable[object]) -> Iterator[T]:
    """What `deed` returns, one after the other in the order of what is given to it, as map() does.

    Raises what the first of them that fails raises; those that have not begun are given up.
    """
    pool = ProcessPoolExecutor(initializer=_begin)
    try:
        yield from pool.map(deed, *given)
    finally:
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    collecting.only_what_is_new()
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # what a handheld says to its console, thousands of times
