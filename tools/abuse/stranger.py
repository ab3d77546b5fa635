"""Somebody who means no good, in a process of its own: runs one abuse until its time is over, and counts what came of it."""
import collections
import multiprocessing
import os
import threading
import time
import traceback

from serving.client import Gone, Live, Person


class Stranger:
    def __init__(self, server, places, seconds):
        self.server, self.until = server, time.monotonic() + seconds
        self.tables, self.locked = places["tables"], places["locked"]  # of honest people
        self.counts, self.lock = collections.Counter(), threading.Lock()

    def goes_on(self):
        return time.monotonic() < self.until

    def count(self, what, number=1):
        with self.lock:
            self.counts[what] += number

    def person(self, place=0):
        """Addresses are cheap: whoever wants more has more, the first of them is 127.0.1.1."""
        return Person(self.server, f"127.0.1.{1 + place}")

    def guest(self, place=0):
        return self.person(place).become_guest()

    def live(self, place=0, **how):
        return Live(self.server, f"127.0.1.{1 + place}", **how)

    def ask(self, person, *request):
        """Asks and counts the answer by its status; None if none came."""
        try:
            status, answer = person.ask(*request)
        except Gone:
            self.count("without an answer")
            time.sleep(0.1)
            return None
        self.count(f"answered {status}")
        if status == 429:
            time.sleep(0.02)  # what is refused at the door costs the server little, and us as much
        return answer

    def flood(self, live, message, pause=0.01):
        """Says message() again and again, faster than the server reads, and reads what comes back."""
        while self.goes_on():
            for _ in range(10):
                live.say(**message())
            self.count("messages", 10)
            for said in live.heard():
                self.count(f"{said['op']} {said['error']['code']}" if said["op"] == "error" else said["op"])
            time.sleep(pause)

    def crowd(self, number, work):
        """So many threads, each of which runs work(its number) again and again; whoever is thrown out comes back."""
        def run(i):
            while self.goes_on():
                try:
                    work(i)
                except Gone:
                    self.count("thrown out")
                    time.sleep(0.05)
                except Exception:  # a fault of the test
                    self.count("FAULT: " + traceback.format_exc())
                    return
        threads = [threading.Thread(target=run, args=(i,), daemon=True) for i in range(number)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(max(0, self.until - time.monotonic()) + 1)


def act(abuse, server, places, seconds, pipe):
    os.nice(10)  # it would have a machine of its own
    stranger = Stranger(server, places, seconds)
    stranger.count("FAULT: it ended before its time")
    try:
        abuse(stranger)
        if not stranger.goes_on():
            del stranger.counts["FAULT: it ended before its time"]
    except Exception:
        stranger.count("FAULT: " + traceback.format_exc())
    with stranger.lock:
        pipe.send(dict(stranger.counts))
    os._exit(0)  # threads that still wait do not matter


class Abuser:
    """The stranger as seen from the process that measures."""

    def __init__(self, abuse, server, places, seconds):
        self.pipe, theirs = multiprocessing.Pipe()
        self.process = multiprocessing.Process(target=act, args=(abuse, server, places, seconds, theirs), daemon=True)
        self.process.start()
        theirs.close()

    def counts(self, patience):
        """What it did; empty if it did not end in time."""
        counts = self.pipe.recv() if self.pipe.poll(patience) else {}
        self.process.kill()
        self.process.join()
        return counts
