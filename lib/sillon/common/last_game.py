"""The entry `last` of the store: the letter of the game played last, then `!` once somebody has opened the menu in a match."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Store

_NAME = "last"
_KNOWN = b"!"


def game(store: "Store") -> bytes:
    """Return the letter of the game played last; the previous version stored its name."""
    return (store.load(_NAME) or b"").rstrip(_KNOWN)


def set_game(store: "Store", letter: str) -> None:
    store.save(_NAME, letter.encode() + (_KNOWN if menu_known(store) else b""))


def menu_known(store: "Store") -> bool:
    """Return whether somebody has opened the menu in a match."""
    return (store.load(_NAME) or b"")[-1:] == _KNOWN


def set_menu_known(store: "Store") -> None:
    if not menu_known(store):
        store.save(_NAME, game(store) + _KNOWN)
