"""The weights of the computer's leaf values, fitted to the values of deep searches: `python -m tools.weights.GAME`."""
