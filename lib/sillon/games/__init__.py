"""The games on the handheld, a package each."""
