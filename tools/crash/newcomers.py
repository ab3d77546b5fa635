"""People who sign up and change their passwords while the server is killed. What was acknowledged must be so in the next life."""
from serving.client import Gone, Person


class Newcomers:
    """Signs up one person after the other, and gives each a new password."""

    def __init__(self):
        self.made = 0
        self.passwords = {}  # by name: those that may open the account; one, unless a change had no answer
        self.changed = {}    # by name: those that must not any more

    def live(self, server):
        """Goes on until the server is gone."""
        try:
            while True:
                self.made += 1
                name, old, new = f"Newcomer{self.made}", f"old password {self.made}", f"new password {self.made}"
                person = Person(server)
                person.need("POST", "accounts", {"name": name, "password": old})
                self.passwords[name] = [old]
                self.passwords[name].append(new)
                person.need("PATCH", "me", {"password": {"old": old, "new": new}})
                self.passwords[name], self.changed[name] = [new], old
        except Gone:
            pass

    def faults(self, server):
        """What is not as it was acknowledged."""
        out, person = [], Person(server)
        for name, words in self.passwords.items():
            opened = sum(person.ask("POST", "sessions", {"name": name, "password": word})[0] == 201 for word in words)
            if opened != 1:
                out.append(f"{opened} of {len(words)} passwords open the account of {name}")
            if name in self.changed and person.ask("POST", "sessions", {"name": name, "password": self.changed[name]})[0] == 201:
                out.append(f"the old password opens the account of {name}")
        return out
