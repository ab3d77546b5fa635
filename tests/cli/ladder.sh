# Ratings of levels: their order, that they follow from the seed alone, and the controls.
source "$SOURCE/tests/cli/helpers.bash" || exit 1

passes ladder --help
says 'Examples:'
passes ladder endeavor --levels random,greedy --seats-count 3 --games 30 --seed 2 --json
first=$out
json 'd["game"] == "endeavor" and d["seats"] == 3 and d["games"] == 30 and d["seed"] == 2'
json '[row["bot"] for row in d["levels"]] == ["greedy", "random"] and d["levels"][0]["ci95_low"] > d["levels"][1]["ci95_high"]'
json 'all(row["ci95_low"] < row["rating"] < row["ci95_high"] for row in d["levels"])'
json 'abs(sum(row["rating"] for row in d["levels"]) - 3000) < 1e-6'
passes ladder endeavor --levels random,greedy --seats-count 3 --games 30 --seed 2 --threads 2 --json
json "[row['rating'] for row in d['levels']] == [row['rating'] for row in json.loads('''$first''')['levels']]"

passes ladder endeavor --levels random,greedy,mcts:10 --games 7
says '7 games asked for, 9 play every mixed table equally often'
says 'the mean is 1500'

passes ladder endeavor --levels random,greedy --seats-count 3 --games 24 --check
says 'control "mirror" holds'
says 'control "saturation" holds'
run ladder outpost --levels random,mcts:1 --games 24 --check
((code == 1)) || fault "nobody is much better than random here, but the exit code is $code"
says 'control "saturation" FAILS'

refuses 'there is no player "human"' ladder endeavor --levels random,human
refuses 'listed twice' ladder endeavor --levels random,greedy,random
refuses 'a ladder has 2 to 12 levels, not 1' ladder endeavor --levels random
refuses '3 to 5 seats with these options, not 2; for 2 set two_player_neutral=true' ladder endeavor --levels random,greedy --seats-count 2
refuses 'games' ladder endeavor --games 0

finish
