"""What a store holds, read behind the server's back: SQL by sqlite3 or psql."""
import collections
import json
import sqlite3
import subprocess

OVER = 2  # of TableStatus in store/store.h


def rows(store, sql):
    if not store.startswith("postgresql:"):
        return sqlite3.connect(store).execute(sql).fetchall()
    out = subprocess.run(["psql", "-At", "-F", "\x1f", "-R", "\x1e", store, "-c", sql], check=True, capture_output=True, text=True).stdout
    return [tuple(line.split("\x1f")) for line in out.rstrip("\n").split("\x1e") if line]


def stored_keys(store):
    """How often each key was stored; more than once means that a move was played twice."""
    return collections.Counter(key for (key,) in rows(store, "SELECT key FROM events WHERE key <> ''"))


def finished_rated(store):
    """How many rated games of each account are over, by what the tables say."""
    games = collections.Counter()
    for (text,) in rows(store, f"SELECT body FROM tables JOIN progress ON table_id = id WHERE status = {OVER}"):
        body = json.loads(text)
        people = [seat["who"]["id"] for seat in body["seats"] if seat["who"] and not seat["who"]["guest"] and not seat["here"]]
        bots = [seat for seat in body["seats"] if seat["bot"]]
        if body["rated"] and people and len(people) + len(bots) > 1:
            games.update(people)
    return games


def counted_rated(store):
    """How many games of each account its rating counts."""
    return collections.Counter({account: int(games) for account, games in rows(store, "SELECT player, SUM(games) FROM ladder WHERE seats = 0 AND player NOT LIKE 'bot:%' GROUP BY player")})
