# The terminal game, piped: a whole game in Czech, with questions, undo, orders, saving and going on; then its record.
source "$SOURCE/tests/cli/helpers.bash" || exit 1
unset LANG LC_ALL LC_CTYPE NO_COLOR

# plays ARGUMENTS...: a game of standard input that ends well and has words for everything.
plays() {
    passes play outpost --seed 3 "$@"
    [[ $out != *"‹"* ]] || fault "words are missing: $(grep -m3 "‹" <<<"$out")"
    [[ $out != *$'\x1b'* ]] || fault "colours although the output is no screen"
}
with_random="--seats human,random,random"
# answers N ANSWER: N lines.
answers() {
    for ((i = 0; i < $1; ++i)); do echo "$2"; done
}

# From the first card to the first turn, asking and taking back on the way.
plays --lang cs $with_random <<'END'
help
1
plan_none
order march
undo
3
999
blabla
why odejdi
ready
done
why
why postav
build a a1
rules OP-27
rules nesmysl
log 2
log x
order react let
order nic
orders
board
lang en
lang de
lang cs
wait
undo
save
save none/game.json
save game.json
quit
END
says "Výspa – Kolo 0/4 – věk I"
says "Cíl: nejvíc bodů"
says "zpět: vezmi zpět svou poslední volbu"
says "Nech si 2 karty: kterou vrátíš pod balíček?"
[[ $out != *"[return_card]"* ]] || fault "the id of a question is shown"
says "Červený bere volbu zpět."
says "Tvůj plán: bez karty, stavba"
says "Tah číslo 999 tu není; tahy mají čísla 1 až 1."
says "„blabla“ není nabízený tah ani příkaz"
says "Jsi na tahu: jakou provedeš akci?"
says "OP-27: "
says "OP-27  Pochod: jedna tvá figurka"
says "Žádné pravidlo neodpovídá slovu „nesmysl“."
says "OP-39: Chata potřebuje tvou figurku"
says "Trvalý pokyn: Zahraješ zábranu proti tomu, co bylo ohlášeno? → Nezasahuj"
says "„nic“ není zdejší tah ani otázka této hry"
says "English from now on."
says "Nikdo jiný teď nerozhoduje."
says "Uložit se nepodařilo: none/game.json"
says "Uloženo do game.json."
says "Měj se."
[[ $(ls -A) == game.json ]] || fault "other files than the saved one: $(ls -A)"

# It goes on from the file, to the end; the first move each time.
answers 400 1 >first
echo "save end.json" >>first
plays --lang cs --load game.json <first
says "Svatyně"
says "Suroviny ve skladu (při shodě)"
says "1. místo: "
says "Uloženo do end.json."
passes replay end.json
says "Red: Plan no card [plan_none]"
says "x Red: Order: march [order march]"
passes replay end.json --seat blue --lang cs
passes verify end.json
says "verified: "

# The same answers give the same game.
answers 400 1 >first
echo "save again.json" >>first
plays $with_random <first
first_game=$out
plays $with_random <first
[[ $out == "$first_game" ]] || fault "the same seed and answers give another game"
says "Place 1: "
passes verify again.json

# The end of the input, and quitting without saving.
plays --lang cs $with_random <<<"1"
says "Vstup skončil a hra není uložená"
plays --lang cs $with_random < <(printf '1\nquit\nboard\nquit\nquit\n')
says "Hra není uložená."
says "Měj se."

# Two people at one keyboard: each is called, and only the one who is called sees cards.
plays --seats human,human <<'END'

1

1
quit
quit
END
says "Pass the keyboard to red, then press Enter."
says "Pass the keyboard to blue, then press Enter."
[[ $(grep -c "Your hand" <<<"$out") == 3 ]] || fault "not three boards: $out"

# Nobody to ask; a screen without box drawing.
LANG=C plays --seats random,random </dev/null
says "+----a----+"
says "Place 1: "

refuses 'chess' play chess
refuses 'there is no player "hardd"; there is: human, random, greedy, easy, medium, hard, mcts:ITERATIONS, mcts:TIMEms' play outpost --seats human,hardd
refuses 'outpost' play outpost --seats human
refuses 'xx' play outpost --lang xx
refuses 'none.json' play outpost --load none.json
refuses '--seats names 2' play outpost --load game.json --seats human,human
refuses '--option' play outpost --load game.json --option deals=off
refuses '"-1" is not a whole number' play outpost --seed -1

finish
