"""Golden frames: every scene on every board in every language, as text and as pictures.

`python -m tests.app.golden` rewrites golden/<board>/<language>/, or with names of groups as arguments those groups alone; read
the difference before you commit it. A group is the scenes of one game, or `menus`. Its text has a heading, the script and the
frame of each scene. Its picture has the scenes in the same order, six a row: the screen pixel by pixel and under it a block
for each light, its bytes on the wire made brighter; or the colour display that shows both.
"""

import difflib
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

if __name__ == "__main__":
    # The root must not come first on the path: its code.py would shadow the standard library's.
    sys.path.append(str(Path(__file__).resolve().parent.parent.parent))
    from sim import paths

    paths.setup()

from PIL import Image, ImageChops

from sillon.words import LANGUAGES  # noqa: E402
from sim.handheld import Handheld  # noqa: E402
from sim.profiles import board_names  # noqa: E402
from tests.app import stage
from tests.app.boards import KEYED
from tests.app.scenes import GROUPS, Scene, shown

FOLDER = Path(__file__).parent / "golden"
BUILD = Path(__file__).resolve().parent.parent.parent / "build" / "golden"

_SCREEN = (128, 64)
_DISPLAY = (160, 128)  # where lights and page are on one
_LIGHT_HEIGHT = 8
_GAP = 4  # around a picture on its sheet
_A_ROW = 6
_SHEET = (70, 70, 80)
_PAGE = (205, 230, 255)
_BRIGHTEST = 102  # a byte on the wire: the cursor at brightness 6, and scenes go no higher
_HEADING = "== "

Pictures = dict[str, Image.Image]


def picture(handheld: Handheld) -> Image.Image:
    """Return the screen's pixels one to one, and the lights as blocks under it. ValueError for a light beyond _BRIGHTEST."""
    if handheld.display_rows():
        return Image.frombytes("RGB", _DISPLAY, b"".join(handheld.display_rows()))
    lights = handheld.lights()
    wide = _SCREEN[0] // handheld.cols
    high = _LIGHT_HEIGHT * (2 if handheld.board in KEYED else 1)  # a key is a square
    pixels = b"".join(handheld.pixels())
    top = _SCREEN[1] + _GAP if pixels else 0
    found = Image.new("RGB", (_SCREEN[0], top + handheld.rows * high))
    if pixels:
        found.paste(_PAGE, (0, 0), Image.frombytes("L", _SCREEN, pixels).point([0] + [255] * 255))
    for row, colours in enumerate(lights):
        for col, colour in enumerate(colours):
            if max(colour) > _BRIGHTEST:
                raise ValueError(f"a light of {colour}: {_BRIGHTEST} is the brightest that a picture can show")
            shown = tuple([2 * byte + 51 if byte else 0 for byte in colour])
            x, y = col * wide, top + row * high
            found.paste(shown, (x, y, x + wide, y + high))
    return found


def folder(board: str, language: str) -> Path:
    return FOLDER / board / language


def read_texts(board: str, language: str, group: str) -> dict[str, str]:
    """Return the golden frames of a group, by scene; {} when there is no file."""
    path = folder(board, language) / f"{group}.txt"
    if not path.exists():
        return {}
    texts = {}
    for part in path.read_text(encoding="utf-8").split("\n\n"):
        heading, _, rest = part.strip().partition("\n")
        texts[heading.removeprefix(_HEADING)] = rest.partition("\n")[2]
    return texts


