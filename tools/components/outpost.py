"""Outpost: the counts, prices and points that its rules name."""
from collections import Counter

from components.facts import Lexicon, differences

THINGS = {"forest": ("forests", r"les\w*"), "hill": ("hills", r"kop\w+"), "shrine": (r"shrines?", r"svaty\w+"), "camp": ("camps", r"tábor\w*"), "spring": ("springs", r"pramen\w*"), "tile": ("site tiles", r"Dílků je"), "wood": ("wood", r"dřev\w*"), "ore": ("ore", r"rud\w+"), "gold": ("gold", r"zlat\w+"), "any": ("goods of any kind", r"libovolné suroviny"), "card": ("cards", r"karet")}
NUMBERS = {2: ("two", "dvě"), 3: ("three", "tři"), 4: ("four", "čtyři"), 5: ("five", "pět"), 6: ("six", "šest")}
CARDS = {"militia_1": ("militia 1", "domobrana 1"), "militia_2": ("militia 2", "domobrana 2"), "militia_3": ("militia 3", "domobrana 3"), "storm": ("storm", "bouře"), "ward": ("ward", "zábrana"), "caravan": ("caravan", "karavana")}


def lexicon(lang):
    at = 0 if lang == "en" else 1
    copies = [(rf"{words[at]} \({numbers[at]}\)", "fact", ("copies", n, card)) for card, words in CARDS.items() for n, numbers in NUMBERS.items()]
    return Lexicon(copies + [(r"\(?OP-\d+\)?", "skip", None), (r"Dílků je 16", "fact", ("gain", "pair", 16, "tile"))] + [(words[at] + r"\b", "thing", thing) for thing, words in THINGS.items()])


def pairs(goods):
    return [("", "gain", "pair", n, good) for good, n in goods.items()]


def first_sentences(text, count):
    return ". ".join(text.split(". ")[:count])


def faults(components, texts, rules, lang, markdown):
    lex, points = lexicon(lang), components["points"]
    tiles = {tile["id"]: tile["count"] for tile in components["tiles"]}
    yield from differences("OP-4", first_sentences(rules["OP-4"], 1), lex, Counter(pairs({**tiles, "tile": sum(tiles.values())})))
    cards = [("", "copies", card["count"], card["id"]) for card in components["cards"]]
    yield from differences("OP-5", rules["OP-5"], lex, Counter(cards + pairs({"card": sum(card["count"] for card in components["cards"])})))
    yield from differences("OP-13", rules["OP-13"], lex, Counter(pairs(components["start_goods"])))
    huts = sum((pairs(hut["cost"]) + (pairs({"any": hut["any"]}) if hut["any"] else []) for hut in components["huts"]), [])
    yield from differences("OP-39", first_sentences(rules["OP-39"], 2), lex, Counter(huts))
    yield from differences("OP-43", first_sentences(rules["OP-43"], 1), lex, Counter(pairs(components["recruit"]["cost"])))
    yield from differences("OP-50", first_sentences(rules["OP-50"], 1), lex, Counter(pairs(components["project"]["cost"])))
    for key, text in (("OP-55", rules["OP-55"]), ("game.aim", texts["game.aim"])):
        named = [fact[3] for fact in differences_free_numbers(text, lex)]
        wanted = [points["hut"], points["shrine"], points["project"], points["win"]] + ([components["limits"]["rounds"]] if key == "game.aim" else [])
        if sorted(named) != sorted(wanted):
            yield f"{key}: names {sorted(named)}, but the points are {sorted(wanted)}: {text}"


def differences_free_numbers(text, lex):
    return [("", "gain", "number", value) for kind, value in lex.tokens(text) if kind == "number"]
