"""Stand-ins for the modules that only a board has. They reproduce a board as far as the bytes on its wires: see wire.py."""
