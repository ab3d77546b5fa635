# Computer players: in simulate, in records, at the terminal, and hints. What they do follows from the seed.
source "$SOURCE/tests/cli/helpers.bash" || exit 1
unset LANG LC_ALL LC_CTYPE NO_COLOR

# Games of bots have the figures of random games, whatever the number of threads.
bots=mcts:20,greedy,random
figures='("seats", "decisions", "steps", "mean_offer", "max_offer", "mean_scores", "hash")'
for game in outpost endeavor; do
    passes simulate $game --seats $bots --games 4 --seed 5 --json
    json 'list(d) == "game seats games decisions steps seconds games_per_second decisions_per_second mean_decisions mean_offer max_offer mean_scores steps_per_second hash".split()'
    json "d['seats'] == '$bots'.split(',') and d['games'] == 4 and len(d['mean_scores']) == 3"
    json '0 < d["decisions"] < d["steps"] and 2 <= d["mean_offer"] <= d["max_offer"]'
    first=$out
    passes simulate $game --seats $bots --games 4 --seed 5 --threads 3 --json
    json "all(d[key] == json.loads('''$first''')[key] for key in $figures)"
    passes simulate $game --seats $bots --games 4 --seed 6 --json
    json "d['hash'] != json.loads('''$first''')['hash']"
done
passes simulate endeavor --seats greedy,random,random --games 20 --seed 1 --json
json 'd["mean_scores"][0] > max(d["mean_scores"][1:])'
passes simulate outpost --seats easy,greedy --games 1 --seed 1
says "1 game with 2 seats"

# Each keeps its seat: the same game has the same record.
passes simulate outpost --seats $bots --seed 7 --record game.json
passes simulate outpost --seats $bots --seed 7 --record again.json
cmp -s game.json again.json || fault "the same seed gives another record"
passes verify game.json
grep -q '"mcts:20"' game.json || fault "the record does not say who played"

# At the terminal: the same seed and answers, the same game; nothing about thinking where there is no screen.
moves() {
    for ((i = 0; i < 60; ++i)); do echo 1; done
}
passes play outpost --seed 3 --seats human,mcts:20,greedy < <(moves)
first=$out
[[ $out != *$'\r'* && $out != *"thinking"* ]] || fault "progress although the output is no screen"
passes play outpost --seed 3 --seats human,mcts:20,greedy < <(moves)
[[ $out == "$first" ]] || fault "the same seed and answers give another game"
passes play outpost --seed 3 --seats mcts:20,greedy </dev/null
says "Place 1: "

# Hints, in both languages.
passes play outpost --seed 3 --seats human,random,random <<'END'
help
1
1
hint 40
hint greedy
hint 20ms
hint random
hint strong
hint mcts:0
lang cs
hint 40
hint nic
quit
quit
END
out=${out//$'\xc2\xa0'/ }
says "hint, hint hard, hint 500ms: what the computer would do"
[[ $out =~ "After 40 tries the best is "[0-9]+": " ]] || fault "no hint: $out"
flat=$(tr '\n' ' ' <<<"$out")
[[ $flat =~ "Chances of coming first with it, the margin counted in: red "[0-9]+" %, blue "[0-9]+" %, yellow "[0-9]+" % (100 % in all)" ]] || fault "no expectation: $out"
sums=$(grep -o 'red [0-9]* %, blue [0-9]* %, yellow [0-9]* %' <<<"$flat" | tr -dc '0-9 \n' | awk '{ print $1 + $2 + $3 }' | sort -u)
[[ $sums == 100 ]] || fault "the chances come to $sums %"
[[ $out =~ "Next: "[0-9]+": "[^$'\n']*", "[0-9]+" % for you" ]] || fault "no alternative: $out"
[[ $(grep -c "hint takes a level or a budget" <<<"$out") == 3 ]] || fault "not three wrong budgets: $out"
says "Pokusů: 40; nejlepší je"
says "Šance na první místo s tímto tahem, i s náskokem: "
says "Za rada patří úroveň nebo rozpočet"
[[ $out != *"‹"* ]] || fault "words are missing: $(grep -m3 "‹" <<<"$out")"

# A save is gone on with by the players it names; whoever is no computer player is a person.
passes play outpost --seed 3 --seats human,greedy < <(printf '1\nsave saved.json\nquit\n')
sed -i 's/"human"/"Anna"/' saved.json
passes play outpost --load saved.json < <(printf 'quit\nquit\n')
says "that is you"

list='random, greedy, easy, medium, hard, mcts:ITERATIONS, mcts:TIMEms'
refuses "there is no player \"hardd\"; there is: $list" simulate outpost --seats greedy,hardd
refuses "there is no player \"human\"; there is: $list" simulate outpost --seats greedy,human
refuses "there is no player \"\"; there is: human, $list" play outpost --seats human,
refuses '"mcts:0": after mcts: comes a number' simulate outpost --seats greedy,mcts:0
refuses '"mcts:5s": after mcts: comes a number' play outpost --seats human,mcts:5s
refuses '2 to 4 seats' simulate outpost --seats greedy --games 5
refuses '2 to 4 seats' simulate outpost --seats greedy --record one.json

finish
