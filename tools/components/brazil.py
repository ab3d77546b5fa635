"""Brazil: Imperial: what things cost, produce, are worth and do, in the texts of both languages; the exchanges in the rulebook."""
import re
from collections import Counter

from components.facts import Lexicon, differences

THINGS = {
    "cane_or_coffee": (r"sugar cane or coffee", r"cukrov\w+ třtin\w+ nebo kávov\w+ zrn\w+"), "cotton_or_coffee": (r"cotton or coffee", r"bavln\w+ nebo kávov\w+ zrn\w+"),
    "sugar_cane": (r"sugar cane", r"cukrov\w+ třtin\w+"), "coffee": (r"coffee", r"kávov\w+ zrn\w+"), "wood": (r"wood", r"dřev\w+"), "cotton": (r"cotton", r"bavln\w+"),
    "gold_card": (r"gold cards?", r"kart\w* zlata"), "combat_card": (r"combat cards?", r"kar\w+ boje"), "gold": (r"gold(?! mine)", r"zlat[ao]\b"), "science": (r"science", r"věd\w+"),
    "any_raw": (r"raws?", r"libovoln\w+ surovin\w+|surovin\w+"), "vp": (r"VP", r"VB"),
}
TASKS = {  # in the order in which they are looked for
    "square": (r"square goods?", r"čtvercov\w+ výrob\w+"), "pentagon": (r"pentagonal goods?", r"pětiúhelníkov\w+ výrob\w+"), "octagon": (r"octagonal goods?", r"osmiúhelníkov\w+ výrob\w+"), "goods_made": (r"goods? made", r"vyroben\w+ výrob\w+"),
    "control_city": (r"cit(y|ies) besides the capital", r"měst\w* kromě hlavního"), "units_on_map": (r"units? on the map", r"jednot\w+ na mapě"), "paintings": (r"paintings?", r"obraz\w*"),
    "any": (r"buildings? of any kind", r"libovoln\w+ budov\w*"), "sawmill": (r"sawmills?", r"pil\w*"), "cane_field": (r"cane fields?", r"třtinov\w+ pol\w+"), "farm": (r"farms?", r"far[me]\w*"), "trading_post": (r"trading posts?", r"obchodní\w* stanic\w*"),
    "plantation": (r"plantations?", r"plantáž\w*"), "mint": (r"mints?", r"minco\w+"), "church": (r"church(es)?", r"kostel\w*"), "academy": (r"academ(y|ies)", r"akademi\w*"),
}
SECTIONS = [("cost", r"Costs|First deployment:", r"Cena:|První nasazení:"), ("made", r"Produces", r"Produkce:")]
PLAIN = {"any_raw", "gold", "science", "sugar_cane", "coffee", "wood", "cotton", "gold_card", "combat_card", "vp"}


def lexicon(lang, things):
    at = 0 if lang == "en" else 1
    ends = [(r"[IV]+\. é\w+", "skip", None), (r"\.(?= |$)", "section", "")]
    sections = [(words[at], "section", name) for name, *words in SECTIONS]
    strength = [((r"strength", r"síl\w+")[at], "thing", "strength"), ((r"Strength", r"Síla")[at] + r" (?=\d)", "skip", None)]
    return Lexicon(ends + sections + [(rf"(?:{words[at]})\b", "thing", thing) for thing, words in things.items()] + strength)


def pairs(amounts, section="", role="gain"):
    return Counter({(section, role, "pair", n, thing): 1 for thing, n in amounts.items()})


def plain_texts(components):
    """The things whose texts are nothing but their numbers: id and facts."""
    for thing in components["goods"] + components["cities"]:
        yield thing["id"], pairs(thing["cost"], "cost", "pay") + pairs({"vp": thing["vp"]})
    for building in components["buildings"]:
        yield building["id"], pairs(building["cost"], "cost", "pay") + pairs(building["production"], "made") + pairs({"vp": building["vp"]})


def numbers_of(effect):
    """The numbers that a text must say of an effect. Once, one more and twice are said in words."""
    kind, get = effect["kind"], effect.get
    gains = [*get("gain", {}).values()] + [then["amount"] for then in get("then", [])]
    if kind == "combat_bonus":
        return [n for n in (effect["attack"], effect["defence"]) if n]
    if kind == "strength":
        return [n for n in sorted({effect["attack"], effect["defence"]}) if n]
    if kind in ("additional_extra_move", "place_palace", "deploy", "build", "look_at_hand", "renovate", "manufacture", "take_painting", "extra_basic_move", "draw_task_card"):
        return []
    if kind == "import_bonus":
        return [1, 1 + effect["amount"]]
    if kind == "build_discount":
        return [effect["amount"]] * len(effect["choice"])
    if kind == "end_place_goods":
        return sorted({slot["vp"] for slot in effect["slots"]})
    if kind == "sacrifice_old_token":
        return [n for reward in effect["rewards"].values() for n in reward.values()]
    if kind == "keep_set_vp":
        return [int(n) for n in effect["vp_by_count"]] + [*effect["vp_by_count"].values()]
    if kind == "payment_option":
        return [n for option in effect["options"] for n in (option["combat_cards"], *option["counts_as"].values())]
    if kind in ("on_build_terrain_nth", "on_first_painting_of_order"):
        rewards = effect["rewards"]
        return [n for reward in (rewards.values() if isinstance(rewards, dict) else rewards) for n in reward.values()]
    if kind == "reveal_for_vp":
        return [effect["condition"]["min"], effect["condition"]["max"], effect["vp"]]
    if kind == "cancel_highest_enemy_card":
        return [0]
    if kind == "on_task_completed_nth":
        return gains
    fields = ("amount", "max_units", "distance", "limit", "max", "n", "vp", "end_vp_each", "strength")
    return gains + [get(field) for field in fields if isinstance(get(field), int)] + [n for field in ("give", "get", "extra_cost", "production", "reward") for n in get(field, {}).values()]


