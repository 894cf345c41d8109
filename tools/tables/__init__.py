"""Makes the tables and books of the computer's players anew: `python -m tools.tables.<game>`."""
