"""The Colorigraphe's board in words: the stake, the arcs, and the plots of each colour."""

SCREEN_NAMES = {"why": "why_circle"}  # "why" is the screen of the other games


def sentences(fields: "list[str]") -> "list[object]":
    stake, arcs, colours = fields[3:6]
    found: list[object] = [[["stake", stake]]]
    found.append([["arcs", ["none"] if arcs == "-" else arcs.replace("-", " – ").replace(",", ", ")]])
    for sign, key in (("r", "red"), ("b", "blue"), ("k", "dark")):
        plots = ", ".join([str(k + 1) for k in range(len(colours)) if colours[k] == sign])
        found.append([[key], " ", plots or ["none"]])
    return found
