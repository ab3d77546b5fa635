# The log of a fixed game as a story, line by line in both languages. After a wanted change: STORIES=write bash tests/cli/story.sh
source "$SOURCE/tests/cli/helpers.bash" || exit 1

for game in endeavor/fixtures/0003_random_3p mombasa/fixtures/0003_random_3p_variable settlers/fixtures/0002_random_2p_draft; do
    for lang in en cs; do
        golden=$SOURCE/tests/cli/stories/${game%%/*}.$lang.txt
        passes replay "$SOURCE/games/$game.json" --story --seat spectator --lang "$lang"
        # The board follows behind the last line of the story.
        story=$(awk '/^ *[0-9]+ [x ] /{last = NR} {line[NR] = $0} END {for (i = 1; i <= last; ++i) print line[i]}' <<<"$out")
        [[ ${STORIES-} == write ]] && echo "$story" >"$golden"
        difference=$(diff "$golden" - <<<"$story") || fault "${game%%/*} is told otherwise in $lang: $difference"
    done
done

finish
