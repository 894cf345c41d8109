"""Handle an unhandled exception of the app. Imported at the start: later there may be no memory for it."""

import gc

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import AppState


def rescue(app: "AppState", error: Exception) -> None:
    """Free memory, the players' tables first, and let sillon.app.crash handle the error; restart the program where that
    fails.
    """
    app.screen = None  # type: ignore[assignment]
    try:
        app.words.unload()
        app._forget()
        gc.collect()
        from sillon.app.crash import crashed  # after the collection, which frees memory for it

        crashed(app, error)
    except Exception as worse:
        try:
            print(repr(error), "and then", repr(worse))
        finally:
            app.board.restart()
