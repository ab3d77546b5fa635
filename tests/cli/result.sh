# How a game ends at the terminal: who wins by how much, what decides between equal scores, one score sheet, and the solo
# game won or lost. Records of many games are loaded at their end and compared with the results they state.
source "$SOURCE/tests/cli/helpers.bash" || exit 1
unset LANG LC_ALL LC_CTYPE NO_COLOR

# ends GAME SEATS SEED LANG: the end of a recorded game as a spectator reads it and, with a person at the first seat, as
# that person does.
mkdir cases
ends() {
    local case=cases/$1.$3.$4 who
    "$PENTARCHY" simulate "$1" --seats "$2" --seed "$3" --record "$case.bots.json" >/dev/null || fault "no game"
    sed '0,/"random"/s//"human"/' "$case.bots.json" >"$case.you.json"
    for who in bots you; do
        passes play "$1" --load "$case.$who.json" --lang "$4" </dev/null
        echo "$out" >"$case.$who.txt"
    done
}
for game in brazil civilization endeavor mombasa outpost settlers; do
    for seed in 1 2 3; do
        ends $game random,random,random $seed en
        ends $game random,random,random $seed cs
    done
done
for ((seed = 11; seed <= 40; ++seed)); do ends outpost random,random $seed en; done

# Every end against the result that its record states.
python3 - cases/*.json <<'END' || fault "an end is not told as it was"
import json, re, sys

def told(file):
    record, out = json.load(open(file)), open(file.replace(".json", ".txt")).read().replace("\xa0", " ")
    english, result = ".en." in file, record["result"]
    you = result[0] if record["seats"][0] == "human" else None
    first, others = [r for r in result if r["rank"] == 1], [r for r in result if r["rank"] > 1]
    def need(english_part, czech_part):
        part = english_part if english else czech_part
        if part not in out:
            sys.exit(f"'{part}' is not in the end of {file}:\n{out[-900:]}")
    kind = "won"
    if len(first) > 1:
        kind = "shared"
        need("You share the win with", "Vítězíš, a s tebou") if you in first else need("The win is shared:", "O vítězství se dělí:")
    elif first[0]["score"] > max(r["score"] for r in others):
        lead = first[0]["score"] - max(r["score"] for r in others)
        lead = f"£{lead}" if record["game"] == "mombasa" and english else str(lead)
        need(f"You win by {lead}", f"Vítězíš o {lead}") if you is first[0] else need(f", by {lead}", f" o {lead}")
    else:
        kind = "tie"
        need("You win: the scores are equal." if you is first[0] else "with equal scores.", "při shodě bodů.")
        need("equal points: ", "shoda bodů: ")
        rule = {"civilization": "(CV-17.", "outpost": "(OP-56)", "settlers": "(IS-14."}[record["game"]]
        need(rule, rule)
    if you and you["rank"] > 1:
        need(f"You come in place {you['rank']}", f"Máš {you['rank']}. místo")
    for r in result:
        place = rf"Place {r['rank']}: .*\({r['score']}\)" if english else rf"{r['rank']}\. místo: .*\({r['score']}\)"
        if len(re.findall(place, out)) != sum(o["rank"] == r["rank"] and o["score"] == r["score"] for o in result):
            sys.exit(f"place {r['rank']} is not told once for each:\n{out[-900:]}")
    return record["game"] + " " + kind

kinds = {told(file) for file in sys.argv[1:]}
missing = {"brazil won", "civilization won", "endeavor won", "mombasa won", "outpost won", "settlers won", "outpost tie", "outpost shared"} - kinds
sys.exit(f"no game ended so: {missing}" if missing else 0)
END

# The score sheet stands once: its lines are not told again as news.
passes play endeavor --seed 3 --seats human,random,random < <(for ((i = 0; i < 900; ++i)); do echo 1; done)
[[ $(grep -c "empty governor place" <<<"$out") == 1 ]] || fault "the score sheet is not told once"
says "The game is over."
[[ $out != *"points in all"* ]] || fault "the log's score is told beside the sheet"

# Alone: won or lost, in both languages, and no places.
for lang in en cs; do
    won=$([[ $lang == en ]] && echo "You win." || echo "Vítězíš.") lost=$([[ $lang == en ]] && echo "You lose." || echo "Prohráváš.")
    for seed in 1 2 3 4; do
        passes play settlers --seed $seed --lang $lang --seats human < <(for ((i = 0; i < 900; ++i)); do echo 1; done)
        [[ $out == *"$won"* || $out == *"$lost"* ]] || fault "neither won nor lost"
        [[ $out != *"Place 1"* && $out != *"1. místo"* ]] || fault "a place alone"
    done
done

# Seats of Settlers are their factions.
passes play settlers --seed 3 --seats human,random --option factions=fixed < <(printf '1\n1\n1\nquit\nquit\n')
says "Barbarians> "
north=$(grep -i north <<<"$out" | grep -v "North leads the Barbarians")
[[ -z $north ]] || fault "a seat without its faction: $north"

finish
