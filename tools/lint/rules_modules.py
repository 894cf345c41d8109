"""Modules, and items of modules, that a board does not have."""

import ast
from collections.abc import Iterator

from tools.lint.finding import Hit, rule
from tools.lint.source import TYPING, Source, is_typing_import

MISSING = {
    "dataclasses": "write the class with its `__init__`",
    "enum": "use module-level `const()` numbers",
    "abc": "raise NotImplementedError in the base class",
    "functools": "write the loop or the closure out",
    "itertools": "write the loops out",
    "heapq": "sort a list, or search it for the smallest",
    "bisect": "write the binary search out",
    "operator": "write the operation out, in a lambda where a function is wanted",
    "copy": "copy with `list(x)`, `dict(x)` or `bytes(x)`",
    "string": "write the letters out",
    "contextlib": "use try and finally",
    "logging": "use `print`, or nothing",
    "weakref": "break the circle by hand when it is left",
    "pathlib": "join names with `/` and use `os`",
    "importlib": "use `__import__`",
    "asyncio": "it is an added library: advance a generator at every tick",
    "os.path": "use `os.stat` and OSError, and join names with `/`",
    "__future__": "annotations are never evaluated on a board, so leave the import out",
    "platform": "treat every board alike",
    "datetime": "use the milliseconds of the board's clock",
    "argparse": "it belongs in sim/",
    "base64": "use `binascii`",
    "calendar": "use the milliseconds of the board's clock",
    "configparser": "read settings.toml through the board's settings",
    "csv": "use `split`",
    "decimal": "use whole numbers",
    "fractions": "use whole numbers",
    "inspect": "name what is wanted",
    "numbers": "use `type(x) is int`",
    "pickle": "write bytes or JSON",
    "pprint": "use `print`",
    "queue": "use a list",
    "secrets": "use `os.urandom`",
    "shutil": "use `os`",
    "statistics": "write the sum out",
    "subprocess": "it belongs in sim/",
    "tempfile": "it belongs in the tests",
    "textwrap": "write the loop out",
    "threading": "advance a generator at every tick",
    "tomllib": "read settings.toml through the board's settings",
    "unittest": "it belongs in tests/",
    "uuid": "use `os.urandom`",
}

NOTE_EXISTING = "a board's {0} has only {1}"

MATH_ITEMS = """acos acosh asin asinh atan atan2 atanh ceil copysign cos cosh degrees e erf erfc exp expm1 fabs floor fmod
frexp gamma isfinite isinf isnan ldexp lgamma log log10 log2 modf pi pow radians sin sinh sqrt tan tanh
trunc"""

OS_ITEMS = """chdir getcwd getenv listdir mkdir name remove rename rmdir sep stat statvfs sync uname unlink urandom
utime"""

SYS_ITEMS = """byteorder exit implementation maxsize modules path platform print_exception stderr stdin stdout version
version_info"""

ITEMS = {
    "array": ("array",),
    "collections": ("OrderedDict", "deque", "namedtuple"),
    "gc": ("collect", "disable", "enable", "isenabled", "mem_alloc", "mem_free", "threshold"),
    "json": ("dump", "dumps", "load", "loads"),
    "math": tuple(MATH_ITEMS.split()),
    "os": tuple(OS_ITEMS.split()),
    "random": ("choice", "getrandbits", "randint", "random", "randrange", "seed", "uniform"),
    "re": ("compile", "match", "search", "sub"),
    "struct": ("calcsize", "pack", "pack_into", "unpack", "unpack_from"),
    "sys": tuple(SYS_ITEMS.split()),
    "time": ("localtime", "mktime", "monotonic", "monotonic_ns", "sleep", "struct_time", "time"),
}

