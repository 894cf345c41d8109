"""Every device module can be imported on the small interpreter: what it lacks in a module's top level is found here."""

from sim.drive.device_files import ROOT, device_modules
from sim.micropython.runner import run_device_script


def test_every_device_module_is_imported() -> None:
    names = device_modules()
    done = run_device_script(ROOT / "tests" / "device" / "import_all.py", " ".join(names), heap=False)
    assert done.returncode == 0, done.stderr + done.stdout[-200:]
    assert done.stdout.splitlines() == [f"IMPORTED {name}" for name in names]
