"""What the games' views share, and how to find a game's view."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Colour, Leds
    from sillon.views.board_view import View

# The seats' colours in every game: Sud, Nord, the third player of the Colorigraphe.
SEATS = ((255, 190, 60), (90, 190, 255), (40, 200, 60))
BARE = ((54, 40, 0), (0, 54, 78))  # by seat: a place of theirs that holds nothing

FULL = 320  # the strongest part of the cursor's colour; other lights have at most 255
_GREEN = 240  # the least green of the cursor: green gives most of the light, so any eye sees the cursor as bright


def glow(colour: "Colour", breath: int, own: "Colour" = (255, 255, 255), green: int = _GREEN) -> "Colour":
    """Return the cursor's colour on a light of this colour: always brighter than any other light.

    It breathes (0..255) between the colour, made purer, and a pale `own`, the player's colour. `own` replaces a dark
    colour. `green` is the least green; a small value keeps a red red.
    """
    strongest = max(colour)
    if not strongest:
        colour, strongest = own, 255
    # Scale the strongest part to 255 and square the others: a purer colour.
    parts = [part * part // strongest * 255 // strongest for part in colour]
    parts = [parts[k] + ((own[k] + 255) // 2 - parts[k]) * breath // 255 for k in range(3)]
    strongest = max(parts)
    return parts[0] * FULL // strongest, max(parts[1] * FULL // strongest, green), parts[2] * FULL // strongest


def back_and_forth(beat: int, count: int) -> int:
    """Return which of `count` lights is lit at a beat of a light that runs back and forth: the thinking indicator."""
    at = beat * count // 16
    return at if at < count else 2 * count - 1 - at


def view_of(leds: "Leds", name: str) -> "View":
    """Import the view of a game for these lights.

    Where the lights are keys and the game has it that is `keys_view`, where they can be touched `touch_view`, else `view`.
    """
    kind = "view"
    if leds.keyed or leds.touched:
        from sillon.manifest import manifest_of  # on few boards: this module stays in memory

        manifest = manifest_of(name)
        if leds.touched and manifest.keys:
            kind = "touch_view"
        elif leds.keyed and manifest.on_keys(leds):
            kind = "keys_view"
    view: View = __import__(f"sillon.games.{name}.{kind}", None, None, ("fits",))
    return view
