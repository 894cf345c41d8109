"""The handheld in a browser: the site is built here, and what its worker calls in Python stands here too; its pages are in web/."""
