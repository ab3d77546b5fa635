# How a game ends at the terminal: who wins by how much, what decides between equal scores, one score sheet, and the solo
# game won or lost. Records of many games are loaded at their end and compared with the results they state.
source "$SOURCE/tests/cli/helpers.bash" || exit 1
unset LANG LC_ALL LC_CTYPE NO_COLOR

# ends GAME SEATS SEED LANG: the result told of a finished game, checked against its record.
cat >check.py <<'END'
import json, re, sys
record, out, lang, you = json.load(open(sys.argv[1])), sys.argv[2].replace("\xa0", " "), sys.argv[3], sys.argv[4]
result = record["result"]
you = next((r for i, r in enumerate(result) if record["seats"][i] == "human"), None) if you == "you" else None
first = [r for r in result if r["rank"] == 1]
others = [r for r in result if r["rank"] > 1]
english = lang == "en"
def need(part):
    if part not in out:
        sys.exit(f"'{part}' is not in the end of {sys.argv[1]}:\n{out[-900:]}")
kind = "won"
if len(first) > 1:
    kind = "shared"
    need("You share the win with" if you in first else "The win is shared:") if english else need("Vítězíš, a s tebou" if you in first else "O vítězství se dělí:")
else:
    lead = first[0]["score"] - max(r["score"] for r in others)
    mine = you is first[0]
    if lead == 0:
        kind = "tie"
        need(("You win: the scores are equal." if mine else "with equal scores.") if english else "při shodě bodů.")
        need("equal points: " if english else "shoda bodů: ")
        if not re.search(r"\((OP|IS)-[0-9.]+\)", out):
            sys.exit(f"no rule for the tie:\n{out[-900:]}")
    else:
        number = f"£{lead}" if record["game"] == "mombasa" and english else str(lead)
        need((f"You win by {number}" if mine else f", by {number}") if english else (f"Vítězíš o {number}" if mine else f" o {number}"))
if you and you["rank"] > 1:
    need(f"You come in place {you['rank']}" if english else f"Máš {you['rank']}. místo")
for r in result:
    places = len(re.findall(rf"Place {r['rank']}: .*\({r['score']}\)" if english else rf"{r['rank']}\. místo: .*\({r['score']}\)", out))
    if places != sum(o["rank"] == r["rank"] and o["score"] == r["score"] for o in result):
        sys.exit(f"place {r['rank']} is not told once:\n{out[-900:]}")
print(kind)
END
seen=""
ends() {
    local game=$1 seats=$2 seed=$3 lang=$4 kind
    "$PENTARCHY" simulate "$game" --seats "$seats" --seed "$seed" --record game.json >/dev/null || fault "no game"
    passes play "$game" --load game.json --lang "$lang" </dev/null
    kind=$(python3 check.py game.json "$out" "$lang" nobody) || fault "$game $seed: $kind"
    seen+="$game.$kind "
    sed -i '0,/"random"/s//"human"/' game.json
    passes play "$game" --load game.json --lang "$lang" </dev/null
    kind=$(python3 check.py game.json "$out" "$lang" you) || fault "$game $seed: $kind"
}
for game in endeavor mombasa outpost settlers; do
    for ((seed = 1; seed <= 3; ++seed)); do
        ends $game random,random,random $seed en
        ends $game random,random,random $seed cs
    done
done
for ((seed = 1; seed <= 60; ++seed)); do  # until both kinds of ties were seen
    [[ $seen == *outpost.tie* && $seen == *outpost.shared* ]] || ends outpost random,random $seed en
done
for kind in endeavor.won mombasa.won settlers.won outpost.won outpost.tie outpost.shared; do
    [[ " $seen" == *" $kind "* ]] || fault "no game ended as $kind: $seen"
done

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
[[ $out != *"North"* && $out != *"north"* ]] || fault "a seat without its faction: $(grep -m3 -i north <<<"$out")"

finish
