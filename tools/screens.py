"""All screens of the app, found in its sources: a screen's module ends with `SCREEN = <its class>`."""

from pathlib import Path

from games import NAMES
from sim.paths import ROOT

_SILLON = ROOT / "lib" / "sillon"


def sources() -> dict[str, Path]:
    """Return the source of each screen by its target, such as `home`, `match.after`, `awale` or `colorigraphe.stake`."""
    found = {}
    for path in sorted(_SILLON.rglob("*.py")):
        if "\nSCREEN = " in path.read_text(encoding="utf-8"):
            found[_target(path)] = path
    return found


def _target(path: Path) -> str:
    """Return the target of a screen's file, the inverse of sillon.app.module_of()."""
    parts = path.relative_to(_SILLON).with_suffix("").parts
    if parts[0] == "games" and parts[1] in NAMES:
        return parts[1] if parts[2] == "screen" else ".".join(parts[1:])
    return parts[1] if parts[0] == "screens" else ".".join(parts)