REMEDIES = {
    "math.gcd": "write Euclid's loop",
    "math.isqrt": "write Newton's loop over whole numbers",
    "math.inf": "use a number larger than any that can come",
    "random.shuffle": "swap with `randrange` in a loop",
    "random.sample": "swap with `randrange` in a loop and take the first ones",
    "collections.defaultdict": "use `dict.setdefault`",
    "collections.Counter": "count in a list or a dict",
    "os.path": "use `os.stat` and OSError, and join names with `/`",
    "os.environ": "use `os.getenv`",
    "os.fsync": "use `file.flush()` and `os.sync()`",
    "time.ticks_ms": "use the board's clock; in hal/ `supervisor.ticks_ms()`",
    "time.ticks_diff": "use the board's clock, which takes care of the wrap",
    "time.sleep_ms": "wait by comparing the clock at every tick",
}


def is_missing(name: str) -> bool:
    """Whether a board lacks the module."""
    return name in MISSING or name.split(".")[0] in MISSING


@rule("missing-module", "{where} has no module `{name}`: {instead}.")
def missing_module(source: Source) -> Iterator[Hit]:
    """A module that a board lacks; those for annotations may be tried where ImportError is caught."""
    for node, name in source.imports():
        if node in source.unreached or any(parent in source.unreached for parent in source.ancestors(node)):
            continue
        if name in TYPING:
            if not source.guarded(node):
                instead = "import it under `try` with `except ImportError: pass`, for annotations alone"
                yield node, {"where": "a board", "name": name, "instead": instead}
        elif is_missing(name):
            where = "the small interpreter" if name == "__future__" else "a board"
            instead = MISSING.get(name) or MISSING[name.split(".")[0]]
            yield node, {"where": where, "name": name, "instead": instead}


@rule("micropython-fallback", "CPython has no `micropython`: import it under `try`, with a fallback at ImportError.")
def micropython_fallback(source: Source) -> Iterator[Hit]:
    """`micropython.const` is allowed everywhere, with a fallback."""
    for node, name in source.imports():
        if name == "micropython" and not source.guarded(node):
            yield node, {}


@rule("missing-item", "a board has no `{name}`: {instead}.")
def missing_item(source: Source) -> Iterator[Hit]:
    """An item of a module that exists on a board without it."""
    for attribute in source.of(ast.Attribute):
        module, _, item = source.qualified(attribute).rpartition(".")
        if is_missing_item(module, item):
            yield attribute, words_for(module, item)
    for statement in source.of(ast.ImportFrom):
        module = source.absolute(statement)
        for alias in statement.names if not is_typing_import(statement) else ():
            if is_missing_item(module, alias.name):
                yield statement, words_for(module, alias.name)


def is_missing_item(module: str, item: str) -> bool:
    """Whether a board has the module without the item."""
    return module in ITEMS and item not in ITEMS[module] and item != "*" and not item.startswith("__")


def words_for(module: str, item: str) -> dict[str, str]:
    """The words of the sentence about a missing item."""
    name = f"{module}.{item}"
    return {"name": name, "instead": REMEDIES.get(name) or NOTE_EXISTING.format(module, ", ".join(ITEMS[module]))}


@rule(
    "random-sequence",
    "`random.seed` takes an int on a board, and the sequence differs from CPython's: use the project's own generator.",
)
def random_sequence(source: Source) -> Iterator[Hit]:
    """A seed promises a sequence, and interpreters differ in it."""
    for call in source.of(ast.Call):
        if source.qualified(call.func) == "random.seed":
            yield call, {}


@rule(
    "monotonic", "the small interpreter has no `{name}`, and `monotonic_ns` allocates: use the board's clock, `ms()`."
)
def monotonic(source: Source) -> Iterator[Hit]:
    """Time comes from the board's clock."""
    for attribute in source.of(ast.Attribute):
        if source.qualified(attribute) in ("time.monotonic", "time.monotonic_ns"):
            yield attribute, {"name": ast.unparse(attribute)}
    for statement in source.of(ast.ImportFrom):
        for alias in statement.names:
            if statement.module == "time" and alias.name in ("monotonic", "monotonic_ns"):
                yield statement, {"name": f"time.{alias.name}"}
