"""The app: screens, views, words and players. It gets a board object and does not depend on its hardware."""
