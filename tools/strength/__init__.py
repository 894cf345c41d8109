"""The strength of the computer players: `python -m tools.strength.<game>`."""
