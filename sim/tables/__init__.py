"""Makes the tables and books of the computer's players anew: `python -m sim.tables.<game>`."""
