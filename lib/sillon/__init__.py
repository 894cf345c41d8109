"""The app: screens, views, words and players. It is handed a board and knows nothing of its hardware."""
