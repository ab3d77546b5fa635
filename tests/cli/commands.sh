# What can be typed at the terminal beside moves: the same commands in English and Czech, examples of the game that is
# played, the map alone, and cards to look up.
source "$SOURCE/tests/cli/helpers.bash" || exit 1
unset LANG LC_ALL LC_CTYPE NO_COLOR

# typed GAME LANG LINE...: a table where these lines are typed, then left.
typed() {
    local game=$1 lang=$2
    shift 2
    passes play "$game" --seed 3 --lang "$lang" --seats human,random,random < <(printf '%s\n' "$@" quit quit)
    out=$(sed 's/\xc2\xa0/ /g' <<<"$out")
}
# answer GAME LANG LINE: what the line is answered with, without the echo.
answer() {
    typed "$1" "$2" "$3"
    out=$(awk -v line="> $3" '/> quit$/ { exit } found; substr($0, length($0) - length(line) + 1) == line { found = 1 }' <<<"$out")
}

# Each Czech word does what the English one does, in both languages, with and without diacritics.
english="help board map why rules undo wait log log orders ids ids card save lang order"
czech="nápověda deska mapa proč pravidla zpět počkej deník záznam pokyny texty texty karta ulož jazyk pokyn"
plain="NAPOVEDA Deska mapa proc pravidla zpet pockej denik zaznam POKYNY texty texty Karta uloz jazyk pokyn"
for lang in en cs; do
    typed outpost $lang $english
    answers=$(grep -v '^[^ ]*> ' <<<"$out")
    [[ $answers != *"neither a move"* && $answers != *"není nabízený tah"* ]] || fault "an English word is not known in $lang: $out"
    for words in "$czech" "$plain"; do
        typed outpost $lang $words
        [[ $(grep -v '^[^ ]*> ' <<<"$out") == "$answers" ]] || fault "in $lang not the same: $words"
    done
done
for word in quit konec Konec; do
    passes play outpost --seed 3 --lang cs --seats human,random < <(printf '%s\n%s\n' $word $word)
    says "Měj se."
done
for word in "rada 20" "hint 20" "rada těžká" "rada snadna"; do
    answer endeavor cs "$word"
    says "nejlepší je"
done

# Help teaches with the game's own rules and words, in the commands of its language.
for game in "outpost OP ward zábrana" "endeavor EN governor guvernér" "mombasa MO diamond diamant" "settlers IS samurai samuraj" \
    "brazil BR palace palác" "civilization CV trump triumf"; do
    read -r slug prefix word slovo <<<"$game"
    answer $slug en help
    says "rules $word, rules $prefix-"
    [[ $slug == outpost || $out != *"march b2"* && $out != *"OP-"* ]] || fault "$slug has examples of Outpost: $out"
    example=$(grep -o "rules $prefix-[0-9.]*" <<<"$out")
    answer $slug en "$example"
    says "${example#rules }"
    answer $slug cs help
    says "pravidla $slovo, pravidla $prefix-"
    for czech in nápověda; do typed $slug cs $czech; says "konec: odejdi"; done
    for czech in proč zpět deník počkej pokyn pokyny texty ulož jazyk konec; do says "$czech"; done
    answer $slug cs "pravidla $slovo"
    says "$prefix-"
done

# The map alone, where there is one.
for slug in outpost endeavor mombasa brazil civilization; do
    answer $slug en map
    map=$(wc -l <<<"$out")
    answer $slug en board
    [[ $map -gt 5 && $out != *"no map"* ]] || fault "$slug has no map"
    answer $slug en help
    says "map: "
done
answer settlers en map
says "This game has no map"
answer mombasa en map
for part in "headquarters of Mombasa" "-Swahili Coast" "=" "shares 1@2" "pay £" "special £"; do says "$part"; done
answer mombasa cs mapa
for part in "sídlo společnosti Mombasa" "akcie 1@2" "splátka" "speciální"; do says "$part"; done

# A place of it from near: a city, a square.
typed civilization en "map nowhere" ""
says "The map shows no place called nowhere from near."
typed civilization en "map m1" ""
says "m1: "

# One card whole.
answer civilization en "card pottery"
for part in "Pottery" "Level I. " "Unlocks the granary."; do says "$part"; done
answer civilization cs "karta orákulum"
says "Starověký"
answer settlers en "card watchtower"
for part in "Watchtower" "cost: " "Production: gain 1 card." "raze: " "VP at the end"; do says "$part"; done
answer settlers cs "karta zahrady"
for part in "cena: " "lokace 1" "dohoda: " "VB na konci hry"; do says "$part"; done
answer settlers en "card nosuchcard"
says 'No card is called "nosuchcard".'
answer settlers en "card a"
says "Several cards match: "
answer settlers en card
says "card needs a part of a name"
answer endeavor en "card shipyard"
says "culture +1, Ship"
answer outpost en "card ward"
says "This game has no cards to look up."

# Moves by their words; their texts only for those who want them.
typed outpost en ids ""
says "[return_card]"
says "[return "
typed endeavor en "build market: draw"
says "builds Market"

finish
