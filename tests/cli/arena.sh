# Bots against each other: figures that follow from the seed alone, a results file to go on from, a page of plots.
source "$SOURCE/tests/cli/helpers.bash" || exit 1

passes arena --help
says 'Examples:'
seats=greedy,random,random
passes arena endeavor --seats $seats --games 10 --seed 3 --json
first=$out
json 'list(d)[0] == "bots" and d["game"] == "endeavor" and d["seats"] == ["greedy", "random", "random"] and d["seed"] == 3'
json 'd["games"] == 12 and d["games_asked"] == 10 and len(d["bots"]) == len(d["seats_advantage"]) == 3'
json 'list(d["bots"][0])[:8] == "bot games wins win_share ci95_low ci95_high mean_score mean_rank".split() and "seconds_per_decision" in d["bots"][0]'
json 'd["bots"][0]["bot"] == "greedy" and d["bots"][0]["win_share"] > 0.7 and abs(sum(b["wins"] for b in d["bots"]) - 12) < 1e-9'
json 'all(b["games"] == 12 and b["win_share"] == b["wins"] / 12 and 0 <= b["ci95_low"] <= b["win_share"] <= b["ci95_high"] <= 1 for b in d["bots"])'

# times apart, the same for any number of threads
timeless='(lambda d: [d.pop("seconds"), [b.pop(k) for b in d["bots"] for k in ("seconds_per_decision", "longest_decision")], d][2])'
for threads in 1 2 3; do
    passes arena endeavor --seats $seats --games 10 --seed 3 --threads $threads --json
    json "$timeless(d) == $timeless(json.loads('''$first'''))"
done
passes arena endeavor --seats $seats --games 10 --seed 4 --json
json "$timeless(d) != $timeless(json.loads('''$first'''))"

passes arena outpost --seats random,random --games 7 --option deals=off
says '7 games asked for, 8 are whole rotations of 2 seats'
says '95 % interval'

# it can be broken off and taken up again
mkdir out
passes arena endeavor --seats $seats --games 10 --seed 3 --results out/games.jsonl --json
[[ $(wc -l <out/games.jsonl) == 13 ]] || fault "not a header and twelve games: $(cat out/games.jsonl)"
head -c -100 out/games.jsonl >out/cut.jsonl
passes arena endeavor --seats $seats --games 10 --seed 3 --results out/cut.jsonl --json
json "d.pop('resumed') == 11 and $timeless(d) == (lambda e: [e.pop('resumed'), e][1])($timeless(json.loads('''$first''')))"
refuses 'out/games.jsonl: holds another match (its seed is 3, not 4)' arena endeavor --seats $seats --seed 4 --results out/games.jsonl
refuses 'its game is "endeavor"' arena outpost --seats $seats --seed 3 --results out/games.jsonl
refuses 'none/games.jsonl' arena outpost --seats $seats --results none/games.jsonl

passes arena endeavor --seats greedy,random,random,random --games 400 --sprt --json
json 'd["sprt"]["verdict"] == "better" and d["games"] < 40 and d["games"] % 4 == 0'
passes arena endeavor --seats greedy,random,random,random --games 400 --sprt --sprt-share 0.5
says 'it is better than fair'

passes arena endeavor --seats $seats --games 10 --seed 3 --report out/page.html
page=$(<out/page.html)
[[ $page == *"pentarchy arena endeavor --seats $seats --games 10 --seed 3"* ]] || fault 'the page does not say how to repeat it'
[[ $page != *http* && $page != *'<script'* && $page == *prefers-color-scheme* ]] || fault 'the page needs something else'
[[ $(grep -c '<svg' out/page.html) == 6 ]] || fault 'the page has not six plots'

refuses 'seats' arena endeavor
refuses 'there is no player "human"' arena endeavor --seats human,greedy,greedy
refuses 'there is no player "hardd"' arena endeavor --seats hardd,greedy,greedy
refuses '3 to 5 seats with these options, not 2; for 2 set two_player_neutral=true' arena endeavor --seats greedy,greedy
refuses '3 to 5 seats with these options, not 2; for 2 set two_player_neutral=true' arena endeavor --seats greedy,greedy --results games.jsonl
refuses 'games' arena endeavor --seats $seats --games 0
refuses '--sprt-share goes with --sprt' arena endeavor --seats $seats --sprt-share 0.5
refuses 'not above the fair share' arena endeavor --seats $seats --sprt --sprt-share 0.3
refuses 'none/page.html' arena endeavor --seats $seats --report none/page.html

finish