def things_of(effect):
    """The items that a text must name."""
    text = str(effect)
    renamed = {"draw_gold_card": "gold_card", "draw_combat_card": "combat_card", "combat_cards": "combat_card", "end_vp": "vp", "end_vp_each": "vp", "keep_set_vp": "vp", "own_raw_kind": "any_raw", "import_bonus": "any_raw"}
    words = [renamed.get(word, word) for word in re.findall(r"\w+", re.sub(r"'(what|building|buildings|units)': (\[[^]]*\]|'\w*')|'\w+': False", "", text))]
    return PLAIN & set(words)


def effects_of(components):
    """Everything with effects: id, those numbers and items that its text says besides, and the effects."""
    for monarch in components["monarchs"] + components["palaces"] + components["discovery_tiles"]:
        yield monarch["id"], [], set(), monarch.get("effects", monarch.get("bonus"))
    for painting in components["paintings"]:
        yield painting["id"], [*painting["cost"].values(), painting["vp"]], PLAIN & set(painting["cost"]) | {"vp"}, painting["effects"]
    for card in components["gold_cards"]:
        yield card["id"], [card["gold_value"]] * 2, {"gold", "any_raw"}, card["effects"]
    for card in components["combat_cards"]:
        yield card["id"], [], set(), card["effects"]
    for space in components["action_spaces"]:
        if space["upgrade"] and space["upgrade"]["kind"] != "painting_discount":
            amount = space["upgrade"].get("any_raw") or space["upgrade"].get("extra_combat_cards") or space["upgrade"].get("amount")
            yield f"upgrade_{space['id']}", [amount] if amount and amount is not True else [], None, []


def faults_of_effects(components, texts, lex):
    for name, numbers, things, effects in effects_of(components):
        text = texts[f"text.{name}"]
        tokens = [*lex.tokens(text)]
        said = Counter(value for kind, value in tokens if kind == "number")
        wanted = Counter(numbers + [n for effect in effects for n in numbers_of(effect)])
        if said != wanted:
            yield f"text.{name}: says {sorted(said.elements())} where the components have {sorted(wanted.elements())}: {text}"
        named = PLAIN & {value for kind, value in tokens if kind == "thing"}
        owed = things | set().union(*map(things_of, effects)) if things is not None else named
        if named != owed:
            yield f"text.{name}: names {sorted(named)} where the components have {sorted(owed)}: {text}"


def task_facts(task):
    facts = Counter()
    for condition in task["conditions"]:
        what = condition.get("shape") or condition.get("building") or condition["kind"]
        facts += pairs({what: condition["min"]})
        facts += Counter({("", "gain", "pair", condition["vp"], "vp"): 1} if "vp" in condition else {})
    return facts + (pairs({"vp": task["vp"]}) if "vp" in task else Counter())


def faults(components, texts, rules, lang, markdown):
    items, tasks = lexicon(lang, THINGS), lexicon(lang, {**TASKS, "vp": THINGS["vp"]})
    for name, facts in plain_texts(components):
        yield from differences(f"text.{name}", texts[f"text.{name}"], items, facts)
    for unit in [unit for board in components["player_boards"] for unit in board["units"]]:
        reach = {("", "gain", "number", 2): 1} if "swift" in unit["abilities"] else {}
        facts = pairs(unit["first_deploy_cost"], "cost", "pay") + pairs({"vp": unit["vp"]}) + Counter({("", "gain", "number", unit["strength"]): 1}) + Counter(reach)
        yield from differences(f"text.{unit['id']}", texts[f"text.{unit['id']}"], items, facts)
    for task in components["task_cards"]:
        yield from differences(f"text.{task['id']}", texts[f"text.{task['id']}"], tasks, task_facts(task))
    for exchange in next(space for space in components["action_spaces"] if space["id"] == "trade")["action"]["exchanges"]:
        yield from differences(f"trade.{exchange['id']}", texts[f"trade.{exchange['id']}"], items, pairs(exchange["give"]) + pairs(exchange["get"]))
    yield from faults_of_effects(components, texts, items)
