"""The short names of the app's screens, which the page gives as `sillon.state().screen`: other programs rely on them."""

from games import NAMES

_NAMES = {
    "selftest.menu": "check",
    "selftest.buttons": "check_keys",
    "tournament.pupils": "tournament_list",
}
_PREFIXES = {"tournament": "tournament_", "selftest": "check_"}


def screen_name(target: str) -> str:
    """Return the short name of the screen of a target: `after` for `match.after`, `tournament_menu` for `tournament.menu`.

    A game's screen is called by its file, or as SCREEN_NAMES of sim/web/games/<game>.py says.
    """
    prefix, _, file = target.rpartition(".")
    if prefix in NAMES:
        try:
            own = __import__("sim.web.games." + prefix, None, None, ("SCREEN_NAMES",))
        except ImportError:
            return file
        return str(getattr(own, "SCREEN_NAMES", {}).get(file, file))
    return _NAMES.get(target, _PREFIXES.get(prefix, "") + file)
