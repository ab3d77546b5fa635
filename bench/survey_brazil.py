#!/usr/bin/env python3
"""Tables of what survey_brazil has played: survey_brazil.py FILE... (JSON lines; games for one player are told apart)."""
import json
import sys
from collections import defaultdict
from math import sqrt

BANDS = {2: (40, 60), 3: None, 4: (18, 32)}  # what a seat may win, in per cent
PICKS = {  # verbs by title
    "spaces": "act", "buildings": "build", "cities": "build_city", "units": "deploy", "goods": "make", "trades": "trade",
    "paintings": "paint", "palaces": "palace", "gold cards played": "play", "combat cards laid": "lay", "tasks kept": "keep_task",
    "tasks revealed": "reveal"}


def wilson(won, n, z=1.96):
    middle, width = won / n + z * z / 2 / n, z * sqrt(won / n * (1 - won / n) / n + z * z / 4 / n / n)
    return [100 * (middle + side * width) / (1 + z * z / n) for side in (-1, 1)]


def shares(title, games, key):
    """Win shares by whatever `key` says of a seat; a win that is shared counts its part."""
    won, count = defaultdict(float), defaultdict(int)
    for game in games:
        first = sum(seat["rank"] == 1 for seat in game["seats"])
        for seat in game["seats"]:
            word = key(game, seat)
            if word:
                count[word] += 1
                won[word] += (seat["rank"] == 1) / first
    band = BANDS.get(len(games[0]["seats"]))
    print(f"\n| {title} | n | won | interval |\n|---|---|---|---|")
    for word in sorted(count):
        low, high = wilson(won[word], count[word])
        outside = band and (high < band[0] or low > band[1])
        mark = "**" if outside else ""
        print(f"| {word} | {count[word]} | {mark}{100 * won[word] / count[word]:.1f} %{mark} | {low:.0f} to {high:.0f} |")


def mean(values):
    values = list(values)
    return sum(values) / len(values) if values else 0


def length(games):
    rounds = sorted(game["rounds"] for game in games)
    eras = [mean(game["eras"][i] for game in games if len(game["eras"]) > i) for i in (0, 1)]
    decisions = mean(sum(seat["decisions"] for seat in game["seats"]) for game in games)
    half = rounds[len(rounds) // 4], rounds[3 * len(rounds) // 4]
    print(f"\n{len(games)} games: rounds {mean(rounds):.1f} (half {half[0]} to {half[1]}, all {rounds[0]} to {rounds[-1]}); era II in "
          f"round {eras[0]:.1f}, era III in {eras[1]:.1f}; {decisions:.0f} decisions a game.")


def points(seats):
    print("\n| way to score | points of a seat | of a winner | seats that score by it |\n|---|---|---|---|")
    for line in seats[0]["lines"]:
        print(f"| {line} | {mean(s['lines'][line] for s in seats):.1f} | {mean(s['lines'][line] for s in seats if s['rank'] == 1):.1f} "
              f"| {100 * mean(s['lines'][line] != 0 for s in seats):.0f} % |")


def picks(seats):
    """How often a thing is picked in a seat's game, on the mean; tasks as a share of those that were kept."""
    total = defaultdict(lambda: defaultdict(int))
    for seat in seats:
        for pick, n in seat["picks"].items():
            verb, _, what = pick.partition(" ")
            total[verb][what] += n
    for title, verb in PICKS.items():
        if verb == "reveal":
            words = [f"{what} {100 * min(n, total['keep_task'][what]) / total['keep_task'][what]:.0f} %"
                     for what, n in sorted(total[verb].items()) if total["keep_task"][what]]
        else:
            words = [f"{what} {n / len(seats):.2f}" for what, n in sorted(total[verb].items(), key=lambda item: -item[1])]
        print(f"\n{title}: {', '.join(words)}")
    for verb in ("fight", "fire", "assault", "renovate", "flip", "muster", "peek"):
        print(f"{verb} {total[verb][''] / len(seats):.2f}", end="; ")
    print()


def alone(games):
    won = sum(game["seats"][0]["rank"] == 1 for game in games)
    low, high = wilson(won, len(games))
    third = mean(len(game["eras"]) > 1 for game in games)
    print(f"\n## 1 seat\n\n{len(games)} games, won {100 * won / len(games):.1f} % ({low:.0f} to {high:.0f}); era III in {100 * third:.0f} %.")


def main():
    games = [json.loads(line) for name in sys.argv[1:] for line in open(name, encoding="utf-8")]
    by_seats = defaultdict(list)
    for game in games:
        by_seats[len(game["seats"])].append(game)
    for n, some in sorted(by_seats.items()):
        if n == 1:
            alone(some)
            continue
        print(f"\n## {n} seats")
        length(some)
        shares("turn order", some, lambda game, seat: str(seat["turn"]))
        shares("map and colour", some, lambda game, seat: f"{game['map'][4:]} {seat['board'][6:]}")
        shares("colour", some, lambda game, seat: seat["board"][6:])
        shares("monarch", some, lambda game, seat: f"{seat['board'][6:]} {seat['monarch']}")
        shares("capital", some, lambda game, seat: seat.get("capital"))
        seats = [seat for game in some for seat in game["seats"]]
        points(seats)
        picks(seats)


main()
