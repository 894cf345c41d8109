"""A leg of fuzzing: random presses from power-on, and the walk home. A leg that fails leaves a script that replays it."""

from sim import paths
from sim.handheld import Handheld
from sim.memory import new_memory
from sim.micropython.runner import run_device_script
from tools.measure.starting import compiled_drive
from tools.soak.beginnings import beginnings, nord_too, place_of
from tools.soak.counting import counted
from tools.soak.lazy_display import lazy_display
from tools.soak.masher import STEP_MS, Masher
from tools.soak.way_home import walk_home

LEG = 2500  # events from one power-on to the next
WAKING_MS = 300
ON_SMALL = ("pico_panel", "macropad", "trellis_m4", "pico_strip", "pygamer")  # without Linux, which runs CPython
_PATIENCE_S = 7200.0
_FOLDER = paths.ROOT / "build" / "soak"


class Mashed(AssertionError):
    """A leg has failed; the text has the reason, and the command that repeats it."""


def leg(board: str, language: str, number: int, events: int, begins: bytes = b"") -> Masher:
    """Press random buttons from power-on, from the start target `begins` on, and walk home. Mashed when anything is wrong."""
    memory = bytes(new_memory(board, begins))
    nord = nord_too(board, number)
    settings: dict[str, str | int] = {"SILLON_LANGUAGE": language, "SILLON_SEED": number}
    if nord:
        settings["SILLON_NORD"] = 1
    handheld = Handheld(board, settings, memory=memory)
    masher = None
    try:
        handheld.run(WAKING_MS)
        with lazy_display(handheld.bench, dark=True), counted(handheld.bench) as calls:
            masher = Masher(handheld.bench, number)
            masher.mash(events)
            come_home(handheld, masher)
            masher.calls = calls.most
    except Exception as error:
        words = masher.words if masher else []
        again = _saved(board, language, number, memory, words) + (" --nord" if nord else "")
        raise Mashed(f"{error!r}; again: {again}") from error
    finally:
        handheld.power_off()
    return masher


def come_home(handheld: Handheld, masher: Masher) -> None:
    """Walk home after the random presses. AssertionError where no way leads there."""
    if not walk_home(handheld, masher.words):
        raise AssertionError(f"no way home from {handheld.bench.app.target}")


def _saved(board: str, language: str, number: int, memory: bytes, words: list[str]) -> str:
    """Write the script and the memory to files; return the command that replays them."""
    _FOLDER.mkdir(parents=True, exist_ok=True)
    path = _FOLDER / f"mash-{board}-{language}-{number}"
    path.with_suffix(".script").write_text(" ".join(words))
    path.with_suffix(".nvm").write_bytes(memory)
    script = path.with_suffix(".script").relative_to(paths.ROOT)
    return (
        f"python -m sim --board {board} --language {language} --seed {number} --step {STEP_MS} "
        f'--memory {path.with_suffix(".nvm").relative_to(paths.ROOT)} --script "$(cat {script})"'
    )


def small_leg(number: int) -> int:
    """Run the leg with this number on the small interpreter; return the number of events. Mashed when anything is wrong."""
    board, language = place_of(number, ON_SMALL)
    try:
        return on_small(board, number, LEG, language, beginnings(board, number))
    except AssertionError as error:
        raise Mashed(f"{error}\nagain: python -m tools.soak --small {number}") from error


def on_small(board: str, number: int, events: int, language: str = "fr", begins: bytes = b"") -> int:
    """Press random buttons on the small interpreter with a board's Python stack; return the number of events."""
    here = paths.ROOT / "tools" / "soak"
    given = (board, str(number), str(events), language, new_memory(board, begins).rstrip(b"\xff").hex())
    result = run_device_script(
        here / "device_mash.py", *given, modules=here, drive=compiled_drive(), heap=False, timeout=_PATIENCE_S
    )
    assert result.returncode == 0, f"{result.stderr}\n{result.stdout[-3000:]}\n{' '.join(given)}"
    return int(result.stdout.rsplit("EVENTS ", 1)[1].split()[0])
