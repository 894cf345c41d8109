"""Where this file is, the class kit is: lessons, exercises, puzzles, stages, the tournament. A small drive goes without."""
