"""Pictures of the handheld: its case and its lights as in a photograph."""
