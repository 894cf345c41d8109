"""What the makers of Sillon run: deploying, checks, printed matter, trials, measurements, tables and puzzles."""
