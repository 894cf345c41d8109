"""The same handheld on a desktop: stand-ins for what only a board has, viewers and tools."""
