"""Honest people at their tables, each at an address of its own, in a process of their own. They note how long their moves took,
how long they waited for the computer's, and how much the lobby was told."""
import multiprocessing
import random
import threading
import time

from serving.client import Gone, Person

PAUSE = 0.1  # between two moves of a person
PEOPLE, WITH_BOTS = 6, 3


class Notes:
    """What all of them noted since the last look."""

    def __init__(self):
        self.lock = threading.Lock()
        self.take()

    def take(self):
        with self.lock:
            taken = dict(vars(self))
            self.moves, self.waits, self.faults, self.lobby_bytes = [], [], [], 0
        taken.pop("lock")
        return taken

    def add(self, what, value):
        with self.lock:
            getattr(self, what).append(value)


class Player(threading.Thread):
    """Plays one game after the other at random: alone for all seats, or against the computer."""

    def __init__(self, notes, person, seats):
        super().__init__(daemon=True)
        self.notes, self.person, self.seats = notes, person, seats
        self.mine = [seat for seat, who in enumerate(seats) if who in ("me", "here")]
        self.waiting_since = None  # for the computer's move
        self.begin()

    def begin(self):
        self.table = self.person.open_table(game="endeavor", seats=self.seats)

    def run(self):
        while True:
            try:
                live = self.person.live()
                while True:
                    self.play(live)
                    self.begin()
            except Gone as why:
                self.notes.add("faults", str(why))
                time.sleep(0.2)

    def play(self, live):
        """The rest of the game."""
        asked, key, sent = {}, None, 0
        for seat in self.mine:
            live.say(op="watch", table=self.table, seat=seat, lean=True)
        due = time.monotonic()
        while True:
            now = time.monotonic()
            if asked and key is None and now >= due:
                seat, said = asked.popitem()
                key, sent, due = f"{random.getrandbits(60)}", now, now + PAUSE
                live.say(op="move", table=self.table, seat=seat, revision=said["revision"], key=key, move=random.choice(said["offer"]["moves"])["move"])
            said = live.hear(0.02 if key is None else 1)
            if said is None or said.get("table", self.table) != self.table:
                continue
            if said["op"] in ("ok", "error") and said["key"] == key:
                self.notes.add("moves", time.monotonic() - sent)
                key = None
                if said["op"] == "error" and said["error"]["code"] != "stale":
                    self.notes.add("faults", said["error"]["message"])
            elif said["op"] in ("snapshot", "update"):
                if said.get("result"):
                    self.waiting_since = None
                    return
                self.note_wait(said)
                asked.pop(said["seat"], None)
                if said["offer"]:
                    asked[said["seat"]] = said

    def note_wait(self, said):
        now, since = time.monotonic(), self.waiting_since
        if since is not None:
            self.notes.add("waits", now - since)
        pending = said["pending"] if said["op"] == "update" else said["card"]["pending"]
        self.waiting_since = None if set(pending) & set(self.mine) else now


def listen_to_lobby(notes, person):
    while True:
        try:
            live = person.live()
            live.say(op="lobby", on=True)
            while True:
                before = live.bytes_read
                live.hear(1)
                with notes.lock:
                    notes.lobby_bytes += live.bytes_read - before
        except Gone as why:
            notes.add("faults", str(why))
            time.sleep(0.2)


def summary(notes, players):
    """The notes since the last one; who still waits for the computer has waited so long."""
    taken, now = notes.take(), time.monotonic()
    taken["waits"] += [now - since for player in players if (since := player.waiting_since) is not None]
    return taken


def play_on(server, pipe):
    notes = Notes()
    people = [Person(server, f"127.0.0.{10 + i}").become_guest() for i in range(PEOPLE + WITH_BOTS + 1)]
    host = people.pop()
    players = [Player(notes, person, ["me", "here", "here"] if i < PEOPLE else ["me", "easy", "medium"]) for i, person in enumerate(people)]
    locked = host.open_table(game="outpost", seats=["me", "open"], access="password", password="open sesame")
    for player in players:
        player.start()
    threading.Thread(target=listen_to_lobby, args=(notes, host), daemon=True).start()
    time.sleep(0.5)
    pipe.send({"tables": [player.table for player in players], "locked": locked})
    notes.take()
    while pipe.recv() == "tell":
        pipe.send(summary(notes, players))


class Honest:
    """All of them, as seen from the process that measures."""

    def __init__(self, server):
        self.pipe, theirs = multiprocessing.Pipe()
        self.process = multiprocessing.Process(target=play_on, args=(server, theirs), daemon=True)
        self.process.start()
        theirs.close()
        self.places = self.pipe.recv()

    def notes(self):
        self.pipe.send("tell")
        return self.pipe.recv()

    def stop(self):
        self.process.kill()
        self.process.join()