def read_pictures(board: str, language: str, group: str) -> Pictures:
    """Return the golden pictures of a group, by scene, in the order of the text; {} when there is no file."""
    path = folder(board, language) / f"{group}.png"
    if not path.exists():
        return {}
    with Image.open(path) as file:
        sheet = file.convert("RGB")
    names = list(read_texts(board, language, group))
    rows = -(-len(names) // _A_ROW)
    size = (sheet.width - _GAP) // _A_ROW - _GAP, (sheet.height - _GAP) // rows - _GAP
    return {
        name: sheet.crop((x, y, x + size[0], y + size[1])) for name, (x, y) in zip(names, places(size), strict=False)
    }


def places(size: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Yield the places of the pictures on a sheet, in order."""
    number = 0
    while True:
        yield _GAP + number % _A_ROW * (size[0] + _GAP), _GAP + number // _A_ROW * (size[1] + _GAP)
        number += 1


def write(board: str, language: str, group: str) -> None:
    """Render all scenes of a group, and write their golden files."""
    texts = []
    pictures = []
    for scene in shown(group, board, language):
        handheld = stage.enter(scene, board, language)
        texts.append(f"{_HEADING}{scene.name}\n{scene_line(scene)}\n{handheld.frame_text()}\n")
        pictures.append(picture(handheld))
    folder(board, language).mkdir(parents=True, exist_ok=True)
    (folder(board, language) / f"{group}.txt").write_text("\n".join(texts), encoding="utf-8")
    sheet_of(pictures).save(folder(board, language) / f"{group}.png", optimize=True)


def scene_line(scene: Scene) -> str:
    """Return the scene's script, settings and conditions, on a line."""
    extra = [f"{name}={value}" for name, value in scene.settings.items()]
    extra += [f"without {scene.missing}"] if scene.missing else []
    extra += [f"alone for {scene.alone} s"] if scene.alone else []
    extra += [f"{scene.event} befalls it"] if scene.event else []
    return ", ".join([scene.script, *extra])


def sheet_of(pictures: list[Image.Image]) -> Image.Image:
    size = pictures[0].size
    rows = -(-len(pictures) // _A_ROW)
    sheet = Image.new("RGB", (_GAP + _A_ROW * (size[0] + _GAP), _GAP + rows * (size[1] + _GAP)), _SHEET)
    for each, place in zip(pictures, places(size), strict=False):
        sheet.paste(each, place)
    return sheet


def compare(
    scene: str, board: str, language: str, kept: tuple[dict[str, str], Pictures], text: str, picture: Image.Image
) -> str:
    """Return "" when the frame equals its golden, else the difference and the path of its picture."""
    expected_text, expected = kept[0].get(scene, ""), kept[1].get(scene)
    if text == expected_text and expected and expected.tobytes() == picture.tobytes():
        return ""
    lines = difflib.unified_diff(expected_text.split("\n"), text.split("\n"), "kept", "now", lineterm="")
    path = show_difference(board, language, scene, expected, picture)
    said = f"{scene!r} on {board} in {language} looks otherwise: {path} shows kept, now, difference side by side"
    return "\n".join([said, *lines, "if it is better now: python -m tests.app.golden"])


def show_difference(board: str, language: str, scene: str, expected: Image.Image | None, actual: Image.Image) -> Path:
    """Write expected, actual and difference side by side into build/golden/; return the file's path."""
    before = expected or Image.new("RGB", actual.size, _SHEET)
    differs = ImageChops.difference(before, actual).convert("L").point([0] + [255] * 255)
    sheet = Image.new("RGB", (3 * actual.width + 2 * _GAP, actual.height), _SHEET)
    for number, part in enumerate((before, actual, differs.convert("RGB"))):
        sheet.paste(part, (number * (actual.width + _GAP), 0))
    name = "".join(sign if sign.isalnum() else "_" for sign in f"{board} {language} {scene}")
    BUILD.mkdir(parents=True, exist_ok=True)
    sheet.resize((sheet.width * 3, sheet.height * 3), Image.Resampling.NEAREST).save(BUILD / f"{name}.png")
    return BUILD / f"{name}.png"


def faults() -> list[str]:
    """Return the missing and the superfluous golden frames, a line each."""
    found = []
    wanted = set(places_of(list(GROUPS)))
    kept = {(path.parent.parent.name, path.parent.name, path.stem) for path in FOLDER.glob("*/*/*")}
    for place in sorted(wanted | kept):
        said = " ".join(place)
        if place not in wanted:
            found.append(f"{said} is of a board, a language or a group of scenes that does not exist")
            continue
        texts = read_texts(*place)
        board, language, group = place
        names = [scene.name for scene in shown(group, board, language)]
        found += [f"{said} has no golden frame of {name!r}" for name in names if name not in texts]
        found += [f"{said} has a golden frame of {name!r}, no scene" for name in texts if name not in names]
        if set(read_pictures(*place)) != set(texts):
            found.append(f"{said}: the picture is not of the text")
    return found


def places_of(groups: list[str]) -> list[tuple[str, str, str]]:
    """Return (board, language, group) of every file of these groups."""
    return [
        (board, language, group)
        for board in board_names()
        for language in LANGUAGES
        for group in groups
        if shown(group, board, language)
    ]


def write_all(groups: list[str]) -> None:
    """Write the golden files of these groups on every board and in every language, in one process a processor."""
    places = places_of(groups)
    with ProcessPoolExecutor() as pool:
        for _ in pool.map(write, *zip(*places, strict=True)):
            pass


if __name__ == "__main__":
    write_all(sys.argv[1:] or list(GROUPS))
