"""Whether the program may write to the drive."""

from sim.fakes import wire


class VfsFat:
    @property
    def readonly(self) -> bool:
        return not wire.drive_writable


_drive = VfsFat()


def _only_root(mount_path: str) -> None:
    if mount_path != "/":
        raise OSError(19)


def getmount(mount_path: str) -> VfsFat:
    _only_root(mount_path)
    return _drive


def remount(mount_path: str, readonly: bool = False, *, disable_concurrent_write_protection: bool = False) -> None:
    """Make the drive writable or not. Raises RuntimeError if a computer has the drive, after boot.py."""
    _only_root(mount_path)
    if wire.usb_shows_drive:
        raise RuntimeError("Cannot remount path when visible via USB.")
    wire.drive_writable = not readonly
