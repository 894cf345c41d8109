"""Run device files on a small interpreter: MicroPython's WebAssembly build under Node (runner.py), or a Unix build."""
