"""What the games' views share, and how to find a game's view."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import Leds

# The seats' colours: Sud, Nord, the third player of the Colorigraphe.
SEATS = ((255, 190, 60), (90, 190, 255), (40, 200, 60))


def view_of(leds: "Leds", name: str) -> "Any":
    """Import the view of a game for these lights: `keys_view` where the lights are keys and the game has it, else `view`."""
    kind = "view"
    if leds.keyed:
        from sillon.manifest import manifest_of  # on few boards: this module stays in memory

        if manifest_of(name).on_keys(leds):
            kind = "keys_view"
    return __import__(f"sillon.games.{name}.{kind}", None, None, ("fits",))
