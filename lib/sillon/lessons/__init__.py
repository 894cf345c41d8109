"""Learning: lessons, exercises, stages, and what is kept of them. The lessons of a game are in sillon/games/<game>/lessons.py."""
