"""The site as it is published: the page of sim/web, the boards' files, and the kit to print. `make web`, `make site`."""
