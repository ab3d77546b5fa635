# Looking back at a game: tables, JSON, the page, and what cannot be looked at.
source "$SOURCE/tests/cli/helpers.bash" || exit 1

game=$SOURCE/games/outpost/fixtures/0003_random_3p.json
passes analyse "$game" --budget 20
says "Outpost: "
says "decisions (mcts:20 each)"
[[ $out =~ "event"" "+"seat"" "+"move"" "+"loss"" "+"best"" "+"expected" ]] || fault "no table: $out"
says "Red: "
says "mean loss "
[[ $out != *"‹"* ]] || fault "words are missing: $(grep -m3 "‹" <<<"$out")"
first=$out
passes analyse "$game" --budget mcts:20
[[ $out == "$first" ]] || fault "the same budget gives another analysis"

passes analyse "$game" --budget 20 --json
json 'list(d) == ["game", "budget", "seats", "decisions"] and d["game"] == "outpost" and d["budget"] == "mcts:20"'
json '[s["seat"] for s in d["seats"]] == ["red", "blue", "yellow"]'
json 'sum(s["decisions"] for s in d["seats"]) == len(d["decisions"]) > 20'
json 'all(list(j) == "event seat offers move loss best line before after tries played_tries rough".split() for j in d["decisions"])'
json 'all(j["offers"] > 1 and j["loss"] >= 0 and j["line"][0] == j["best"] for j in d["decisions"])'
json 'all(0 <= share <= 1 for j in d["decisions"] for share in j["before"] + j["after"])'
json 'all(j["loss"] == 0 for j in d["decisions"] if j["move"] == j["best"])'
json 'all(abs(j["loss"] - max(0, j["before"][s] - j["after"][s])) < 1e-9 for j in d["decisions"] for s in [["red", "blue", "yellow"].index(j["seat"])])'
everything=$out

# One seat: its decisions, judged as before.
passes analyse "$game" --budget 20 --json --seat blue
json "d['decisions'] == [j for j in json.loads('''$everything''')['decisions'] if j['seat'] == 'blue']"

# Event numbers are those of replay.
event=$(python3 -c "import json, sys; j = json.loads(sys.argv[1])['decisions'][5]; print(j['event'], j['seat'], j['move'], sep='|')" "$everything")
passes replay "$game" --to "${event%%|*}"
says "$(cut -d'|' -f2 <<<"${event^}" | sed 's/./\u&/'): "
says "[$(cut -d'|' -f3 <<<"$event")]"

# A running game, without its secret, with a choice that was taken back.
passes play outpost --seed 3 --seats human,random < <(printf '1\n1\nundo\n1\n1\n1\nsave running.json\nquit\n')
python3 -c "import json; g = json.load(open('running.json')); assert any('undo' in e for e in g['events']); del g['host_secret']; json.dump(g, open('running.json', 'w'))"
passes analyse running.json --budget greedy --json
json 'len(d["decisions"]) > 2 and d["budget"] == "greedy"'
undone=$(python3 -c "import json; print([e['undo'] + 1 for e in json.load(open('running.json'))['events'] if 'undo' in e][0])")
json "$undone not in [j['event'] for j in d['decisions']]"

# The page stands alone.
passes analyse "$SOURCE/games/endeavor/fixtures/0003_random_3p.json" --budget greedy --lang cs --report page.html
says "průměrná ztráta"
[[ $out =~ [0-9],[0-9]\ % && ! $out =~ [0-9]\.[0-9]\ % ]] || fault "Czech numbers have a comma: $out"
page=$(<page.html)
for part in '<!DOCTYPE html>' '<html lang="cs">' '<svg' 'Endeavor (Mořeplavci): rozbor hry' 'Největší chyby' 'Průběh hry, řádek po řádku' '1. kolo' '</html>'; do
    [[ $page == *"$part"* ]] || fault "no $part in the page"
done
[[ $page != *"‹"* && $page != *"http"* && $page != *"<script"* ]] || fault "the page lacks words or needs other files"
[[ $(grep -o 'class="curve"' page.html | wc -l) == 3 ]] || fault "not a curve for each seat"

passes simulate outpost --seats random,random --seed 7 --record red.json --seat red
refuses "red.json: this is one seat's record" analyse red.json
refuses 'random weighs no moves' analyse "$game" --budget random
refuses 'there is no player "strong"' analyse "$game" --budget strong
refuses '"mcts:5s": after mcts:' analyse "$game" --budget 5s
refuses 'there is no seat "white"' analyse "$game" --seat white
refuses 'xx' analyse "$game" --lang xx
refuses 'none/page.html' analyse "$game" --budget greedy --report none/page.html
refuses 'none.json' analyse none.json
echo '{}' >empty.json
refuses 'empty.json: this is not a record' analyse empty.json
refuses 'file is required' analyse

finish
