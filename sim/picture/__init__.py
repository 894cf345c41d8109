"""Pictures of the handheld: its case and its lights as a camera sees them."""
