"""The import arrows of the design: who knows whom, and nothing else. No module asks whether it runs in a simulator."""

import ast
from collections.abc import Iterator

from tools.lint.finding import Hit, rule
from tools.lint.rules_modules import is_missing
from tools.lint.source import DEVICE, TYPING, Source

PROJECT = ("code", "boot", "games", "sillon", "hal", "sim", "tests", "tools")

ARROWS: dict[str, tuple[str, ...]] = {
    "code": ("hal", "sillon"),
    "boot": ("hal",),
    "games": ("games",),
    "hal": ("hal",),
    "sillon": ("games", "sillon"),
}

BOARD_STDLIB = (
    *(
        "array",
        "binascii",
        "builtins",
        "collections",
        "errno",
        "gc",
        "io",
        "json",
        "math",
        "micropython",
        "os",
        "random",
        "re",
    ),
    *("select", "struct", "sys", "time", "traceback", "zlib"),
)

STDLIB: dict[str, tuple[str, ...]] = {
    "code": ("gc", "micropython", "sys"),
    "boot": BOARD_STDLIB,
    "games": ("collections", "micropython"),
    "hal": BOARD_STDLIB,
    "sillon": ("array", "builtins", "collections", "gc", "json", "micropython", "struct", "sys"),
}

HARDWARE_NAMES = """_bleio _eve _pew _pixelmap _stage aesio alarm analogbufio analogio atexit audiobusio audiocore audiodelays
audiofilters audiofreeverb audioio audiomixer audiomp3 audiopwmio bitbangio bitmapfilter bitmaptools bitops board
busdisplay busio camera canio countio cyw43 digitalio displayio dotclockframebuffer epaperdisplay espcamera espidf
espnow espulp floppyio fontio fourwire framebufferio frequencyio gifio hashlib i2cdisplaybus i2ctarget
imagecapture ipaddress is31fl3741 jpegio keypad keypad_demux lvfontio max3421e mdns memorymap memorymonitor
microcontroller msgpack neopixel neopixel_write nvm onewireio paralleldisplaybus picodvi ps2io pulseio pwmio qrio
rainbowio rgbmatrix rotaryio rp2pio rtc samd sdcardio sdioio sharpdisplay simpleio socketpool spitarget ssl
storage supervisor synthio terminalio tilepalettemapper touchio ulab usb usb_cdc usb_hid usb_host usb_midi
usb_video vectorio warnings watchdog wifi"""
HARDWARE = frozenset(HARDWARE_NAMES.split())

SIMULATOR_TESTS = ("sys.platform", "sys.implementation", "sys.version", "os.name", "os.uname")


def is_hardware(top: str) -> bool:
    """Whether a module reaches the board's hardware, directly or through a driver."""
    return top in HARDWARE or top.startswith("adafruit_")


@rule("arrow", "{who} may not import `{name}`: {instead}.")
def import_arrows(source: Source) -> Iterator[Hit]:
    """Holds the arrows for every import, also one that only a type checker reads."""
    if source.folder not in DEVICE:
        return
    for node, name in source.imports():
        instead = refusal(source, name)
        if instead:
            yield node, {"who": source.path, "name": name, "instead": instead}


def refusal(source: Source, name: str) -> str:
    """Why a file of a device folder may not import the module; empty when it may."""
    folder, top = source.folder, name.split(".")[0]
    if top in PROJECT:
        known = ARROWS[folder]
        if top in known:
            return ""
        if top == "sim":
            return "nothing but the simulator knows the simulator"
        if folder == "sillon" and top == "hal":
            return "the app is handed a board, and uses that"
        return f"of this project it knows {' and '.join(known) or 'nothing'} alone"
    if is_hardware(top):
        return "" if folder in ("hal", "boot") else "only hal/ and boot.py import hardware modules"
    if name in TYPING or is_missing(name) or top in STDLIB[folder]:
        return ""  # the modules that a board lacks have a rule of their own
    if source.path == "games/__init__.py" and name == "sys":
        return ""
    return f"the modules from outside that it may use are {', '.join(STDLIB[folder])}"


@rule(
    "dynamic-import", "the arrows cannot be read from `{name}`: begin the name with a literal package, `'games.' + x`."
)
def dynamic_import(source: Source) -> Iterator[Hit]:
    """`__import__` needs a literal beginning; a beginning that the arrows forbid is a finding too."""
    for node in source.of(ast.Call):
        if not (isinstance(node.func, ast.Name) and node.func.id == "__import__" and node.args):
            continue
        start = beginning(node.args[0])
        complete = isinstance(node.args[0], ast.Constant)
        if source.folder in DEVICE and (not ("." in start or complete) or refusal(source, start.rstrip("."))):
            yield node, {"name": ast.unparse(node)}


def beginning(node: ast.expr) -> str:
    """The literal text that a string expression begins with."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.BinOp):
        return beginning(node.left)
    return beginning(node.values[0]) if isinstance(node, ast.JoinedStr) and node.values else ""


@rule("simulator-test", "`{name}` asks where the program runs: the simulator is one more board, so treat all alike.")
def simulator_test(source: Source) -> Iterator[Hit]:
    """No device file asks about the platform, nor for modules that only a simulator has."""
    if source.folder not in DEVICE:
        return
    for attribute in source.of(ast.Attribute):
        if source.qualified(attribute) in SIMULATOR_TESTS:
            yield attribute, {"name": ast.unparse(attribute)}
    for statement in source.of(ast.ImportFrom):
        for alias in statement.names:
            if f"{source.absolute(statement)}.{alias.name}" in SIMULATOR_TESTS:
                yield statement, {"name": f"{statement.module}.{alias.name}"}
    for call in source.of(ast.Call):
        named = isinstance(call.func, ast.Name) and call.func.id in ("getattr", "hasattr") and len(call.args) > 1
        if named and f"{source.qualified(call.args[0])}.{beginning(call.args[1])}" in SIMULATOR_TESTS:
            yield call, {"name": ast.unparse(call)}
    for test in source.of(ast.Compare):
        if isinstance(test.ops[0], ast.In | ast.NotIn) and source.qualified(test.comparators[0]) == "sys.modules":
            top = beginning(test.left).split(".")[0]
            if top and top not in ("games", "sillon", "hal"):
                yield test, {"name": ast.unparse(test)}
