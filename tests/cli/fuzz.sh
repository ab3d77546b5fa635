# A short fuzz is clean; its seed is named.
source "$SOURCE/tests/cli/helpers.bash" || exit 1

passes fuzz outpost --seconds 1 --seed 11
says "seed 11"
says "every law holds"
passes fuzz outpost --seconds 0 --seed 11 --options all
says "18 games from seed 11"
says "18 combinations of options and seats, with greedy and mcts:20 in each"
passes fuzz outpost --seconds 0 --seed 11 --options pairs
says "combinations of options and seats, with greedy and mcts:20 in each"
refuses 'options' fuzz outpost --options some
refuses 'chess' fuzz chess --seconds 1
refuses 'seconds' fuzz outpost --seconds -1
finish
