"""A faster garbage collection for processes that play thousands of matches.

The app collects at every change of screen, as it must on a board. On a desktop each collection also visits all objects of the
tests or trials, which takes a fifth of their time.
"""

import gc

_plain = gc.collect


def only_what_is_new() -> None:
    """Let gc.collect() visit only the objects made since the last collection; Python visits the others when it chooses.

    Objects that exist now are never visited again, and stay.
    """
    _plain()
    gc.freeze()
    gc.collect = lambda generation=0: _plain(generation)
