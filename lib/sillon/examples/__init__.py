"""The examples beside the rules of each game, as data: a file a game, read when its rules are."""
