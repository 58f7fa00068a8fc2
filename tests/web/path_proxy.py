"""A proxy that shows a server below a path, as nginx or Caddy would. Everything else on its host is not found."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

MOST = 64 * 1024


class PathProxy:
    """Passes requests below a path on to a server, with the path or without it; one request for each connection."""

    def __init__(self, server, base, strips=False):
        self.server, self.base, self.strips = server, base.encode(), strips
        self.missed: list[str] = []
        """What somebody asked for outside the path."""
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = self._listening.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self._listening.close()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def _accept(self):
        with suppress(OSError):
            while True:
                threading.Thread(target=self._serve, args=(self._listening.accept()[0],), daemon=True).start()

    def _serve(self, client):
        with client, suppress(OSError):
            head, rest = b"", b""
            while b"\r\n\r\n" not in head:
                more = client.recv(MOST)
                if not more:
                    return
                head += more
            head, _, rest = head.partition(b"\r\n\r\n")
            method, path, version = head.partition(b"\r\n")[0].split(b" ")
            if path != self.base and not path.startswith(self.base + b"/"):
                self.missed.append(path.decode())
                client.sendall(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
                return
            path = (path.removeprefix(self.base) or b"/") if self.strips else path
            lines = head.split(b"\r\n")[1:]
            if not any(line.lower().startswith(b"upgrade:") for line in lines):
                lines = [line for line in lines if not line.lower().startswith(b"connection:")] + [b"Connection: close"]
            with socket.create_connection(("127.0.0.1", self.server.port)) as server:
                server.sendall(b"\r\n".join([b" ".join([method, path, version]), *lines]) + b"\r\n\r\n" + rest)
                threading.Thread(target=_copy, args=(client, server), daemon=True).start()
                _copy(server, client)


def _copy(source, sink):
    """Copy until one side ends, and let the other one know: closing alone does not while a thread still reads there."""
    with suppress(OSError):
        while data := source.recv(MOST):
            sink.sendall(data)
    with suppress(OSError):
        sink.shutdown(socket.SHUT_WR)
