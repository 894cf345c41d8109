"""Learning: lessons, exercises, stages, and the record of progress. A game's lessons are in sillon/games/<game>/lessons.py."""
