"""What each game brings to the handheld, a package a game: manifest, view, screen, player, lessons, puzzles, rules' pages."""
