"""The profile of ticks: it needs the image's symbols."""

import pytest

from sim.firmware.handheld import FirmwareHandheld, Images


def test_profile_names_python_and_c_functions(images: Images) -> None:
    if not images.symbols:
        pytest.skip("SYMBOLS= gives the image's symbols")
    handheld = FirmwareHandheld("pico_panel", {"SILLON_SPEED": "still"}, images=images)
    emulator = handheld.bench.emulator
    emulator.profile()
    begun = emulator.nanos
    handheld.run(20)
    looks = emulator.profiled()
    handheld.power_off()
    assert begun < looks[0][0] < looks[-1][0] <= emulator.nanos
    assert len(looks) >= 900  # one every 20 us or a little more
    inside = [names for _, names in looks if len(names) > 2]
    assert {names[0] for names in inside} == {"code.py:<module>"}
    assert "lib/sillon/app/__init__.py:tick" in {names[1] for names in inside}
    assert "mp_execute_bytecode" in {names[-1] for names in inside}
