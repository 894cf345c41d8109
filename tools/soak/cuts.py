"""The plug is pulled while the memory is written: after any byte of any write, and what is found at the next start."""

from dataclasses import dataclass
from itertools import product
from typing import Any

from games import NAMES as GAMES
from hal.nvm_compact import entries
from hal.nvm_recover import recover
from sim.fakes import flash, wire
from tools.soak import cores
from tools.soak.playing import Write, done, played, scripted, switched_on
from tools.soak.saved_state import DEEDS

# Language, sound, brightness and the rest, each changed in the menu.
SETTINGS = "300ms BACK:700ms RIGHT RIGHT OK RIGHT OK OK RIGHT OK OK OK RIGHT OK 300ms BACK 300ms"


@dataclass
class Found:
    """What became of the cuts: how many there were, with the turn lost, in an erase, and in one that cannot be told."""

    cuts: int = 0
    turns: int = 0
    erases: int = 0
    blank: int = 0
    most: int = 0  # turns that were lost at once

    def __add__(self, other: "Found") -> "Found":
        return Found(
            self.cuts + other.cuts,
            self.turns + other.turns,
            self.erases + other.erases,
            self.blank + other.blank,
            max(self.most, other.most),
        )


class Lost(AssertionError):
    """Something was lost, or made up, that should not be."""


def cut(write: Write, after: int, backward: bool = False) -> tuple[bytes, bool]:
    """The memory when the power goes after so many bytes, and whether that is in an erase. IndexError past the last byte.

    `backward`: the last bytes of a page come first.
    """
    memory = bytearray(write.before)
    flash.mend()
    flash.cut_after(after, backward)
    try:
        flash.write(memory, write.start, write.data)
    except flash.PowerCut:
        return bytes(memory), flash.erasing
    finally:
        flash.mend()
    raise IndexError(after)


def whole(write: Write) -> bytes:
    """The memory when nothing happens."""
    memory = bytearray(write.before)
    flash.mend()
    flash.write(memory, write.start, write.data)
    return bytes(memory)


def kept(memory: bytes, kind: str = "store") -> tuple[dict[str, bytes], bool]:
    """What a start finds in a memory, by names, and whether it takes it for sound."""
    cells = bytearray(memory)
    store: Any = __import__("hal." + kind, None, None, ("NvmStore",)).NvmStore(cells)
    sound = store.recover()
    found = store._entries() if kind == "store_block" else entries(cells, recover(cells)[0]) or []
    told = [name.decode("utf-8", "replace") for name, _ in found]
    return {name: data for name in told if (data := store.load(name))}, bool(sound)


def try_all(writes: list[Write], every: int = 1, kind: str = "store") -> Found:
    """Cuts each write after each byte, or after every so manieth, pages begun at either end.

    Lost when a start would find what was not there.
    """
    found = Found()
    for number, write in enumerate(writes):
        before, sound = kept(write.before, kind)
        if not sound:
            before = {}
        after, sound = kept(whole(write), kind)
        if not sound:
            after = before  # of a log that is written anew the mark comes with the next write
        held = _turns_behind(write, before)
        found.most = max(found.most, held)
        known: dict[bytes, tuple[dict[str, bytes], bool]] = {}  # many cuts leave the same memory
        for byte, backward in product(range(number % every, 3 * len(write.before), every), (False, True)):
            try:
                memory, erasing = cut(write, byte, backward)
            except IndexError:
                break
            if memory not in known:
                known[memory] = kept(memory, kind)
            now, sound = known[memory]
            found.cuts += 1
            blank = not memory.strip(b"\xff")
            if now in (before, after):
                found.turns += now != after and held > 0
                if sound:
                    continue
            # The mark is written last: until then the erase is not over.
            if now or not (erasing or write.before[:3] == b"\xff\xff\xff") or (sound and not blank):
                way = "the last of a page first" if backward else "the first of a page first"
                raise Lost(
                    f"write {number}, {byte} bytes, {way}: {now} where {before} or {after} had to be, sound: {sound}"
                )
            found.erases += 1
            found.blank += blank
    return found


def _turns_behind(write: Write, before: dict[str, bytes]) -> int:
    """How many turns the kept match is behind the one that is played. Lost when it is another one."""
    from sillon.match.resume import parse

    packed = before.get("match")
    session = parse(packed) if packed else None
    if packed and not session:
        raise Lost(f"{packed!r} cannot be read again")
    if not session or not write.moves:
        return 0
    moves = session.match.moves
    if list(moves) != list(write.moves[: len(moves)]):
        return 0  # another match, that is forgotten only now
    behind = 0
    for move in write.moves[len(moves) :]:
        seat = session.turn
        session.play(move)
        behind += session.match.outcome() is not None or session.turn != seat
    return behind


def boots(writes: list[Write], count: int, board: str = "pico_panel") -> int:
    """Starts the program for `count` cuts, here and there, and goes on with the match where one is offered; returns how often.

    Lost when what goes on is not what was kept.
    """
    from sillon.match.resume import parse

    offered = 0
    for k in range(count):
        write = writes[len(writes) * k // count]
        byte = (k * 37 + 3) % max(len(write.data) - 1, 1)
        memory = cut(write, byte + (len(write.before) if k % 5 == 4 and _erases(write) else 0))[0]
        packed = kept(memory)[0].get("match")
        bench = switched_on(board, memory)
        try:
            bench.script("300ms OK 300ms OK 300ms OK 700ms")
            session = parse(packed) if packed else None
            if session and not session.match.outcome():
                offered += 1
                now = bench.app.session
                if not now or now.match.moves[: len(session.match.moves)] != session.match.moves:
                    raise Lost(f"{byte} bytes of write {k}: the match does not go on")
        finally:
            bench.power_off()
    return offered


def _erases(write: Write) -> bool:
    return write.before[write.start : write.start + len(write.data)].strip(b"\xff") != b""


def _of_a_game(name: str, free: int, every: int, starts: int) -> tuple[Found, int]:
    """A whole game that plays itself, with so much room in the log at first; and how often a start goes on with the match."""
    writes = played(name, {}, free=free)
    return try_all(writes, every), boots(writes, starts)


def _of_a_deed(name: str, free: int, every: int) -> Found:
    return try_all(done(DEEDS[name], free) if name else scripted(SETTINGS, free), every)


def _of_a_block(name: str, every: int) -> Found:
    wire.reset("pygamer")
    return try_all(played(name, {}, "pygamer"), every, "store_block")


def soak(share: float = 1) -> str:
    """Every write of a whole game of each kind, of the settings, of progress and tournament, cut at every byte, or after a share
    of them; the log full on the way.
    """
    every, starts = round(1 / share), max(round(60 * share), 6)
    total, block = Found(), Found()
    offered = 0
    games = [(name, free, every, starts) for name in GAMES for free in (2000, 100)]
    for found, often in cores.each(_of_a_game, *zip(*games, strict=True)):
        total += found
        offered += often
    deeds = [("", 40, every), *[(name, free, every) for name in DEEDS for free in (0, 60)]]
    for found in cores.each(_of_a_deed, *zip(*deeds, strict=True)):
        total += found
    for found in cores.each(_of_a_block, GAMES[:3], [every] * 3):
        block += found
    return (
        f"{total.cuts} cuts of a log: a turn lost in {total.turns}, never more than {total.most}; {total.erases} in an erase, "
        f"{total.blank} of them on a memory like new; {len(games) * starts} starts after a cut, {offered} of them with the "
        f"match; {block.cuts} cuts of a block: {block.erases} in an erase, {block.blank} of them on a memory like new"
    )
