"""The table `size` of docs/measurements.md: the room that the program takes on a drive.

A Pico's drive of 1 MB is FAT12 with clusters of 512 bytes. Of its 2,048 sectors, the boot record takes 1, the table 7 and the
root 32, which leaves 2,008. A Pico W's firmware leaves a drive of 508 KB, 980 of 1,016 sectors. Clusters of other boards have
up to 4,096 bytes.
"""

from hal.boards import NAMES
from sim.drive.compiled import compiled
from sim.drive.content import content, settings
from sim.drive.parts import KIT, TABLES, for_board, games_alone
from tools.deploy import room
from tools.deploy.plan import finished
from tools.page_tables import markdown

CLUSTERS = (512, 4096)
PICO = 2008 * 512
PICO_W = 980 * 512


def sizes(files: dict[str, bytes]) -> dict[str, int]:
    """Return the bytes by path of all that a deploy of these files leaves on a drive, settings and list included."""
    return {path: len(data) for path, data in finished(files, settings(), NAMES[0]).items()}


def without_tables(found: dict[str, int]) -> dict[str, int]:
    """Return the sizes without the players' tables."""
    return {path: size for path, size in found.items() if not TABLES.fullmatch(path)}


def of_the_games(files: dict[str, bytes]) -> dict[str, bytes]:
    """Return the files without the players' tables and the class kit: the handheld with its games."""
    return {path: data for path, data in files.items() if not KIT.match(path) and not TABLES.fullmatch(path)}


def table() -> str:
    """Return a table with a row for compiled files and for sources, for the reference board and for every board."""
    own = for_board(content(), NAMES[0])
    kinds = {
        "compiled": compiled(own),
        "compiled, the games alone (`--games`), as a Pico W gets them": compiled(games_alone(own)),
        "compiled for every board (`--all`)": compiled(content()),
        "sources (`--source`)": own,
        "sources, the games alone, as a Pico gets them": games_alone(own),
    }
    heads = ["on the drive", "files", "bytes, without tables, without the class kit too"]
    rows = []
    for name, files in kinds.items():
        found = sizes(files)
        parts = (found, without_tables(found), sizes(of_the_games(files)))
        taken = [", ".join([str(room.size(part, cluster)) for part in parts]) for cluster in CLUSTERS]
        rows.append([name, len(found), ", ".join([str(sum(part.values())) for part in parts]), *taken])
    return markdown([*heads, *[f"in clusters of {cluster}" for cluster in CLUSTERS]], rows)
