"""A leg of mashing, from power-on until it has walked home; one that fails leaves a script that replays it."""

from sim import paths
from sim.handheld import Handheld
from sim.memory import new_memory
from tools.soak.beginnings import beginnings, nord_too, place_of
from tools.soak.counting import counted
from tools.soak.masher import STEP_MS, Masher
from tools.soak.small import compiled_drive
from tools.soak.unseen import unseen
from tools.soak.way_home import walk_home

LEG = 2500  # events from one power-on to the next
WAKING_MS = 300
ON_SMALL = ("pico_panel", "macropad", "trellis_m4", "pico_strip", "pygamer")  # Linux's Python is no small one
_PATIENCE_S = 7200.0
_FOLDER = paths.ROOT / "build" / "soak"


class Mashed(AssertionError):
    """Something did not hold; the text tells what, and the command that does it again."""


def leg(board: str, language: str, number: int, events: int, begins: bytes = b"") -> Masher:
    """Mashes from power-on, with a match begun in the store or not, and then walks home. Mashed when anything is wrong."""
    memory = bytes(new_memory(board, begins))
    nord = nord_too(board, number)
    settings: dict[str, str | int] = {
        "SILLON_LANGUAGE": language,
        "SILLON_SEED": number,
        **({"SILLON_NORD": 1} if nord else {}),
    }
    handheld = Handheld(board, settings, memory=memory)
    masher = None
    try:
        handheld.run(WAKING_MS)
        with unseen(handheld.bench, dark=True), counted(handheld.bench) as calls:
            masher = Masher(handheld.bench, number)
            masher.mash(events)
            come_home(handheld, masher)
            masher.calls = calls.most
    except Exception as error:
        words = masher.words if masher else []
        again = _kept(board, language, number, memory, words) + (" --nord" if nord else "")
        raise Mashed(f"{error!r}; again: {again}") from error
    finally:
        handheld.power_off()
    return masher


def come_home(handheld: Handheld, masher: Masher) -> None:
    """Walks home after mashing. AssertionError where no way leads there."""
    if not walk_home(handheld, masher.words):
        raise AssertionError(f"no way home from {handheld.bench.app.target}")


def _kept(board: str, language: str, number: int, memory: bytes, words: list[str]) -> str:
    """The command that replays it; the script and the memory are written to files."""
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
    """The leg with this number on the small interpreter; returns how many events. Mashed when anything is wrong."""
    board, language = place_of(number, ON_SMALL)
    try:
        return on_small(board, number, LEG, language, beginnings(board, number))
    except AssertionError as error:
        raise Mashed(f"{error}\nagain: python -m tools.soak --small {number}") from error


def on_small(board: str, number: int, events: int, language: str = "fr", begins: bytes = b"") -> int:
    """Mashes on the small interpreter with a board's Python stack; returns how many events."""
    from sim.micropython.runner import run_device_script

    here = paths.ROOT / "tools" / "soak"
    given = (board, str(number), str(events), language, new_memory(board, begins).rstrip(b"\xff").hex())
    result = run_device_script(
        here / "device_mash.py", *given, modules=here, drive=compiled_drive(), heap=False, timeout=_PATIENCE_S
    )
    assert result.returncode == 0, f"{result.stderr}\n{result.stdout[-3000:]}\n{' '.join(given)}"
    return int(result.stdout.rsplit("EVENTS ", 1)[1].split()[0])
