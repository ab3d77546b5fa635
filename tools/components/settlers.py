"""Imperial Settlers: every card of the edition in the card texts and in the rulebook, and what the faction boards produce."""
import re
from collections import Counter

from components.facts import Lexicon, differences

COLOURS = {"black": "čern", "purple": "fialov", "blue": "modr", "brown": "hněd", "gold": "zlat", "red": "červen", "pink": "růžov", "grey": "šed"}
TYPES = {"production": "produkce", "feature": "vlastnost", "action": "akce"}
SECTIONS = {"cost": ("Cost:", "Cena:"), "raze": ("Raze:", "Boření:"), "deal": ("Deal:", "Dohoda:"), "production": ("Production:", "Produkce:"), "action": ("Action:", "Akce:"), "feature": ("Feature:", "Vlastnost:"), "build_bonus": ("Building bonus:", "Bonus za postavení:")}


def lexicon(lang):
    en = lang == "en"
    sections = [(re.escape(words[0 if en else 1]), "section", name) for name, words in SECTIONS.items()]
    colours = [(f"{name} locations?" if en else f"{stem}(ou|ých|á) lokac", "fact", ("colour", name)) for name, stem in COLOURS.items()]
    rest = [
        (r"discard (a|1) card from hand", "fact", ("pay", "pair", 1, "card")), (r"give up one of your deals", "fact", ("pay", "pair", 1, "deal")),
        (r"pay(?= \d)", "role", "pay"), (r"gain\b|take\b|;|\. ", "role", "gain"), (r"for (?=\d)", "for", None), (r"or (?=\d)", "or", None),
        (r"or more |more |common |faction ", "skip", None), (r"Twice a round", "fact", ("times", 2)),
        (r"resources? of any kind", "thing", "any"), (r"wood\b", "thing", "wood"), (r"stone\b", "thing", "stone"), (r"food\b", "thing", "food"), (r"gold\b", "thing", "gold"),
        (r"workers?\b", "thing", "worker"), (r"raze tokens?\b", "thing", "raze"), (r"defence tokens?\b", "thing", "defense"), (r"VP\b", "thing", "vp"),
        (r"(?<=\d )cards?\b|(?<=\d common )card|(?<=\d faction )card", "thing", "card"), (r"(?<=\d )location\b", "thing", "location"), (r"razed for|Raze", "section", "raze"), (r"costs (?=\d stone|\d wood)", "section", "cost"), (r"gives (?=\d)", "section", "deal"),
    ] if en else [
        (r"fázi Produkce:", "skip", None), (r"odhoď (1 )?kartu z ruky", "fact", ("pay", "pair", 1, "card")), (r"zruš jednu svou dohodu", "fact", ("pay", "pair", 1, "deal")),
        (r"zaplať(?= \d)|zaplatit(?= \d)", "role", "pay"), (r"získej\b|získáš\b|vezmi\b|;|\. ", "role", "gain"), (r"za (?=\d)", "for", None), (r"nebo (?=\d)", "or", None),
        (r"běžnou |frakční ", "skip", None), (r"Dvakrát za kolo", "fact", ("times", 2)),
        (r"libovoln\w+ surovin\w* ?(?=:)|libovolnou surovinu", "thing", "any"), (r"dřev\w*", "thing", "wood"), (r"kám\w+|kamen\w*", "thing", "stone"), (r"jíd\w+", "thing", "food"), (r"zlato\b|zlata\b|zlatých mincí", "thing", "gold"),
        (r"osadní\w+", "thing", "worker"), (r"žeton\w* boření", "thing", "raze"), (r"obrann\w+ žeton\w*", "thing", "defense"), (r"žetonů(?= jídla)", "skip", None), (r"VB\b", "thing", "vp"),
        (r"(?<=\d )kart\w*|(?<=\d běžnou )kartu", "thing", "card"), (r"(?<=\d )lokace\b", "thing", "location"), (r"boření (?=\d)", "section", "raze"), (r"cena (?=\d)", "section", "cost"), (r"dohoda (?=\d)", "section", "deal"),
    ]
    return Lexicon(rest[:1] + sections + colours + rest)


def plain_good(good):
    return {"card_from_hand": "card", "card_common": "card", "card_faction": "card", "any_resource": "any", "own_deal": "deal"}.get(good, good)


def amounts(section, role, goods):
    return [(section, role, "pair", x["amount"], plain_good(x["good"])) for x in goods]


