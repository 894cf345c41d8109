"""How strong the computer's players are: `python -m tools.strength.<game>`."""
