# Figures of random play: their shape, that they follow from the seed alone, and what is refused.
source "$SOURCE/tests/cli/helpers.bash" || exit 1

three=random,random,random
passes simulate outpost --seats $three --games 200 --seed 5 --json
json 'list(d) == "game seats games decisions steps seconds games_per_second decisions_per_second mean_decisions mean_offer max_offer mean_scores steps_per_second hash".split()'
json 'd["game"] == "outpost" and d["seats"] == ["random"] * 3 and d["games"] == 200 and len(d["mean_scores"]) == 3'
json '0 < d["decisions"] < d["steps"] and 2 <= d["mean_offer"] <= d["max_offer"] and d["mean_decisions"] == d["decisions"] / 200'
json 'isinstance(d["hash"], str) and int(d["hash"], 16) > 0'

figures='("decisions", "steps", "mean_offer", "max_offer", "mean_scores", "hash")'
first=$out
for threads in 1 2 3; do
    passes simulate outpost --seats $three --games 200 --seed 5 --threads $threads --json
    json "all(d[key] == json.loads('''$first''')[key] for key in $figures)"
done
passes simulate outpost --seats $three --games 200 --seed 6 --json
json "d['hash'] != json.loads('''$first''')['hash']"
passes simulate outpost --seats $three --games 200 --seed 5 --option deals=off --json
json "d['hash'] != json.loads('''$first''')['hash']"

passes simulate outpost --seats random,random --games 1000 --seed 5
says "1,000 games with 2 seats"

refuses 'chess' simulate chess
refuses 'there is no player "hardd"; there is: random, greedy, easy, medium, hard, mcts:ITERATIONS, mcts:TIMEms' simulate outpost --seats random,hardd
refuses '2 to 4 seats' simulate outpost --seats random --games 5
refuses '2 to 4 seats' simulate outpost --seats random,random,random,random,random
refuses 'there is no player ""' simulate outpost --seats random,,random
refuses 'deal is not an option of outpost' simulate outpost --option deal=off
refuses 'deals is "maybe", must be one of: on, off, brisk' simulate outpost --option deals=maybe
refuses 'NAME=VALUE' simulate outpost --option deals
refuses 'none.json' simulate outpost --edition none.json
mkdir in && echo '{"game": "outpost"' >in/broken.json && echo '{"game": "outpost"}' >in/empty.json
refuses 'in/broken.json, line 1' simulate outpost --edition in/broken.json
refuses 'in/empty.json: ' simulate outpost --edition in/empty.json
refuses 'none/game.json' simulate outpost --record none/game.json

finish
