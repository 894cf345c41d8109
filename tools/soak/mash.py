"""Fuzzing: a million random presses and releases, over every board, language, option and screen."""

import math
import time
from dataclasses import dataclass, field

from sillon.words import LANGUAGES
from sim.profiles import board_names
from tools.soak import cores
from tools.soak.beginnings import SCREENS, beginnings, options_of, place_of
from tools.soak.fuzz_run import LEG, leg, small_leg

EVENTS = 1_000_000
SMALL = 100_000  # events on the small interpreter


@dataclass
class Tried:
    """What legs have covered: events and legs on CPython and on the small interpreter, moves of the longest match ..."""

    events: int = 0
    legs: int = 0
    small: int = 0
    small_legs: int = 0
    games: int = 0
    plies: int = 0
    calls: int = 0
    screens: set[str] = field(default_factory=set)
    begun: set[tuple[str, str, str]] = field(default_factory=set)

    def add(self, other: "Tried") -> None:
        self.events, self.legs = self.events + other.events, self.legs + other.legs
        self.small, self.small_legs = self.small + other.small, self.small_legs + other.small_legs
        self.games += other.games
        self.plies, self.calls = max(self.plies, other.plies), max(self.calls, other.calls)
        self.screens |= other.screens
        self.begun |= other.begun


def tried(number: int, small: bool, until: float) -> Tried:
    """Run one leg; an empty result after `until`."""
    if time.monotonic() >= until:
        return Tried()
    if small:
        return Tried(small=small_leg(number), small_legs=1)
    board, language = place_of(number)
    begins = beginnings(board, number)
    masher = leg(board, language, number, LEG, begins)
    return Tried(
        events=masher.events,
        legs=1,
        games=masher.games,
        plies=masher.plies,
        calls=masher.calls,
        screens=masher.screens,
        begun=options_of(begins),
    )


def count(share: float = 1) -> int:
    """Return the number of legs on CPython."""
    return math.ceil(share * EVENTS / LEG)


def soak(share: float = 1, until: float = float("inf"), first: int = 0) -> str:
    """Run a million events, and a hundred thousand on the small interpreter, or a share of them, on all cores.

    No leg begins after time.monotonic() has reached `until`. `first` is the first leg, where an earlier run has stopped; the
    legs on the small interpreter begin accordingly.
    """
    many, few = count(share), math.ceil(share * SMALL / LEG)
    legs = []
    for number in range(first, many):
        legs.append((number, False))
        if number % (many // few) == 0 and number // (many // few) < few:  # spread evenly among the others
            legs.append((number // (many // few), True))
    found = Tried()
    for one in cores.run_each(tried, *zip(*legs, strict=True), [until] * len(legs)):
        found.add(one)
    places = len(LANGUAGES) * len(board_names())
    return (
        f"{found.events} events in {found.legs} legs, {min(found.legs, places)} of {places} boards and languages, "
        f"{len(found.screens)} of {len(SCREENS)} screens, {len(found.begun)} values of options to begin with, "
        f"{found.games} matches to their end, of up to {found.plies} moves; at most {found.calls} calls in a tick; "
        f"{found.small} events in {found.small_legs} legs on the small interpreter"
    )
