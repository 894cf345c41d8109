"""The handheld in a browser: its site is built here, and here is what its worker calls in Python; its pages are in web/."""
