"""`python -m sim.measure`: the figures of docs/measurements.md, made anew; with --write they go into that page."""

import sys

from sim import paths

paths.setup()

from pathlib import Path  # noqa: E402

from sim.micropython.runner import MissingPart, run_device_script  # noqa: E402

HERE = Path(__file__).resolve().parent
PAGE = HERE.parent.parent / "docs" / "measurements.md"
SCRIPTS = ("ticks", "heap", "frames", "labels", "playouts")


def tables(name: str) -> str:
    """The tables that one script prints, and what reading a file needs. RuntimeError with its traceback when it fails."""
    result = run_device_script(HERE / f"{name}.py", modules=HERE)
    if result.returncode:
        raise RuntimeError(result.stderr)
    lines = [line for line in result.stdout.splitlines() if line.startswith("|")]
    if result.imports:
        top = result.imports
        lines += [
            "",
            f"While a file is read, at most {top.bytes} bytes: {top.live} alive + 3.3 x {top.size}",
            f"(`{top.file}`).",
        ]
    return "\n".join(lines)


def main(words: list[str]) -> int:
    page = PAGE.read_text(encoding="utf-8")
    for name in SCRIPTS:
        try:
            made = tables(name)
        except (MissingPart, RuntimeError) as error:
            print(error, file=sys.stderr)
            return 1
        print(made + "\n")
        head, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
        before, _, rest = page.partition(head)
        page = before + head + made + "\n" + end + rest.partition(end)[2]
    if "--write" in words:
        PAGE.write_text(page, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