def effect_facts(section, effect, constants):
    """What the text of an effect has to name."""
    kind, gain = effect["kind"], lambda n, good: (section, "gain", "pair", n, plain_good(good))
    number, thing = lambda n: (section, "gain", "number", n), lambda good: (section, "gain", "thing", good)
    colour = effect.get("per", effect.get("filter", {})).get("color")
    facts = [(section, "colour", colour)] if colour else []
    if kind == "gain":
        facts += [gain(effect["amount"], effect["good"])]
    elif kind == "gain_per":
        facts += [gain(effect["amount"], effect["good"]), number(effect["max_total"])]
    elif kind == "gain_any":
        facts += [gain(effect["amount"], "any")] + [thing(good) for good in effect["goods"]]
    elif kind == "trigger":
        facts += [gain(effect["filter"]["at_least"], effect["filter"]["good"])] if "at_least" in effect["filter"] else []
        facts += [thing("worker")] if effect["event"] == "on_opponent_exchange" else []
        facts += sum((effect_facts(section, inner, constants) for inner in effect["effects"]), [])
    elif kind == "choose_one":
        facts += sum((effect_facts(section, inner, constants) for option in effect["options"] for inner in option), [])
    elif kind == "pay_for":
        facts += amounts(section, "pay", effect["cost"]) + sum((effect_facts(section, inner, constants) for inner in effect["effects"]), [])
    elif kind == "steal":
        facts += [gain(effect["amount"], effect["goods"][0])] + [thing(good) for good in effect["goods"][1:]]
    elif kind == "raze_special" and effect["token_cost"] == "normal":
        facts += [gain(constants["raze_from_hand_cost"]["raze"], "raze"), number(constants["raze_enemy_location_cost"]["raze"])]
        facts += [gain(effect["convert"]["amount_per_good"], effect["convert"]["good"])]
    elif kind == "raze_special" and effect["targets"] == ["own_location"]:
        facts += [gain(n, good) for good, n in constants["foundation_compensation"].items()]
    elif kind == "place_foundation":
        facts += amounts(section, "gain", [effect["compensation"]])
    elif kind == "draw_select":
        facts += [gain(effect["look"], "card"), number(effect["keep"])]
    elif kind == "place_samurai":
        facts += [gain(effect["amount"], "worker")]
    elif kind == "protection":
        facts += [gain(effect["amount"], "raze")]
    elif kind == "storage":
        facts += [thing(good) for good in effect["goods"]]
    elif kind == "stash":
        each, steps = effect["gain_each"], effect["end_scoring"]
        facts += amounts(section, "gain", [each]) if each else []
        facts += [number(step["vp"]) for step in steps[:-1]] + [gain(steps[-1]["vp"], "vp")] + [number(step["at_least"]) for step in steps]
    return facts


def ability(card, constants):
    facts = []
    for section in ("production", "feature", "build_bonus"):
        facts += sum((effect_facts(section, effect, constants) for effect in card.get(section) or []), [])
    action = card.get("action")
    if action:
        facts += amounts("action", "pay", action["cost"]) + sum((effect_facts("action", effect, constants) for effect in action["effects"]), [])
        facts += [("action", "times", action["max_per_round"])] if action["max_per_round"] > 1 else []
    return facts


def printed(values):
    """Cost, raze field and deal of a card or of one of its copies, as far as it names them."""
    facts = [("cost", "pay", "pair", n, good) for good, n in values.get("build_cost", {}).items() if n]
    facts += [("raze", "gain", "pair", n, good) for good, n in Counter(values.get("raze") or []).items()]
    return facts + ([("deal", "gain", "pair", 1, values["deal"])] if values.get("deal") else [])


def head_faults(place, head, card, lang):
    """The codes, colours and the kind between name and cost."""
    codes = [int(copy["code"][3:]) for copy in card["cards"]]
    named = [int(n) for n in re.findall(r"\b(?:[A-Z]{3})?(\d{3})\b", head)]
    words = re.sub(r"^.*?\)", "", head)
    colours = [name for name, stem in COLOURS.items() if re.search(name if lang == "en" else stem, words)]
    types = [name for name, word in TYPES.items() if (name if lang == "en" else word) in words]
    faults = [f"{place}: codes {named}, but the copies are {codes}"] if {codes[0], codes[-1]} != set(named) else []
    faults += [f"{place}: colours {colours}, but {card['colors']}"] if sorted(colours) != sorted(card["colors"]) else []
    return faults + ([f"{place}: kind {types}, but {card['type']}"] if types != [card["type"]] and card["type"] in TYPES else [])


def faults(components, texts, rules, lang, markdown):
    lex, constants = lexicon(lang), components["constants"]
    for card in components["cards"]:
        does = ability(card, constants)
        yield from differences(f"text.{card['id']}", texts[f"text.{card['id']}"], lex, Counter(does))
        rule = f"IS-C.{card['id']}"
        head, _, body = rules[rule].partition("). ") if "). " in rules[rule].split(".")[0] else (rules[rule].split(". ")[0], "", ". ".join(rules[rule].split(". ")[1:]))
        yield from head_faults(rule, head, card, lang)
        copies = sum((printed({key: copy[key] for key in ("build_cost", "raze", "deal") if key in copy}) for copy in card["cards"]), [])
        body = re.sub(r"\b[A-Z]{3}\d{3}\b", "", body)
        yield from differences(rule, body, lex, Counter(printed(card) + copies + does))
    for number, faction in enumerate(components["factions"]):
        board = faction["board"]
        expected = Counter(amounts("", "gain", board["production"]) + [("", "gain", "thing", good) for good in board["storage"]["goods"]])
        yield from differences(f"board_text.{faction['id']}", texts[f"board_text.{faction['id']}"], lex, expected)
        yield from differences(f"IS-2.{20 + number}", rules[f"IS-2.{20 + number}"], lex, expected)
