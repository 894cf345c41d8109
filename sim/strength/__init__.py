"""How strong the computer's players are: `python -m sim.strength.<game>`."""
