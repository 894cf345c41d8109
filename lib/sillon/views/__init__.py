"""One file each; read when it is needed, dropped where memory is short."""
