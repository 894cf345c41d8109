"""The computer's players and their exact answers, one file a game; read when it is needed, dropped when it is left."""
