"""The handheld in a browser: the build of the site, and the Python that its worker calls. The pages are in web/."""
