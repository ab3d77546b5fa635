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

        def opens(name, word):  # a busy machine takes long for a password
            return person.ask("POST", "sessions", {"name": name, "password": word}, timeout=300)[0] == 201

        for name, words in self.passwords.items():
            opened = sum(opens(name, word) for word in words)
            if opened != 1:
                out.append(f"{opened} of {len(words)} passwords open the account of {name}")
            if name in self.changed and opens(name, self.changed[name]):
                out.append(f"the old password opens the account of {name}")
        return out
