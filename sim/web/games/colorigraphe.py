"""The Colorigraphe's board in words: the stake, the arcs, and the plots of each colour. Its labels are the plots' numbers."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import Leds
    from sim.web.labels import Cell

SIDES = False  # the players sit round the circle
WITHOUT_PLOTS = ("stake", "scores", "over", "encore", "record")  # screens whose lights are a number, bars or a menu
SCREEN_NAMES = {"why": "why_circle"}  # "why" is the screen of the other games


def sentences(fields: "list[str]") -> "list[object]":
    stake, arcs, colours = fields[3:6]
    found: list[object] = [[["stake", stake]]]
    found.append([["arcs", ["none"] if arcs == "-" else arcs.replace("-", " – ").replace(",", ", ")]])
    for sign, key in (("r", "red"), ("b", "blue"), ("k", "dark")):
        plots = ", ".join([str(k + 1) for k in range(len(colours)) if colours[k] == sign])
        found.append([[key], " ", plots or ["none"]])
    return found


def cells(screen: "Any", leds: "Leds") -> "list[Cell]":
    """Return the number and the lights of each plot, where the screen shows them."""
    if screen.app.target[0].partition(".")[2] in WITHOUT_PLOTS:
        return []
    if leds.keyed:
        return [(str(plot + 1), "", [plot]) for plot in range(12)]  # twelve keys are the plots
    from sillon.games.colorigraphe.touch_view import touched_plot  # late: the program loads and drops its modules

    found: dict[int, list[int]] = {}
    for light in range(leds.rows * leds.cols):
        plot = touched_plot(leds, light // leds.cols, light % leds.cols)
        if plot >= 0:
            found.setdefault(plot, []).append(light)
    return [(str(plot + 1), "", lights) for plot, lights in sorted(found.items())]


def list_of(screen: "Any") -> "tuple[int, int, int]":
    """Return the first line of the screen's list, its number of lines, 0 for none, and the index of the selected one."""
    if screen.app.target[0] == "colorigraphe.claim":
        return 2, len(screen.moves), screen.at
    return 0, 0, 0


def takes_touch(screen: "Any", light: int) -> bool:
    """Return whether a touch on this light does something: at a stake and a challenge, between edge and middle, it does not."""
    if screen.app.target[0] in ("colorigraphe.stake", "colorigraphe.claim"):
        from sillon.games.colorigraphe.keys_plots import edge_stake  # late, as in cells()

        return edge_stake(screen.app.board.leds, light) >= 0
    return hasattr(screen.input, "touched")
