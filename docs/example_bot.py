#!/usr/bin/env python3
"""Plays one seat of a table to the end, at random, over the WebSocket of docs/protocol.md. Python's own library only.

Usage: example_bot.py HOST:PORT TOKEN TABLE SEAT      (the token is made by POST /api/v1/me/tokens)
"""
import base64
import json
import os
import random
import socket
import struct
import sys


class Live:
    """A WebSocket in its simplest form: text frames out, whole messages in."""

    def __init__(self, address, token):
        host, port = address.rsplit(":", 1)
        self.socket = socket.create_connection((host, int(port)))
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(f"GET /api/v1/live HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n".encode())
        self.stream = self.socket.makefile("rb")
        status = self.stream.readline().decode().strip()
        if " 101 " not in status:
            sys.exit(f"the server refused: {status}")
        while self.stream.readline().strip():
            pass

    def frame(self, kind, data):
        mask = os.urandom(4)
        size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0xFE]) + struct.pack(">H", len(data))
        self.socket.sendall(bytes([0x80 | kind]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def say(self, **message):
        self.frame(1, json.dumps(message).encode())

    def hear(self):
        while True:
            first, size = self.stream.read(2)
            if size == 126:
                size, = struct.unpack(">H", self.stream.read(2))
            elif size == 127:
                size, = struct.unpack(">Q", self.stream.read(8))
            data = self.stream.read(size)
            if first & 15 == 9:
                self.frame(10, data)  # a ping wants a pong
            elif first & 15 == 1:
                return json.loads(data)


def main():
    address, token, table, seat = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])
    live = Live(address, token)
    live.say(op="watch", table=table, seat=seat, lean=True)
    while True:
        said = live.hear()
        if said["op"] == "error":
            print(said["error"]["message"], file=sys.stderr)
        if said["op"] not in ("snapshot", "update") or said["seat"] != seat:
            continue
        if said.get("result"):
            return print(json.dumps(said["result"]))
        if said.get("offer"):
            move = random.choice(said["offer"]["moves"])["move"]
            live.say(op="move", table=table, seat=seat, revision=said["revision"], move=move, key=str(said["revision"]))


main()
