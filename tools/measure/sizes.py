"""The table `size` of docs/measurements.md: what the program takes of a drive.

A Pico's drive of 1 MB is FAT12 with clusters of 512 bytes: of 2,048 sectors one is the boot record, 7 are the table and 32 the
root, which leaves 2,008. A Pico W's firmware leaves it 508 KB, of 1,016 sectors 980. Drives of other boards have clusters of
up to 4,096.
"""

from hal.boards import NAMES
from sim.drive.compiled import compiled
from sim.drive.content import content, settings
from sim.drive.parts import KIT, TABLES, for_board, games_alone
from tools.deploy import room
from tools.deploy.plan import finished

CLUSTERS = (512, 4096)
PICO = 2008 * 512
PICO_W = 980 * 512


def sizes(files: dict[str, bytes]) -> dict[str, int]:
    """Bytes by path of all that a deploy of these files leaves on a drive: the settings and its list too."""
    return {path: len(data) for path, data in finished(files, settings(), NAMES[0]).items()}


def without_tables(found: dict[str, int]) -> dict[str, int]:
    """Those that are not the players' tables."""
    return {path: size for path, size in found.items() if not TABLES.fullmatch(path)}


def of_the_games(files: dict[str, bytes]) -> dict[str, bytes]:
    """The files that are neither the players' tables nor the class kit: the handheld with its five games."""
    return {path: data for path, data in files.items() if not KIT.match(path) and not TABLES.fullmatch(path)}


def table() -> str:
    """A row for what is compiled and for the sources: for the reference board, and for every board."""
    own = for_board(content(), NAMES[0])
    kinds = {
        "compiled": compiled(own),
        "compiled, the games alone (`--games`), as a Pico W gets them": compiled(games_alone(own)),
        "compiled for every board (`--all`)": compiled(content()),
        "sources (`--source`)": own,
        "sources, the games alone, as a Pico gets them": games_alone(own),
    }
    heads = [f"in clusters of {cluster}" for cluster in CLUSTERS]
    lines = [
        f"| on the drive | files | bytes, without tables, without the class kit too | {' | '.join(heads)} |",
        "|---|---|---|" + "---|" * len(heads),
    ]
    for name, files in kinds.items():
        found = sizes(files)
        kinds_of = (found, without_tables(found), sizes(of_the_games(files)))
        taken = [", ".join([str(room.size(each, cluster)) for each in kinds_of]) for cluster in CLUSTERS]
        summed = ", ".join([str(sum(each.values())) for each in kinds_of])
        lines.append(f"| {name} | {len(found)} | {summed} | {' | '.join(taken)} |")
    return "\n".join(lines)
