"""A new game from a template: everything that makes it playable by two, from the menus, in every language."""
