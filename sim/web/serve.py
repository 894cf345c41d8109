"""Serve the site on this computer only."""

import functools
import http.server
import webbrowser
from pathlib import Path


class _Handler(http.server.SimpleHTTPRequestHandler):
    """Serves files without caching."""

    protocol_version = "HTTP/1.1"  # one connection for many files

    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
    }

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 the base class calls it so
        pass


def server(folder: Path, port: int) -> http.server.ThreadingHTTPServer:
    """Return a server for the folder on this computer; port 0 is any free port. Raises OSError if the port is taken."""
    return http.server.ThreadingHTTPServer(("127.0.0.1", port), functools.partial(_Handler, directory=str(folder)))


def serve(folder: Path, port: int, show: bool) -> None:
    """Serve until Ctrl+C; with `show`, open a browser. Raises OSError if the port is taken."""
    with server(folder, port) as serving:
        address = f"http://localhost:{serving.server_address[1]}/"
        print(f"Sillon is at {address} (Ctrl+C ends it)", flush=True)
        if show:
            webbrowser.open(address)
        try:
            serving.serve_forever()
        except KeyboardInterrupt:
            print()
