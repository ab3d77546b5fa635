"""Mombasa: books, start tiles, regions, cards and bonus spaces."""
import re
from collections import Counter

from components.facts import Lexicon, differences

GOODS = {"coffee": ("coffee", "káva"), "bananas": ("bananas", "banány"), "cotton": ("cotton", "bavlna"), "expansion": ("expansion", "expanze")}
COMPANIES = {"mombasa": ("Mombasa", "Mombasa"), "cape_town": ("Cape Town", "Kapské Město"), "saint_louis": ("Saint-Louis", "Saint-Louis"), "cairo": ("Cairo", "Káhira")}


def lexicon(lang):
    """Things with their number: "coffee 2", "£2", "2 účetní body" become facts at once, whatever the order."""
    at = 0 if lang == "en" else 1
    named = {name: words[at] for name, words in {**GOODS, **COMPANIES}.items()}
    named |= {"kind": ("one kind", "jeden druh zboží")[at], "diamond": ("diamond", "diamant")[at], "track": ("track", "stupnice")[at], "bookkeeper": ("bookkeeper", "účetní")[at]}
    before = {"en": {"post": r"posts?"}, "cs": {"post": r"stanic\w", "money": "£", "accounting": r"účetní bod\w?"}}[lang]
    after = {"en": {"money": "£", "accounting": "accounting"}, "cs": {}}[lang]
    entries = [(word + r" \+?(?=\d)", "thing", name) for name, word in named.items()]
    entries += [(word + r" ?(?=\d)", "thing", name) for name, word in after.items()]
    entries += [(rf"{n} {word}", "fact", ("gain", "pair", n, name)) for name, word in before.items() for n in range(1, 10)]
    totals = [(rf"£ by {GOODS[good][0]} -1" if lang == "en" else rf"£ = {GOODS[good][1]} − 1", "fact", ("gain", "by total", good)) for good in GOODS]
    specialist = [("specialist" if lang == "en" else "obchodník/další účetní", "fact", ("need", "specialist"))]
    return Lexicon(totals + specialist + entries, number_first=False)


def requirement(line):
    if line["kind"] == "specialist":
        return ("", "need", "specialist")
    return ("", "gain", "pair", line["amount"], {"good": line.get("good"), "expansion": "expansion", "one_good_kind": "kind"}[line["kind"]])


def reward(line):
    kind, pair = line["kind"], lambda n, thing: ("", "gain", "pair", n, thing)
    if kind == "gain_money_by_total":
        return ("", "gain", "by total", line["commodity"])
    company = line.get("company")
    return {"gain_money": lambda: pair(line["amount"], "money"), "gain_accounting": lambda: pair(line["points"], "accounting"), "advance_diamond": lambda: pair(line["steps"], "diamond"), "remove_post": lambda: pair(line["count"], "post"),
            "advance_track": lambda: pair(line["steps"], "track" if company == "active" else company)}[kind]()


def book_faults(place, text, book, lex):
    """What a book needs stands before the colon or the arrow, what it gives behind it."""
    need, mark, gives = text.partition(" → ") if " → " in text else text.partition(": ")
    yield from differences(place, need, lex, Counter(map(requirement, book["requirements"])))
    yield from differences(place, gives, lex, Counter(map(reward, book["reward"])))


def inside(text):
    """What stands in the outer parentheses."""
    return text[text.index("(") + 1:text.rindex(")")]


def card_fact(card):
    good, _, number = card.rpartition("_")
    return ("", "gain", "pair", int(number), good)


def numbers(text):
    return sorted(int(n) for n in re.findall(r"\d+", text))


def number_faults(key, text, expected):
    if numbers(text) != sorted(expected):
        yield f"{key}: names {numbers(text)} where the components have {sorted(expected)}: {text}"


def space_numbers(space):
    """The price of a space and what it gives, each side of a choice too."""
    pays = [line["amount"] for line in space["requirement"] if line["kind"] == "pay_money"]
    lines = [line for reward in space["reward"] for side in reward.get("options", [[reward]]) for line in side]
    gives = [line.get(field) for line in lines for field in ("plus", "points", "steps", "discount")]
    return pays + [n for n in gives if n]


def card_numbers(card):
    seat = next(iter(card["copies"])).removeprefix("seat_")
    return ([card["value"]] if "value" in card else []) + ([int(seat)] if seat.isdigit() else [])


def faults(components, texts, rules, lang, markdown):
    lex = lexicon(lang)
    for book in components["books"]:
        key = f"book.{book['id']}"
        if not texts[key].startswith(book["id"][5:].upper() + " ("):
            yield f"{key}: begins with another name: {texts[key]}"
        yield from book_faults(key, inside(texts[key]), book, lex)
    for tile in components["start_tiles"]:
        yield from book_faults(f"start_book.{tile['id']}", texts[f"start_book.{tile['id']}"], tile["book"], lex)
        key = f"start_tile.{tile['id']}"
        yield from number_faults(key, texts[key].partition(" ")[0], [int(tile["id"][-2:])])
        cards, bonus, book = inside(texts[key]).split("; ")
        yield from differences(key, cards, lex, Counter(map(card_fact, tile["resting_cards"])))
        yield from differences(key, bonus, lex, Counter(map(reward, tile["start_bonus"])))
        yield from book_faults(key, book.partition(" ")[2], tile["book"], lex)
    for region in components["regions"]:
        text = texts.get(f"reward.{region['id']}", "")
        yield from differences(f"reward.{region['id']}", text, lex, Counter(map(reward, region["reward"])))
    for card in components["cards"]:
        for key in (f"card.{card['id']}", f"card.{card['id']}.acc"):
            yield from number_faults(key, texts.get(key, texts[f"card.{card['id']}"]), card_numbers(card))
        yield from number_faults(f"short.{card['id']}", texts[f"short.{card['id']}"], card_numbers(card)[:1])
    specials = [special["bonus"] for side in components["company_tracks"] for special in side["special_spaces"] if special["bonus"]["type"] == "bonus_space"]
    for space in components["bonus_spaces"] + specials:
        text = texts[f"space.{space['id']}"]
        told = inside(text) if space["id"].startswith("tile_") else text  # a tile may have a number in its name
        if numbers(text):  # the plain ones only have a name
            yield from number_faults(f"space.{space['id']}", told, space_numbers(space))
