"""What somebody may do before anybody knows who it is: passwords, names, bad HTTP, bad frames, sockets by the thousand."""
import os
import random
import struct
import time

from serving.client import Gone, connect

PER_ADDRESS = 100  # connections, as docs/operations.md has it


def log_ins(stranger):
    """Passwords of accounts guessed from thirty addresses, each of which may try ten times: every guess is hashed."""
    names = [f"Ada{i}" for i in range(5)]
    for i, name in enumerate(names):
        stranger.ask(stranger.person(i), "POST", "accounts", {"name": name, "password": "correct horse"})

    def guess(i):
        person = stranger.person(i)
        while stranger.goes_on():
            stranger.ask(person, "POST", "sessions", {"name": random.choice(names + ["Nobody"]), "password": f"{random.getrandbits(60)}"})
    stranger.crowd(30, guess)


def sign_ups(stranger):
    """New accounts and guests from thirty addresses."""
    def sign_up(i):
        person = stranger.person(i)
        while stranger.goes_on():
            person.token = ""
            name = f"N{random.getrandbits(60):x}"
            if random.random() < 0.7:
                stranger.ask(person, "POST", "accounts", {"name": name, "password": "correct horse"})
            else:
                stranger.ask(person, "POST", "guests", {"name": name})
    stranger.crowd(30, sign_up)


def bad_http(stranger):
    """Requests that no client sends: unknown codings, two lengths, headers and lines without end, bytes that are no HTTP."""
    post = b"POST /api/v1/guests HTTP/1.1\r\nHost: a\r\nX-Pentarchy: 1\r\n"
    requests = [post + b"Transfer-Encoding: gzip, chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
                post + b"Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n",
                post + b"Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n",
                post + b"Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n" + b"x" * 5000,
                post + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!",
                post + b"Content-Length: 99999999999999999999\r\n\r\n",
                post + b"Content-Length: 262000\r\n\r\n" + b"[" * 262_000,
                b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"a" * 100_000 + b"\r\n\r\n",
                b"GET / HTTP/1.1\r\nHost: a\r\n" + b"X: y\r\n" * 20_000 + b"\r\n",
                b"GET /" + b"%00" * 2000 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
                b"GET /../../../../etc/passwd HTTP/1.1\r\nHost: a\r\n\r\n",
                b"GET / HTTP/1.1\r\n\r\n", b"BREW /pot HTCPCP/1.0\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc", os.urandom(5000)]

    def send(i):
        request = random.choice(requests)
        made = connect(stranger.server, f"127.0.1.{1 + i}", timeout=2)
        try:
            made.sendall(request)
            answer = made.recv(4096)
            stranger.count(f"answered {answer[9:12].decode(errors='replace')}" if answer else "closed")
        except OSError:
            stranger.count("closed")
        finally:
            made.close()
    stranger.crowd(12, send)


def slow_headers(stranger):
    """All connections of ten addresses, each of which sends its request byte by byte."""
    def drip(i):
        sockets = []
        while stranger.goes_on():
            while len(sockets) < PER_ADDRESS:
                sockets.append(connect(stranger.server, f"127.0.1.{1 + i}"))
                stranger.count("connections")
            for made in list(sockets):
                try:
                    made.sendall(random.choice([b"GET / HTTP/1.1\r\nHost: a\r\nX: ", b"y", b"y"]))
                except OSError:
                    sockets.remove(made)
                    stranger.count("closed")
            time.sleep(0.2)
    stranger.crowd(10, drip)


def bad_frame():
    """A frame of a WebSocket that is wrong in one of many ways."""
    def head(kind, size):
        return bytes([kind, 0xFF]) + struct.pack(">Q", size) + bytes(4)
    deep = b"[" * 20_000
    return random.choice([os.urandom(200), bytes([0x81, 5]) + b"hello", head(0x81, 1 << 62), head(0x81, 1 << 20), head(0x01, 10) + b"a" * 10,
                          head(0xF1, 5) + b"hello", head(0x82, 5) + b"hello", head(0x81, 4) + b"\xff\xfe\xfd\xfc", head(0x81, len(deep)) + deep,
                          head(0x81, 2) + b"[]", head(0x81, 2) + b"{}", head(0x81, 14) + b'{"op":"watch"}', head(0x89, 200) + b"p" * 200])


def live_garbage(stranger):
    """WebSockets with frames that are wrong, too long, unmasked, binary, or no JSON."""
    def send(i):
        live = stranger.live(i)
        for _ in range(10):
            live.send_raw(bad_frame())
            stranger.count("frames")
            for said in live.heard():
                stranger.count(said["op"])
            time.sleep(0.005)
        live.close()
    stranger.crowd(12, send)


def pings(stranger):
    """Frames and messages that ask for an answer and nothing else, as fast as they go."""
    def send(i):
        live = stranger.live(i // 5)
        while stranger.goes_on():
            live.send_raw(b"".join([bytes([0x89, 0x80 | 100]) + bytes(4) + b"p" * 100, bytes([0x81, 0x80 | 13]) + bytes(4) + b'{"op":"ping"}']) * 20)
            stranger.count("messages", 40)
            stranger.count("answers", sum(1 for _ in live.heard()))
            time.sleep(0.02)
    stranger.crowd(20, send)


def idle_sockets(stranger):
    """Three thousand connections that say nothing, some of them WebSockets."""
    kept = []

    def open_all(i):
        for n in range(PER_ADDRESS):
            kept.append(stranger.live(i) if n % 4 == 0 else connect(stranger.server, f"127.0.1.{1 + i}"))
            stranger.count("connections")
        while stranger.goes_on():
            time.sleep(0.1)
    stranger.crowd(30, open_all)


def deaf_sockets(stranger):
    """Ninety connections that ask for much and read nothing of it."""
    def ask(i):
        if i % 2:
            live = stranger.live(receive=4096)
            while stranger.goes_on():
                for table in stranger.tables:
                    live.say(op="watch", table=table, key="k")
                stranger.count("messages", len(stranger.tables))
                time.sleep(0.02)
        made = connect(stranger.server, "127.0.1.1", receive=4096)
        try:
            while stranger.goes_on():
                made.sendall(b"GET /api/v1/games/settlers/texts HTTP/1.1\r\nHost: a\r\n\r\n")
                stranger.count("requests")
                time.sleep(0.02)
        except OSError as why:
            raise Gone("closed") from why
        finally:
            made.close()
    stranger.crowd(90, ask)


ABUSES = [log_ins, sign_ups, bad_http, slow_headers, live_garbage, pings, idle_sockets, deaf_sockets]
