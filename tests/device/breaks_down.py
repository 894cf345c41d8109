"""A match in which the screen raises a MemoryError, then another exception; the loop of code.py handles both.

ARGUMENTS: the script that leads into the match. The screen is known by its target.
"""

from sim.assembly import assemble


def steps():  # type: ignore[no-untyped-def]
    from hal.boards import pico_panel

    (script,) = ARGUMENTS  # type: ignore[name-defined]  # noqa: F821 the runner gives it
    bench = assemble(pico_panel, {"SILLON_LANGUAGE": "fr", "SILLON_SEED": 7})
    yield "baseline"
    bench.little_memory = True
    bench.start("code.py")
    plain = bench.tick
    errors: list[Exception] = []

    def tick() -> None:
        try:
            if errors and bench.app.screen:
                raise errors.pop()
            plain()
        except Exception as error:
            bench.rescue(error)

    bench.tick = tick
    for _ in bench.script_steps(script):
        yield "playing"
    moves = list(bench.app.session.match.moves)
    for error in (MemoryError(), KeyError("unforeseen")):
        errors.append(error)
        for _ in bench.run_steps(400):
            yield "after " + type(error).__name__
        print("TARGET", bench.app.target)
        assert list(bench.app.session.match.moves) == moves
    for _ in bench.script_steps("OK 500ms"):
        yield "going on"
    print("TARGET", bench.app.target)
    assert list(bench.app.session.match.moves) == moves and moves
