"""The conformance kit over every game, for a small interpreter: one line a game, an error when one fails.

A set of options takes some seconds there, so this checks one set in twenty-four; tests/games/test_conformance.py checks all.

ARGUMENTS: names of games; all when there are none.

The interpreter's path must lead to the root of the repo (games) and to tests/games (kit, kit_texts, variants).
"""

import kit  # type: ignore[import-not-found]
import kit_texts  # type: ignore[import-not-found]
import variants  # type: ignore[import-not-found]

from games import NAMES, new


def steps():  # type: ignore[no-untyped-def]
    """Run the rest in steps: each yield lets the interpreter collect garbage."""
    for name in ARGUMENTS or NAMES:  # noqa: F821 the runner gives it
        data = variants.GAMES[name]
        seen = kit.Seen()
        every = variants.option_sets(new(name).OPTIONS)
        sets = [every[k] for k in range(0, len(every), 24)]
        for options in sets:
            kit.check_game(name, options, data, 1, seen)
            yield name
            kit_texts.check_texts(name, options, data)
            yield name
        kit_texts.check_bad_texts(name, data)
        kit_texts.check_bad_options(name)
        reasons = " ".join([str(reason) for reason in sorted(seen.reasons)])
        print(f"{name}: {len(sets)} option sets, {seen.positions} positions, refusals {reasons}: conforms")
