"""One file each; read when it is needed, dropped when it is left."""
