"""Stand-ins for the modules that only a board has. They end at the wire: see wire.py."""
