# Every command teaches by example; wrong usage is one sentence and exit code 2.
source "$SOURCE/tests/cli/helpers.bash" || exit 1

passes --help
for command in games play simulate scenario replay analyse verify fuzz bench rules; do
    says "$command"
done
for command in games play simulate scenario replay analyse verify fuzz bench rules; do
    passes "$command" --help
    says "Examples:"
    says "pentarchy $command"
done

refuses 'a command is needed'
refuses 'there is no command "paly"; there is: games, play' paly outpost
refuses '--gmaes' simulate outpost --gmaes 3
refuses '"many" is not a whole number from 1' simulate outpost --games many
refuses '"-4" is not a whole number' simulate outpost --seed -4
refuses '99999999999999999999' simulate outpost --seed 99999999999999999999
refuses 'games' simulate outpost --games 0
refuses 'threads' simulate outpost --threads 0
refuses 'game' simulate
refuses 'file is required' scenario
refuses 'there is no command "--gmaes"' --gmaes
refuses '--record' simulate outpost --record x.json --games 2

finish
