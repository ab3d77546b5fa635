"""Civilization: every number above one that a card's text names is one of its data, and the other way round."""
import re

LISTS = ("techs", "nations", "wonders", "people", "events", "relics", "huts", "villages")
UNSAID = {"id", "count", "removed", "deck", "level", "ranks"}  # on the card itself, or by roman numerals
BY_LEVEL = {"learn", "swap", "trade_in"}  # operations whose number is a level
# What follows from an operation alone: items, tokens and actions of which there are two, rates, what two players do.
FROM_RULES = {
    "engineering": {2}, "americans": {2, 3}, "angkor_wat": {2}, "government_monarchy": {2}, "roaming_horde": {4},
    "exchange_of_ideas": {2}, "knowledge_shared": {2}, "think_tank": {2}, "depression": {2}, "bank_scandal": {2},
}


def numbers_of(data):
    """All numbers of the data above one, "3_coins" as 3."""
    if isinstance(data, dict) and data.get("op") in BY_LEVEL:
        return set()
    if isinstance(data, dict):
        return set().union(*[numbers_of(value) for key, value in data.items() if key not in UNSAID])
    if isinstance(data, list):
        return set().union(*[numbers_of(value) for value in data])
    if isinstance(data, bool):
        return set()
    if isinstance(data, str):
        return {int(n) for n in re.findall(r"^(\d+)_", data)}
    return {data} if isinstance(data, int) and data > 1 else set()


def numbers_in(text):
    return {int(n) for n in re.findall(r"\d+", text) if int(n) > 1}


def cards_of(components):
    for name in LISTS:
        yield from ((card["id"], card) for card in components[name])
    yield from (("government_" + card["id"], card) for card in components["governments"])
    yield from ((side["id"], side) for card in components["policies"] for side in card)
    for card in components["investments"]:
        yield from ((f"{card['id']}_{level}", data) for level, data in enumerate(card["levels"], 1))


def cheapened(components, tech):
    """The prices of wonders that this tech makes cheaper, which its text names."""
    cheaper = [wonder for wonder in components["wonders"] if wonder.get("discount", {}).get("tech") == tech]
    return {n for wonder in cheaper for n in (wonder["cost"], wonder["discount"]["cost"])}


def faults(components, texts, rules, lang, markdown):
    for word, card in cards_of(components):
        text = texts.get("text." + word)
        if text is None:
            continue
        said = numbers_in(text)
        wanted = numbers_of(card) | cheapened(components, word) | FROM_RULES.get(word, set())
        if said != wanted:
            yield f"text.{word}: names {sorted(said)}, but its data are {sorted(wanted)}: {text}"
