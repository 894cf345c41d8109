"""The handheld in a browser: builds the site, and has the Python that its worker calls. The pages are in web/."""
