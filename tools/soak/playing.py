"""A game on the handheld with the computer at every seat, and each write to the chip's memory on the way."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from sillon.contract import App
from sillon.match.session import Session
from sim import paths
from sim.assembly import assemble
from sim.bench import Bench
from sim.fakes import flash, wire
from sim.memory import fill, new_memory
from sim.profiles import profile_of
from sim.start_target import of_match
from tools.soak.lazy_display import lazy_display

CODE = str(paths.ROOT / "code.py")
_STEP_MS = 50
_STRIDES = 5  # steps between two presses of OK: a person rolls the dice
_PATIENCE = 40_000  # steps


@dataclass(frozen=True)
class Write:
    """`before` is the whole memory; `data` is written from `start` on; `moves` are those of the match at that moment."""

    before: bytes
    start: int
    data: bytes
    moves: tuple[int, ...]


@contextmanager
def writes(moves: Callable[[], tuple[int, ...]]) -> Iterator[list[Write]]:
    """Record each write to the memory from now on."""
    seen: list[Write] = []
    plain = flash.write

    def write(memory: bytearray, start: int, data: bytes) -> None:
        seen.append(Write(bytes(memory), start, bytes(data), moves()))
        plain(memory, start, data)

    flash.write = write
    try:
        yield seen
    finally:
        flash.write = plain


def switched_on(board: str, memory: bytes, **settings: object) -> Bench:
    """Return a bench whose handheld has started with this memory."""
    bench = assemble(profile_of(board), {"SILLON_SEED": 7, **settings})
    wire.load_nvm(memory)
    bench.start(CODE)
    return bench


def played(name: str, options: dict[str, object], board: str = "pico_panel", free: int = 0) -> list[Write]:
    """Play a whole game on a handheld; return the writes. Raises RuntimeError if the game does not end.

    `free`: the free bytes of the log at the start; 0: an empty log.
    """
    session = Session(name, options)
    session.levels = (1,) * len(session.game.SEATS)
    kept = new_memory(board, of_match(session))
    if free:
        fill(kept, free)
    bench: Bench | None = None

    def moves() -> tuple[int, ...]:
        now = bench and bench.app and bench.app.session
        return tuple(now.match.moves) if now else ()

    with writes(moves) as seen:
        bench = switched_on(board, bytes(kept))
        try:
            with lazy_display(bench):
                _play(bench)
        finally:
            bench.power_off()
    return seen


def written(act: str | Callable[[App], object], free: int = 0, board: str = "pico_panel") -> list[Write]:
    """Return the writes while the buttons of a script are pressed, or while a function acts on the app; `free` as in played()."""
    memory = new_memory(board)
    if free:
        fill(memory, free)
    with writes(lambda: ()) as seen:
        bench = switched_on(board, bytes(memory))
        try:
            if isinstance(act, str):
                bench.script(act)
            else:
                bench.run(300)
                act(bench.app)
        finally:
            bench.power_off()
    return seen


def _play(bench: Bench) -> None:
    for step in range(_PATIENCE):
        bench.run(_STEP_MS * 4, _STEP_MS)
        session = bench.app.session
        if session and session.match.outcome():
            bench.run(1000, _STEP_MS)
            return
        if step % _STRIDES == 0:
            bench.tap("OK")
    raise RuntimeError("the game that plays itself has no end")
