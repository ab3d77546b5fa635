"""A small client of docs/protocol.md for tests: HTTP with JSON, and a WebSocket in its simplest form. Python's own library only."""
import base64
import http.client
import json
import os
import socket
import struct


class Gone(Exception):
    """The server closed the connection, refused it, or did not answer in time."""


class Refused(Gone):
    """It answered, with an error."""


def connect(server, address, timeout=10, receive=0):
    """A socket from that address of this machine to the server (HOST:PORT); `receive`: so small a buffer for what comes."""
    host, port = server.rsplit(":", 1)
    made = socket.socket()
    try:
        made.settimeout(timeout)
        if receive:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
        made.bind((address, 0))
        made.connect((host, int(port)))
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    except OSError as why:
        made.close()
        raise Gone(f"no connection: {why}") from why
    return made


class Person:
    """Somebody at an address of this machine, signed in or not. For one thread at a time."""

    def __init__(self, server, address="127.0.0.1"):
        self.server, self.address, self.token, self.id = server, address, "", ""
        self.http = None

    def ask(self, method, path, body=None, timeout=10):
        """Status and answer. `body`: JSON, or bytes that are JSON already."""
        if self.http is None:
            host, port = self.server.rsplit(":", 1)
            self.http = http.client.HTTPConnection(host, int(port), timeout=timeout, source_address=(self.address, 0))
        headers = {"X-Pentarchy": "1", "Content-Type": "application/json"}
        if self.token:
            headers["Cookie"] = f"pentarchy_session={self.token}"
        data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        try:
            self.http.request(method, path if path.startswith("/") else f"/api/v1/{path}", data, headers)
            answer = self.http.getresponse()
            text = answer.read()
        except (OSError, http.client.HTTPException) as why:
            self.close()
            raise Gone(f"{method} {path}: {why!r}") from why
        cookie = answer.headers.get("Set-Cookie", "")
        if cookie.startswith("pentarchy_session="):
            self.token = cookie.split("=", 1)[1].split(";")[0]
        is_json = answer.headers.get("Content-Type", "").startswith("application/json")
        return answer.status, json.loads(text) if is_json else text

    def need(self, method, path, body=None):
        """The answer to what must not be refused."""
        status, answer = self.ask(method, path, body)
        if status >= 300:
            raise Refused(f"{method} {path}: {status} {answer}")
        return answer

    def become_guest(self):
        self.id = self.need("POST", "guests", {})["account"]["id"]
        return self

    def open_table(self, **wish):
        return self.need("POST", "tables", wish)["table"]["id"]

    def live(self, **how):
        return Live(self.server, self.address, self.token, **how)

    def close(self):
        if self.http:
            self.http.close()
        self.http = None


class Live:
    """Text frames out, whole messages in. For one thread at a time."""

    def __init__(self, server, address="127.0.0.1", token="", receive=0):
        self.socket, self.buffer, self.bytes_read = connect(server, address, receive=receive), bytearray(), 0
        key = base64.b64encode(os.urandom(16)).decode()
        cookie = f"Cookie: pentarchy_session={token}\r\n" if token else ""
        self.send_raw(f"GET /api/v1/live HTTP/1.1\r\nHost: {server}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                      f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{cookie}\r\n".encode())
        while b"\r\n\r\n" not in self.buffer:
            self._fill(10)
        head, _, rest = bytes(self.buffer).partition(b"\r\n\r\n")
        if b" 101 " not in head.split(b"\r\n")[0]:
            self.close()
            raise Gone(f"no WebSocket: {head.splitlines()[0].decode()}")
        self.buffer = bytearray(rest)

    def close(self):
        self.socket.close()

    def send_raw(self, data, timeout=10):
        try:
            self.socket.settimeout(timeout)
            self.socket.sendall(data)
        except OSError as why:
            self.close()
            raise Gone(f"not sent: {why!r}") from why

    def frame(self, kind, data):
        """A mask of zeros is one, too, and leaves the data as it is."""
        size = len(data)
        long = struct.pack(">BH", 0xFE, size) if size < 65536 else struct.pack(">BQ", 0xFF, size)
        self.send_raw(bytes([0x80 | kind]) + (bytes([0x80 | size]) if size < 126 else long) + bytes(4) + data)

    def say(self, **message):
        self.frame(1, json.dumps(message).encode())

    def hear(self, timeout):
        """The next message; None if there is none in time."""
        while (message := self._next()) is None:
            if not self._fill(timeout):
                return None
        return message

    def heard(self):
        """All messages that are here already."""
        while (message := self.hear(0)) is not None:
            yield message

    def wait_for(self, op, timeout=10):
        while (message := self.hear(timeout)) is not None:
            if message["op"] == op:
                return message
        raise Gone(f"no {op} came")

    def _fill(self, timeout):
        """Reads what is there; False if nothing came in time."""
        try:
            self.socket.settimeout(timeout)
            data = self.socket.recv(1 << 16)
        except (BlockingIOError, TimeoutError):
            return False
        except OSError as why:
            data = b""
        if not data:
            self.close()
            raise Gone("closed by the server")
        self.buffer += data
        self.bytes_read += len(data)
        return True

    def _next(self):
        """A whole text message out of the buffer, if one is there. Pings are answered."""
        while len(self.buffer) >= 2:
            kind, size, start = self.buffer[0] & 15, self.buffer[1] & 127, 2
            if size >= 126:
                start = 4 if size == 126 else 10
                if len(self.buffer) < start:
                    return None
                size = int.from_bytes(self.buffer[2:start], "big")
            if len(self.buffer) < start + size:
                return None
            data = bytes(self.buffer[start:start + size])
            del self.buffer[:start + size]
            if kind == 8:
                self.close()
                raise Gone(f"closed by the server: {data[2:].decode(errors='replace')}")
            if kind == 9:
                self.frame(10, data)
            elif kind == 1:
                return json.loads(data)
        return None
