"""Power cuts after any byte of any write to the memory, and what the next start finds."""

from dataclasses import astuple, dataclass, replace
from itertools import product

from games import NAMES as GAMES
from hal.nvm_compact import entries
from hal.nvm_recover import recover
from sillon.match import resume
from sim.fakes import flash, wire
from tools.soak import cores
from tools.soak.playing import Write, played, switched_on, written
from tools.soak.saved_state import ACTIONS

# Changes language, sound, brightness and the other preferences in the menu.
SETTINGS = "300ms BACK:700ms RIGHT RIGHT OK RIGHT OK OK RIGHT OK OK OK RIGHT OK 300ms BACK 300ms"


@dataclass
class Found:
    """The numbers of cuts: of all, with a turn lost, in an erase, and in an erase that left the memory blank."""

    cuts: int = 0
    turns: int = 0
    erases: int = 0
    blank: int = 0
    most: int = 0  # turns lost at once

    def __add__(self, other: "Found") -> "Found":
        sums = map(sum, zip(astuple(self), astuple(other), strict=True))
        return replace(Found(*sums), most=max(self.most, other.most))


class LostError(AssertionError):
    """Data was lost that should not be, or invented."""


def cut(write: Write, after: int, backward: bool = False) -> tuple[bytes, bool]:
    """Return the memory after a power cut that follows `after` bytes, and whether it hit an erase.

    Raises IndexError if that is past the last byte. `backward`: a page is written from its last byte to its first.
    """
    memory = bytearray(write.before)
    flash.repair()
    flash.cut_after(after, backward)
    try:
        flash.write(memory, write.start, write.data)
    except flash.PowerCut:
        return bytes(memory), flash.erasing
    finally:
        flash.repair()
    raise IndexError(after)


def whole(write: Write) -> bytes:
    """Return the memory after the whole write."""
    memory = bytearray(write.before)
    flash.repair()
    flash.write(memory, write.start, write.data)
    return bytes(memory)


def recovered(memory: bytes, kind: str = "store") -> tuple[dict[str, bytes], bool]:
    """Return what a start finds in a memory, by names, and whether it takes the memory for sound."""
    cells = bytearray(memory)
    store = __import__("hal." + kind, None, None, ("NvmStore",)).NvmStore(cells)
    sound = store.recover()
    found = store._entries() if kind == "store_block" else entries(cells, recover(cells)[0]) or []
    names = [name.decode("utf-8", "replace") for name, _ in found]
    return {name: data for name in names if (data := store.load(name))}, bool(sound)


def try_all(writes: list[Write], every: int = 1, kind: str = "store") -> Found:
    """Cut each write after each byte, or one in `every`, with pages written in either direction.

    Raises LostError if a start finds neither the state before the write nor that after it.
    """
    found = Found()
    for number, write in enumerate(writes):
        before, sound = recovered(write.before, kind)
        if not sound:
            before = {}
        after, sound = recovered(whole(write), kind)
        if not sound:
            after = before  # the mark of a rewritten log comes with the next write
        held = _turns_behind(write, before)
        found.most = max(found.most, held)
        known: dict[bytes, tuple[dict[str, bytes], bool]] = {}  # many cuts leave the same memory
        for byte, backward in product(range(number % every, 3 * len(write.before), every), (False, True)):
            try:
                memory, erasing = cut(write, byte, backward)
            except IndexError:
                break
            if memory not in known:
                known[memory] = recovered(memory, kind)
            now, sound = known[memory]
            found.cuts += 1
            blank = not memory.strip(b"\xff")
            if now in (before, after):
                found.turns += now != after and held > 0
                if sound:
                    continue
            # The mark is written last: without it the erase counts as not finished.
            if now or not (erasing or write.before[:3] == b"\xff\xff\xff") or (sound and not blank):
                where = f"write {number}, {byte} bytes, the {'last' if backward else 'first'} of a page first"
                raise LostError(f"{where}: {now} where {before} or {after} had to be, sound: {sound}")
            found.erases += 1
            found.blank += blank
    return found


def _turns_behind(write: Write, before: dict[str, bytes]) -> int:
    """Return how many turns the saved match is behind the match that is played. Raises LostError if it cannot be read."""
    packed = before.get("match")
    session = resume.parse(packed) if packed else None
    if packed and not session:
        raise LostError(f"{packed!r} cannot be read again")
    if not session or not write.moves:
        return 0
    moves = session.match.moves
    if list(moves) != list(write.moves[: len(moves)]):
        return 0  # an earlier match, which this write replaces
    behind = 0
    for move in write.moves[len(moves) :]:
        seat = session.turn
        session.play(move)
        behind += session.match.outcome() is not None or session.turn != seat
    return behind


def boots(writes: list[Write], count: int, board: str = "pico_panel") -> int:
    """Start the program after `count` cuts spread over the writes, and resume the match where one is offered.

    Return how often one was. Raises LostError if the resumed match is not the saved one.
    """
    offered = 0
    for k in range(count):
        write = writes[len(writes) * k // count]
        byte = (k * 37 + 3) % max(len(write.data) - 1, 1)
        memory = cut(write, byte + (len(write.before) if k % 5 == 4 and _erases(write) else 0))[0]
        packed = recovered(memory)[0].get("match")
        bench = switched_on(board, memory)
        try:
            bench.script("300ms OK 300ms OK 300ms OK 700ms")
            session = resume.parse(packed) if packed else None
            if session and not session.match.outcome():
                offered += 1
                now = bench.app.session
                if not now or now.match.moves[: len(session.match.moves)] != session.match.moves:
                    raise LostError(f"{byte} bytes of write {k}: the match does not go on")
        finally:
            bench.power_off()
    return offered


def _erases(write: Write) -> bool:
    return write.before[write.start : write.start + len(write.data)].strip(b"\xff") != b""


def _of_a_game(name: str, free: int, every: int, starts: int) -> tuple[Found, int]:
    """Cut the writes of a whole game; `free` bytes of the log are free at first. Return also how often a start resumed it."""
    writes = played(name, {}, free=free)
    return try_all(writes, every), boots(writes, starts)


def _of_saved_state(name: str, free: int, every: int) -> Found:
    return try_all(written(ACTIONS[name] if name else SETTINGS, free), every)


def _of_a_block(name: str, every: int) -> Found:
    wire.reset("pygamer")
    return try_all(played(name, {}, "pygamer"), every, "store_block")


def soak(share: float = 1) -> str:
    """Cut every write of a game of each kind, of the preferences, of progress and of a tournament, after every byte.

    `share` is the part of the bytes that is tried. The log fills up on the way.
    """
    every, starts = round(1 / share), max(round(60 * share), 6)
    total, block = Found(), Found()
    offered = 0
    games = [(name, free, every, starts) for name in GAMES for free in (2000, 100)]
    for found, often in cores.run_each(_of_a_game, *zip(*games, strict=True)):
        total += found
        offered += often
    states = [("", 40, every), *[(name, free, every) for name in ACTIONS for free in (0, 60)]]
    for found in cores.run_each(_of_saved_state, *zip(*states, strict=True)):
        total += found
    for found in cores.run_each(_of_a_block, GAMES[:3], [every] * 3):
        block += found
    return (
        f"{total.cuts} cuts of a log: a turn lost in {total.turns}, never more than {total.most}; {total.erases} in an erase, "
        f"{total.blank} of them on a memory like new; {len(games) * starts} starts after a cut, {offered} of them with the "
        f"match; {block.cuts} cuts of a block: {block.erases} in an erase, {block.blank} of them on a memory like new"
    )
