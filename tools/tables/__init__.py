"""The makers of the computer players' tables and books: `python -m tools.tables.<game>`."""
