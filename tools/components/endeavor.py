"""Endeavor: what buildings and cards bring, in the texts and in the tables of the rulebook, and the counts of the box."""
import re
from collections import Counter

from components.facts import Lexicon, differences

TRACKS = {"industry": "průmysl", "culture": "kultura", "finance": "finance", "politics": "politika"}
ACTIONS = {"ship": ("Ship", "plavba"), "occupy": ("Occupy", "obsazení"), "attack": ("Attack", "útok"), "payment": ("Payment", "platba"), "draw": ("Draw", "zásoby")}


def lexicon(lang, number_first):
    en = lang == "en"
    tracks = [(name if en else word, "thing", name) for name, word in TRACKS.items()]
    glory = [(r"glory" if en else r"sláva|bod\w* slávy", "thing", "glory")]
    actions = [(words[0 if en else 1], "fact", ("action", name)) for name, words in ACTIONS.items()]
    return Lexicon(tracks + glory + actions + [("/", "fact", ("or",)), ("&", "fact", ("and",))], number_first)


def icons(component):
    glory = component["icons"].get("glory", 0) or component.get("glory", 0)
    return [("", "gain", "pair", n, track) for track, n in [*component["icons"].items(), ("glory", glory)] if n and (track != "glory" or n == glory)]


def unique(facts):
    """A card names its glory among its icons, a building beside them."""
    return Counter(set(facts))


def action_facts(action):
    if not action:
        return []
    words = action.split("_")
    return [("", "action", word) for word in words if word in ACTIONS] + [("", word) for word in words if word not in ACTIONS]


def table_rows(markdown_rows, names):
    for row in markdown_rows:
        cells = [cell.strip() for cell in row.strip("| ").split("|")]
        if len(cells) == 5 and cells[2] in names:
            yield names[cells[2]], cells


def faults(components, texts, rules, lang, markdown):
    after, before = lexicon(lang, number_first=False), lexicon(lang, number_first=True)
    buildings = [components["start_building"], *components["buildings"]]
    for building in buildings:
        key, action = f"building.{building['id']}", Counter(action_facts(building["action"]))
        yield from differences(f"{key}.does", texts[f"{key}.does"], after, unique(icons(building)) + action)
        yield from differences(f"{key}.act", texts[f"{key}.act"], after, action)
    for card in components["cards"]:
        for form in ("gives", "loses"):
            key = f"card.{card['id']}.{form}"
            if form == "gives" or key in texts:
                yield from differences(key, texts[key], after, unique(icons(card)))
            if form == "loses" and key in texts and ("+" in texts[key] or "−" not in texts[key]):
                yield f"{key}: a loss has a minus: {texts[key]}"
    names = {(texts[f"building.{b['id']}"]).lower(): b for b in buildings}
    rows = [row.lower() if lang == "cs" else row for row in re.findall(r"^\|.*\|$", markdown, re.M)]
    seen = 0
    for building, (level, copies, _, gains, action) in table_rows(rows, names if lang == "cs" else {b_name.title(): b for b_name, b in names.items()}):
        seen += 1
        place = f"table of buildings, {building['id']}"
        if building["level"] and (level, copies) != (str(building["level"]), str(building["copies"])):
            yield f"{place}: level {level} and {copies} copies, but {building['level']} and {building['copies']}"
        yield from differences(place, gains, before, unique(icons(building)))
        yield from differences(place, action, before, Counter(action_facts(building["action"])))
    if seen != len(buildings):
        yield f"the table of buildings has {seen} of {len(buildings)} buildings"
