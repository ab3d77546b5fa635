"""What somebody may do at tables: talk, move, import, look on and let the computer think without end."""
import json
import random
import time
from pathlib import Path

FIXTURES = Path(__file__).resolve().parent.parent.parent / "games"
MOST_IMPORTED = 2 * 1024 * 1024


def finished_record(game="mombasa/fixtures/0002_random_2p.json"):
    """One of ours, with names that people may have."""
    record = json.loads((FIXTURES / game).read_text("utf-8"))
    record["seats"] = [f"Ada {i}" for i in range(len(record["seats"]))]
    return record


def bomb(size):
    """A record of that size: one choice made and taken back without end."""
    record = finished_record()
    events = record["events"]
    first = next(i for i, event in enumerate(events) if event["seat"] != "chance")
    move = events[first]
    record["host_secret"] = record.pop("secret")
    del record["result"]
    pair_size = len(json.dumps([move, {"seat": move["seat"], "undo": 100_000}]))
    pairs = (size - len(json.dumps(record))) // pair_size
    record["events"] = events[:first]
    for number in range(first, first + 2 * pairs, 2):
        record["events"] += [move, {"seat": move["seat"], "undo": number}]
    return json.dumps(record).encode()


def chat_flood(stranger):
    """Chat without end at other people's tables: control characters, long lines, plain ones."""
    texts = ["\x01\x02\x7f", "line\nline", "\u202eevil", "a" * 1000, "a" * 60_000, "Good day!", "ď" * 500]
    guests = [stranger.guest() for _ in range(4)]

    def talk(i):
        table = random.choice(stranger.tables)
        stranger.flood(guests[i % 4].live(), lambda: {"op": "chat", "table": table, "key": str(random.getrandbits(60)), "text": random.choice(texts)})
    stranger.crowd(8, talk)


def undo_pairs(stranger):
    """The same choice made and taken back without end, at eight tables of a guest."""
    guest = stranger.guest()
    tables = [guest.open_table(game="mombasa", seats=["me", "here"]) for _ in range(8)]

    def go_back_and_forth(i):
        live, table = guest.live(), tables[i]
        live.say(op="watch", table=table, seat=0, lean=True)
        first = live.wait_for("snapshot")
        live.wait_for("ok")
        revision, move = first["revision"], first["offer"]["moves"][0]["move"]
        while stranger.goes_on():
            for wish in ({"op": "move", "move": move}, {"op": "undo"}):
                live.say(table=table, seat=0, revision=revision, key=str(random.getrandbits(60)), **wish)
                said = live.hear(10)
                while said and said["op"] not in ("ok", "error"):
                    said = live.hear(10)
                if not said or said["op"] == "error":
                    stranger.count("refused")
                    time.sleep(0.02)
                    continue
                stranger.count(wish["op"])
                revision = said["revision"]
    stranger.crowd(8, go_back_and_forth)


def import_bombs(stranger):
    """Records of 2 MiB made of moves taken back, four at once, while others look at what was imported."""
    record, imported = bomb(MOST_IMPORTED - 1000), []

    def send_or_look(i):
        person = stranger.guest(i % 4) if i < 4 else stranger.person(i)
        while stranger.goes_on():
            if i < 4:
                answer = stranger.ask(person, "POST", "records", record)
                if answer and "table" in answer:
                    imported.append(answer["table"]["id"])
            elif imported:
                stranger.ask(person, "GET", f"tables/{random.choice(imported)}{random.choice(['', '/view', '/replay?at=30'])}")
            else:
                time.sleep(0.1)
    stranger.crowd(8, send_or_look)


def analyses(stranger):
    """Thirty finished games analysed at once."""
    names = sorted(str(path.relative_to(FIXTURES)) for path in FIXTURES.glob("*/fixtures/*.json"))
    guests = [stranger.guest(i) for i in range(2)]

    tables = []
    for i in range(30):
        answer = stranger.ask(guests[i % 2], "POST", "records", finished_record(names[i % len(names)]))
        if answer and "table" in answer:
            tables.append(answer["table"]["id"])
    stranger.count("tables", len(tables))

    def look(i):
        while stranger.goes_on():
            for table in tables[i::2]:
                stranger.ask(guests[i], "GET", f"tables/{table}/analysis")
            time.sleep(0.5)
    stranger.crowd(2, look)


def bot_tables(stranger):
    """Twenty tables of one guest with nobody but the strongest computer players."""
    guest = stranger.guest()
    for _ in range(20):
        stranger.ask(guest, "POST", "tables", {"game": "endeavor", "seats": ["hard"] * 5})
    while stranger.goes_on():
        time.sleep(0.1)


def hints(stranger):
    """Advice asked for without end, at tables of one guest."""
    guest = stranger.guest()
    tables = [guest.open_table(game="outpost", seats=["me", "here"]) for _ in range(8)]

    def ask(i):
        stranger.flood(guest.live(), lambda: {"op": "hint", "table": tables[i], "seat": random.choice([0, 1]), "key": "k"}, 0.5)
    stranger.crowd(8, ask)


def unknown_tables(stranger):
    """Tables that do not exist, watched and asked for by the thousand by somebody who is not signed in."""
    def look(i):
        def random_id():
            return f"{random.getrandbits(100):020x}"
        if i < 4:
            stranger.flood(stranger.live(), lambda: {"op": "watch", "table": random_id(), "key": "k"})
        person = stranger.person(i)
        while stranger.goes_on():
            stranger.ask(person, "GET", f"tables/{random_id()}")
    stranger.crowd(8, look)


def known_tables(stranger):
    """Honest people's tables, watched again and again on ninety connections."""
    def look(_):
        stranger.flood(stranger.live(), lambda: {"op": "watch", "table": random.choice(stranger.tables), "lang": random.choice(["en", "cs"]), "key": "k"}, 0.2)
    stranger.crowd(90, look)


def watch_storm(stranger):
    """Coming and going at other people's tables, which the lobby is told of."""
    def come_and_go(_):
        words = ({"op": op, "table": table, "key": "k"} for _ in range(100_000) for table in stranger.tables for op in ("watch", "unwatch"))
        stranger.flood(stranger.live(), lambda: next(words), 0.02)
    stranger.crowd(20, come_and_go)


def looking_back(stranger):
    """Replays, records and lists of other people's tables, as fast as the limits allow, from four addresses."""
    def look(i):
        person = stranger.person(i % 4)
        while stranger.goes_on():
            what = random.choice(["replay?at=40", "record", "view", "view?seat=spectator"])
            path = random.choice([f"tables/{random.choice(stranger.tables)}/{what}", "tables?list=running", "tables?list=open"])
            stranger.ask(person, "GET", path)
    stranger.crowd(8, look)


def table_password(stranger):
    """The password of a table guessed, from four addresses."""
    guests = [stranger.guest(i % 4) for i in range(8)]

    def guess(i):
        while stranger.goes_on():
            stranger.ask(guests[i], "POST", f"tables/{stranger.locked}/join", {"password": f"{random.getrandbits(60)}"})
    stranger.crowd(8, guess)


ABUSES = [chat_flood, undo_pairs, import_bombs, analyses, bot_tables, hints, unknown_tables, known_tables, watch_storm, looking_back, table_password]
