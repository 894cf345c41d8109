"""The app's screens before a match: a file each, imported when entered. Their bases are in sillon/ui/."""
