"""Plays at a table of a Warptable server over HTTP and its socket, as any program may: opens a table, sits down, and answers what it is
asked with one of the options, at random, until the game is over. Everybody else is a bot of the server.

    python3 docs/examples/play_client.py http://127.0.0.1:8080 warpgate 2

Needs Python 3.10 and nothing else. What the messages mean: docs/protocol.md.
"""

import base64
import json
import os
import random
import secrets
import socket
import struct
import sys
import urllib.request
from urllib.parse import urlsplit

URL = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8080"
GAME = sys.argv[2] if len(sys.argv) > 2 else "warpgate"
SEATS = int(sys.argv[3]) if len(sys.argv) > 3 else 2
PROTOCOL = 4

cookie = ""


def ask(method, path, body=None):
    """Asks the server; the cookie is who we are."""
    global cookie
    headers = {"content-type": "application/json", "x-warptable": "1", "cookie": cookie}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{URL}/api{path}", data=data, method=method, headers=headers)
    with urllib.request.urlopen(request) as reply:
        cookie = cookie or (reply.headers.get("set-cookie") or "").split(";")[0]
        return json.load(reply)


class Socket:
    """The little of RFC 6455 that a client needs. For https wrap the connection with `ssl`."""

    def __init__(self, path):
        parts = urlsplit(URL)
        self.wire = socket.create_connection((parts.hostname, parts.port or 80))
        key = base64.b64encode(os.urandom(16)).decode()
        self.wire.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
        )
        self.stream = self.wire.makefile("rb")
        if b"101" not in self.stream.readline():
            raise ConnectionError("the server does not open a socket")
        while self.stream.readline().strip():
            pass

    def send(self, text, opcode=1):
        data = text if isinstance(text, bytes) else text.encode()
        size = len(data)
        head = bytes([0x80 | opcode]) + (
            bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + struct.pack(">H", size)
        )
        mask = os.urandom(4)
        self.wire.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def receive(self):
        """The next message, or None when the server has closed."""
        whole = b""
        while True:
            head = self.stream.read(2)
            if len(head) < 2:
                return None
            size = head[1] & 0x7F
            if size == 126:
                (size,) = struct.unpack(">H", self.stream.read(2))
            elif size == 127:
                (size,) = struct.unpack(">Q", self.stream.read(8))
            data, opcode = self.stream.read(size), head[0] & 0x0F
            if opcode == 8:
                return None
            if opcode == 9:
                self.send(data, 10)
            elif opcode in (0, 1):
                whole += data
                if head[0] & 0x80:
                    return whole.decode()


def answer_to(question):
    """A legal answer to a question, in each of the forms there are."""
    options, form = list(question["options"]), question["form"]
    shuffled = random.sample(options, len(options))
    if form == "some":
        chosen = shuffled[: random.randint(question["min"], min(question["max"], len(options)))]
        return [one for one in options if one in chosen]  # in their given order
    if form == "order":
        return shuffled
    if form == "path":
        way, after = [], question["paths"]
        while after:
            way.append(random.choice(list(after)))
            after = after[way[-1]]
        return way
    return shuffled[0]


def main():
    ask("POST", "/me", {"name": "Pythia"})
    table = ask(
        "POST",
        "/tables",
        {
            "game": GAME,
            "options": {},
            "seats": ["open"] + [{"kind": "bot", "level": "novice"}] * (SEATS - 1),
            "clock": {"kind": "none"},
            "undo": "off",
            "listed": False,
            "oneScreen": False,
        },
    )["id"]
    wire = Socket(f"/api/tables/{table}/socket")
    count, asked = 0, -1

    def say(**message):
        nonlocal count
        count += 1
        wire.send(json.dumps({"id": count, **message}))

    wire.send(json.dumps({"do": "hello", "protocol": PROTOCOL}))
    # What a seat adds to the luck; a page commits to it first, see "luck" in docs/protocol.md.
    say(do="sit", seat=0, name="Pythia", nonce=secrets.token_hex(16))
    say(do="look", viewer=0)
    while (text := wire.receive()) is not None:
        told = json.loads(text)
        for message in told if isinstance(told, list) else [told]:
            if message["type"] == "refused":
                raise RuntimeError(f"{message['code']}: {message['message']}")
            if message["type"] != "update":
                continue
            if not isinstance(message["patch"], list):
                # A change. Asked for a whole snapshot, the table gives one: so there is no need to put changes together.
                say(do="look", viewer=0)
                continue
            snapshot = message["patch"][0]
            if snapshot["asked"] and snapshot["position"] != asked:
                question, asked = snapshot["asked"][0], snapshot["position"]
                say(do="answer", seat=0, kind=question["kind"], value=answer_to(question), expected=asked)
            elif not snapshot["asked"] and not snapshot["awaited"]:
                for one in ask("GET", "/tables?list=finished"):
                    if one["id"] == table:
                        result = one.get("result") or {}
                        print(json.dumps({"game": GAME, "scores": result.get("scores"), "winners": result.get("winners")}))
                        return


main()
