"""The flash of the nvm as the firmware writes it, and power cuts meanwhile."""

from collections.abc import Iterator

import pytest

from sim.fakes import flash

BLANK = b"\xff"
TEXT = bytes(range(1, 21))


def cut(start: int, data: bytes, after: int, from_the_end: bool, memory: bytearray) -> None:
    flash.cut_after(after, from_the_end)
    with pytest.raises(flash.PowerCut):
        flash.write(memory, start, data)


@pytest.fixture(autouse=True)
def memory() -> Iterator[bytearray]:
    yield bytearray(BLANK * flash.reset())
    flash.reset()


@pytest.mark.parametrize(
    ("from_the_end", "first_page", "second_page"),
    [(False, TEXT[:10], TEXT[10:12] + BLANK * 8), (True, TEXT[:10], BLANK * 8 + TEXT[18:])],
)
def test_power_cut_leaves_either_end_of_page(
    from_the_end: bool, first_page: bytes, second_page: bytes, memory: bytearray
) -> None:
    cut(246, TEXT, 12, from_the_end, memory)
    assert memory[246:256] == first_page
    assert memory[256:266] == second_page
    assert not (memory[:246] + memory[266:]).strip(BLANK)


def test_write_over_0xff_erases_nothing(memory: bytearray) -> None:
    flash.write(memory, 0, b"\x0f")
    flash.write(memory, 1, TEXT)
    assert (flash.erases, memory[:21]) == (0, b"\x0f" + TEXT)


def test_write_over_other_bytes_erases_sector(memory: bytearray) -> None:
    flash.write(memory, 300, TEXT)
    flash.write(memory, 310, b"\xaa")
    assert flash.erases == 1
    assert memory[300:320] == TEXT[:10] + b"\xaa" + TEXT[11:]


@pytest.mark.parametrize("from_the_end", [False, True])
def test_power_cut_during_erase_leaves_rest(from_the_end: bool, memory: bytearray) -> None:
    flash.write(memory, 0, TEXT)
    flash.write(memory, 4000, TEXT)
    cut(0, b"\0", 3000, from_the_end, memory)
    assert flash.erasing
    assert (memory[:3000], memory[4000:4020]) == (BLANK * 3000, TEXT)


def test_samd51_erases_at_each_write_of_512_byte_pages() -> None:
    memory = bytearray(BLANK * flash.reset(8192, 512, True))
    flash.write(memory, 0, TEXT)
    assert flash.erases == 1
    cut(300, TEXT, 8192 + 2, True, memory)
    assert memory[:20] == BLANK * 20
