# What people read at the terminal is words: whole games of every kind in both languages, with every question, refusal and
# hint on the way, and their analyses, without an id of a move, a question or a card.
source "$SOURCE/tests/cli/helpers.bash" || exit 1
unset LANG LC_ALL LC_CTYPE NO_COLOR

# wordy WHAT: the last output has words for everything and no ids, neither [end_turn] nor neutral_none.
wordy() {
    local ids
    ids=$(grep -m3 -P '\[(?!x+\])[a-z][a-z_ ]+\]|[a-z0-9]_[a-z0-9]|‹' <<<"$out") && fault "$1 shows ids: $ids"
}

# Asks why at each choice, sometimes for the log, and takes the second or the first move; then looks at all there is.
answers() {
    for ((i = 0; i < 700; ++i)); do printf 'why\n2\n1\n'; done
    printf 'board\nmap\nlog 9999\norders\nsave %s\nquit\n' "$1"
}

for game in brazil civilization endeavor mombasa outpost settlers; do
    for lang in en cs; do
        players=human,random,random
        passes play $game --seed 5 --lang $lang --seats $players < <(answers $game.$lang.json)
        wordy "$game in $lang"
        [[ -s $game.$lang.json ]] || fault "$game in $lang did not end"
    done
    # The same answers, the same game: only the words differ.
    cmp -s $game.en.json $game.cs.json || fault "$game: another language, another game"
done
for lang in en cs; do
    passes play settlers --seed 2 --lang $lang --seats human < <(answers alone.$lang.json)
    wordy "settlers alone in $lang"
    passes play endeavor --seed 2 --lang $lang --seats human,random --option two_player_neutral=true < <(answers two.$lang.json)
    wordy "endeavor with neutral in $lang"
    passes play outpost --seed 2 --lang $lang --seats human,random < <(printf '1\nhint 30\norder 1\n1\n1\norders\norder end 1\norders\nquit\nquit\n')
    wordy "hints and orders in $lang"
done

# Looking back.
for game in brazil civilization endeavor mombasa outpost settlers; do
    passes analyse $game.en.json --budget greedy --lang cs --report page.html
    wordy "the analysis of $game"
    ! grep -q '[0-9]\.[0-9].*%' <<<"$out" || fault "the analysis of $game in Czech has a decimal point"
    out=$(sed -n '/<body>/,$p' page.html | sed 's/<[^>]*>/ /g')
    wordy "the page of $game"
done

finish
