"""What a text says of a component, as facts that can be compared with its data.

A text is read word by word with a lexicon. Sections ("Action:") and roles (pay, gain) say where we are; a number beside a thing is
a fact (section, role, number, thing). Numbers and things that stand alone are facts too, so nothing that is named goes unchecked.
"""
import re
from collections import Counter


class Lexicon:
    """Patterns with what they mean, the first that fits wins: ("thing", "wood"), ("section", "action"), ("role", "pay")..."""

    def __init__(self, entries, number_first=True):
        self.entries = [(re.compile(pattern), kind, value) for pattern, kind, value in entries]
        self.number_first = number_first  # "2 wood", or "coffee 2"

    def tokens(self, text):
        at = 0
        while at < len(text):
            found = next(((m, kind, value) for pattern, kind, value in self.entries if (m := pattern.match(text, at))), None)
            number = re.match(r"\d+", text[at:])
            if found and found[0].end() > at:
                at = found[0].end()
                yield found[1], found[2]
            elif number:
                at += number.end()
                yield "number", int(number[0])
            else:
                # A word that means nothing here is skipped as a whole.
                at += max(1, len(re.match(r"\w*", text[at:])[0]))


def said(text, lexicon, section="", role="gain"):
    """The facts of a text."""
    facts, open_item, before_for = [], None, None
    start = role

    def close():
        nonlocal open_item
        if open_item:
            facts.append((section, role) + open_item)
        open_item = None

    for kind, value in lexicon.tokens(text):
        if kind == "skip":
            continue
        if kind in ("number", "thing"):
            first = "number" if lexicon.number_first else "thing"
            if open_item and open_item[0] == first and kind != first:
                pair = (open_item[1], value) if first == "number" else (value, open_item[1])
                facts.append((section, role, "pair") + pair)
                open_item = None
            else:
                close()
                open_item = (kind, value)
            continue
        close()
        if kind == "section":
            section, role, before_for = value, start if value not in ("cost",) else "pay", None
        elif kind == "role":
            role, before_for = value, None
        elif kind == "for":  # "pay 1 gold for 2 VP"
            before_for, role = role, "gain"
        elif kind == "or":  # "... or 1 worker for 1 VP": back to paying
            role, before_for = before_for or role, None
        elif kind == "fact":
            facts.append((section,) + value)
    close()
    return Counter(facts)


def differences(place, text, lexicon, expected, **start):
    """One line if the text and the data do not name the same."""
    found = said(text, lexicon, **start)
    if found == expected:
        return []
    show = lambda facts: ", ".join(" ".join(str(x) for x in fact if x != "") for fact in sorted(facts.elements(), key=str)) or "nothing"
    return [f"{place}: says {show(found - expected)} where the components have {show(expected - found)}: {text}"]


def read_texts(path):
    """The lines `key = text` of a language file."""
    pairs = (line.partition(" = ") for line in path.read_text("utf-8").splitlines() if " = " in line and not line.startswith("#"))
    return {key.strip(): text.strip() for key, _, text in pairs}


def read_rules(markdown):
    """The items `- **MO-1.2** text` of a rulebook."""
    return dict(re.findall(r"^- \*\*(\S+?)\*\* (.*)$", markdown, re.M))
