"""Rated games between registered people, played over any number of lives of the server. A move without an answer is sent again in the
next life with the same key, as a client does: it must be played, and once."""
import random

from serving.client import Gone, Person, Refused


class Pair:
    """Two people who play each other again and again."""

    def __init__(self, number):
        self.names = [f"Rival{number}{side}" for side in "ab"]
        self.people, self.table, self.unsure = [], None, None
        self.ended, self.acknowledged, self.faults = 0, [], []

    def sign_up(self, server):
        self.people = [Person(server) for _ in self.names]
        for person, name in zip(self.people, self.names):
            person.id = person.need("POST", "accounts", {"name": name, "password": "correct horse"})["account"]["id"]

    def live(self, server, play_on=True):
        """Asks again what had no answer, and plays until the server is gone."""
        for person in self.people:
            person.close()
            person.server = server
        try:
            if self.unsure:
                self.send(*self.unsure)
            while play_on:
                if not self.table:
                    self.open_table()
                self.play_round()
        except Refused as why:
            if "set_aside" not in str(why):  # the process that tried the table was killed twice: so much is promised
                self.faults.append(str(why))
        except Gone:
            pass

    def open_table(self):
        host, other = self.people
        table = host.open_table(game="outpost", seats=["me", "open"], rated=True)
        other.need("POST", f"tables/{table}/join", {})
        host.need("POST", f"tables/{table}/start", {})
        self.table = table

    def play_round(self):
        """Whoever is asked moves."""
        for seat, person in enumerate(self.people):
            seen = person.need("GET", f"tables/{self.table}/view?seat={seat}")
            if seen["card"]["status"] == "over":
                self.ended, self.table = self.ended + 1, None
                return
            if seen["offer"]:
                move = random.choice(seen["offer"]["moves"])["move"]
                self.send(seat, self.table, {"seat": seat, "revision": seen["revision"], "key": str(random.getrandbits(60)), "move": move})

    def send(self, seat, table, wish):
        self.unsure = (seat, table, wish)
        for _ in range(random.choice([1, 1, 1, 2])):  # some say it twice
            self.people[seat].need("POST", f"tables/{table}/moves", wish)
        self.unsure = None
        self.acknowledged.append(f"{self.people[seat].id} {wish['key']}")
