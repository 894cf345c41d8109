"""Whether a file of the guide says what it should: bytes may differ from one machine to another where nobody sees it."""

import io
from pathlib import Path

from PIL import Image, ImageChops

from tools.drawing.pdf import contents

_NEAR = 4  # of 255: so much rounding may differ


def up_to_date(path: Path, made: str | bytes | Image.Image) -> bool:
    """A text must be the same, a PDF have the same on its pages, a picture look the same."""
    if not path.exists():
        return False
    if isinstance(made, str):
        return path.read_text(encoding="utf-8") == made
    if isinstance(made, bytes):
        return contents(path.read_bytes()) == contents(made)
    with Image.open(path) as shown:
        if shown.size != made.size:
            return False
        difference = ImageChops.difference(shown.convert("L"), made.convert("L"))
        return not any(difference.histogram()[_NEAR + 1 :])


def put(path: Path, made: str | bytes | Image.Image) -> None:
    """Writes the file, and makes its folder when it is missing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if isinstance(made, Image.Image):
        packed = io.BytesIO()
        made.save(packed, format="PNG", optimize=True)
        made = packed.getvalue()
    if isinstance(made, str):
        made = made.encode()
    path.write_bytes(made)
