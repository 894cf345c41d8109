"""What becomes of an error that nobody has foreseen: the match is kept, and a screen says so. Read only then.

When it is the memory that has run out, the screen is read anew first, once: the players' tables go with the old one.
"""

import gc

from sillon.forget import forget

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_AGAIN_MS = 60_000  # who runs out of memory again within that time has not enough of it


def crashed(app: "Any", error: Exception) -> None:
    """Makes the app ready to go on at its next tick. Raises the error again when the screen of errors is at fault itself."""
    if app.target[0] == "crash":
        raise error
    now = app.board.clock.ms()
    app.screen = None
    app.words.leave()
    app._forget()
    gc.collect()
    app.board.seldom("trouble", error)
    forget("hal.trouble")
    if isinstance(error, MemoryError) and now - getattr(app, "spared_at", -_AGAIN_MS) >= _AGAIN_MS:
        app.spared_at = now
        return
    if app.session:
        app.session.at = None
        app.session.save(app.board.store)
    app.target = ("crash", type(error).__name__, app.target[0])
