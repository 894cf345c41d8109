"""Trials on all cores of the computer, each call in a process of its own."""

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from tools import collecting

T = TypeVar("T")


def run_each(trial: Callable[..., T], *given: Iterable[object]) -> Iterator[T]:
    """Yield what `trial` returns for each of the arguments, in their order, as map() does.

    The first exception ends it; calls that have not begun are cancelled.
    """
    pool = ProcessPoolExecutor(initializer=_begin)
    try:
        yield from pool.map(trial, *given)
    finally:
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    collecting.only_what_is_new()
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # a handheld writes thousands of lines to its console
