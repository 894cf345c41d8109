"""The content of a board's drive: which files, compiled how, and what is written where."""
