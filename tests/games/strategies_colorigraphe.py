"""Hypothesis strategies for the Colorigraphe: games with any options, and positions of any phase."""

from itertools import combinations

from hypothesis import strategies as st

from games import new
from games.colorigraphe import OPTIONS
from games.contract import Rules
from tests.games.colorigraphe_tools import FREE
from tests.games.strategies import option_sets

ARCS = list(combinations(range(1, 13), 2))
SMALL = st.sampled_from((0, 1, 5, 30, 999))


@st.composite
def games(draw: st.DrawFn, /, **fixed: object) -> Rules:
    """Draw a game with any options, `first` one of its seats; small targets more often than large ones."""
    players = fixed.get("players") or draw(st.sampled_from((2, 1, 3)))
    target = draw(SMALL)
    first = draw(st.integers(0, players - 1))  # type: ignore[operator]
    chosen = {"players": players, "target": target, "first": first, **fixed}
    return new("colorigraphe", **draw(option_sets(OPTIONS, **chosen)))


@st.composite
def positions(draw: st.DrawFn, game: Rules) -> bytes:
    """Draw a position in any phase of the game's options."""
    options = {name: game.options[k] for k, (name, _, _) in enumerate(game.OPTIONS)}
    cards = options["problems"] == "cards"
    allowed = ["card"] if cards else ["stake", "arc"]
    allowed += ["colour"] * 3
    if options["players"] > 1 and options["colours"] == 3:
        allowed += ["claim", "challenge", "challenge"]
    phase = draw(st.sampled_from(allowed))
    seats = draw(st.permutations(game.SEATS))
    lowest = 0 if options["floor"] or options["colours"] == 2 else -9999
    highest = options["target"] - 1 if options["target"] else 9999
    points = st.one_of(st.integers(max(lowest, highest - 12), highest), st.integers(lowest, highest))
    scores = ",".join(str(draw(points)) for _ in game.SEATS)
    stake = 0 if phase in ("stake", "card") else draw(st.one_of(st.integers(2, 5), st.integers(2, 24)))
    fewest, most = (1, stake) if phase not in ("stake", "card", "arc") else (0, max(stake - 1, 0))
    arcs = draw(st.sets(st.sampled_from(ARCS), min_size=fewest, max_size=most))
    colours = FREE
    if fewest:
        signs = "rb" if options["colours"] == 2 else "rbk."
        colours = draw(st.text(signs, min_size=12, max_size=12).filter(lambda text: text.count("k") <= 6))
    fields = [
        phase,
        seats[0],
        scores,
        str(stake),
        ",".join(f"{low}-{high}" for low, high in sorted(arcs)) or "-",
        colours,
    ]
    if phase == "challenge":
        fields += [seats[1], draw(st.sampled_from("123456x"))]
    if phase == "claim":
        fields.append("x")
    if cards:
        fields.append(draw(st.sampled_from(("1-48", "7", "1,3-5,48") + (() if phase == "card" else ("-",)))))
    return game.from_text(" ".join(fields))


@st.composite
def moves(draw: st.DrawFn, game: Rules, position: bytes) -> int:
    """Draw a legal move, each kind of move equally often, so that turns end soon."""
    kinds: dict[str, list[int]] = {}
    for move in game.moves(position):
        kinds.setdefault(game.move_name(position, move).split(" ")[0], []).append(move)
    return draw(st.sampled_from(kinds[draw(st.sampled_from(sorted(kinds)))]))
