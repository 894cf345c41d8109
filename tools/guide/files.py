"""The files of the guide: drawings in docs/guide/, tables in its Markdown pages, and whether each is up to date."""

import io
from collections.abc import Iterator
from pathlib import Path

from PIL import Image, ImageChops

from hal.boards import NAMES
from sim import paths
from sim.profiles import profile_of
from tools.drawing.page import Page
from tools.drawing.pdf import contents, pdf
from tools.drawing.svg import svg
from tools.guide.cards import cards_of
from tools.guide.diagram import diagram, nord_diagram
from tools.guide.first_seed import first_seed, mirror
from tools.guide.layers import layers
from tools.guide.tables import keys_table, parts_table, wiring_table
from tools.guide.templates import face, panel_base, panel_walls, strip_plates
from tools.guide.wires import header_of, is_wired, nord_wires, wires_of
from tools.guide.words import LANGUAGES, MissingWordError, board_name, words
from tools.page_tables import filled

DOCS = paths.ROOT / "docs"
DRAWINGS = DOCS / "guide"
_NEAR = 4  # of 255: rounding may differ by this much


def built_by_hand() -> list[str]:
    """Return the profiles that are wired by hand."""
    return [name for name in NAMES if is_wired(profile_of(name))]


def pages_of(name: str, language: str) -> list[Page]:
    """Return all sheets of a profile: of one that is built by hand the wiring and the templates too."""
    if name not in built_by_hand():
        return cards_of(name, language)
    profile, spoken = profile_of(name), words(language)
    header = header_of(profile)
    title = board_name(name, language)
    sheets = [diagram(profile, header, spoken, title)]
    if hasattr(profile, "NORD"):
        sheets.append(nord_diagram(profile, header, spoken, title))
    if profile.LEDS["rows"] > 1:
        sheets += [panel_base(profile, spoken), panel_walls(profile, spoken), layers(spoken)]
    else:
        sheets += strip_plates(profile, spoken)
    sheets += [face(profile, spoken), *cards_of(name, language)]
    return [*sheets, mirror(name, profile, spoken)] if profile.LEDS["rows"] > 1 else sheets


def drawings() -> Iterator[tuple[Path, str | bytes]]:
    """Yield each drawing of docs/guide/ and its content: sheets that the guide links to, and all sheets of a board as a PDF."""
    for language in LANGUAGES:
        linked = filled_guide(language)
        for name in NAMES:
            sheets = pages_of(name, language)
            for page in sheets:
                path = DRAWINGS / f"{name}.{page.name}.{language}.svg"
                if f"(guide/{path.name})" in linked:
                    yield path, svg(page)
            path = DRAWINGS / f"{name}.{language}.pdf"
            if f"(guide/{path.name})" in linked:
                yield path, pdf(sheets, f"Sillon - {board_name(name, language)}", language)


def everything() -> Iterator[tuple[Path, str | bytes | Image.Image]]:
    """Yield each file of the guide and its content; the Markdown pages keep their text around the tables."""
    yield from drawings()
    for language in LANGUAGES:
        yield DRAWINGS / f"first_seed.{language}.png", first_seed(language)
        yield guide(language), filled_guide(language)


def unused_files() -> list[Path]:
    """Return the files in docs/guide/ that the guide does not link to, or that belong to no board and no language."""
    known = {path for path, _ in drawings()} | {DRAWINGS / f"first_seed.{language}.png" for language in LANGUAGES}
    return sorted(set(DRAWINGS.iterdir()) - known) if DRAWINGS.exists() else []


def guide(language: str) -> Path:
    """Return the path of the Markdown page in a language."""
    return DOCS / f"build.{language}.md"


def filled_guide(language: str) -> str:
    """Return the Markdown page in a language, with the tables as they should be."""
    return filled(guide(language).read_text(encoding="utf-8"), tables(language))


def tables(language: str) -> dict[str, str]:
    """Return the text between the marks of each key in the Markdown page."""
    spoken = words(language)
    parts, wiring = [], []
    for name in built_by_hand():
        profile = profile_of(name)
        header = header_of(profile)
        called = board_name(name, language)
        title = f"{called} (`{name}`)"
        picture = f"![{spoken['wiring']}, {called}](guide/{name}.wiring.{language}.svg)"
        parts.append(f"### {spoken['parts']}, {title}\n\n{parts_table(profile, header, spoken)}")
        table = wiring_table(wires_of(profile, header), spoken)
        wiring.append(f"### {spoken['wiring']}, {title}\n\n{picture}\n\n{table}")
        if hasattr(profile, "NORD"):
            title = f"{spoken['nord_wiring']}, {called}"
            picture = f"![{title}](guide/{name}.nord.{language}.svg)"
            table = wiring_table(nord_wires(profile, header), spoken)
            wiring.append(f"#### {title}\n\n{spoken['nord_note']}\n\n{picture}\n\n{table}")
    return {"parts": "\n\n".join(parts), "wiring": "\n\n".join(wiring), "ready-made": ready_made_tables(language)}


def ready_made() -> list[str]:
    """Return the profiles whose board needs no wires."""
    return [name for name in NAMES if not is_wired(profile_of(name))]


def ready_made_tables(language: str) -> str:
    """Return how to install each ready-made board and a table of its keys; a sentence when there is no such board."""
    spoken = words(language)
    made = [
        f"### {board_name(name, language)} (`{name}`)\n\n{_installing(name, language)}\n\n{keys_table(profile_of(name), spoken)}"
        for name in ready_made()
    ]
    return "\n\n".join(made) or str(spoken["none_ready"])


def _installing(name: str, language: str) -> str:
    """Return how to make the drives of a ready-made board appear, and the deploy command for its second drive."""
    spoken = words(language)
    if name not in spoken["bootloader"]:
        raise MissingWordError(
            f"{name} is a ready-made board: tools/guide/words/{language}.toml needs it in [bootloader]"
        )
    board_id = profile_of(name).BOARD_IDS[0]
    return f"{spoken['bootloader'][name]} {spoken['then_deploy'].format(board=board_id, name=name)}"


def up_to_date(path: Path, made: str | bytes | Image.Image) -> bool:
    """Return whether the file has this content: an equal text, equal streams in a PDF, nearly equal greys in a picture."""
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
    """Write the file; create its folder when it is missing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if isinstance(made, Image.Image):
        packed = io.BytesIO()
        made.save(packed, format="PNG", optimize=True)
        made = packed.getvalue()
    if isinstance(made, str):
        made = made.encode()
    path.write_bytes(made)
