"""The short names of the app's screens, which the page tells as `sillon.state().screen`: other programs rely on them."""

_NAMES = {
    "selftest.menu": "check",
    "tournament.pupils": "tournament_list",
    "fanorona.second_round": "second",
    "colorigraphe.why": "why_circle",
}
_PREFIXES = {"tournament": "tournament_", "selftest": "check_"}


def screen_name(target: str) -> str:
    """Return the short name of the screen of a target: `after` for `match.after`, `tournament_menu` for `tournament.menu`."""
    room, _, file = target.rpartition(".")
    return _NAMES.get(target, _PREFIXES.get(room, "") + file)
