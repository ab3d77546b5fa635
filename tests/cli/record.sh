# Records: written, replayed for each viewer, verified, and refused when they are not what they should be.
source "$SOURCE/tests/cli/helpers.bash" || exit 1

passes simulate outpost --seats random,random,random --seed 7 --record game.json
says "written to game.json"
passes simulate outpost --seats random,random,random --seed 7 --record again.json
cmp -s game.json again.json || fault "the same seed gives another record"

passes replay game.json
says "Luck: "
says "[start_seat "
says "Luck: Card drawn: "
says "[draw_card "
everything=$out
passes replay game.json --seat spectator --lang cs
[[ $out != *"draw_card militia"* && $out != *"draw_card ward"* ]] || fault "a spectator sees secret cards"
says "Náhoda: "
[[ $out == *"Kolo"* || $out == *"kolo"* ]] || fault "the Czech board has no kolo: $out"
passes replay game.json --seat red
[[ $out != "$everything" ]] || fault "red sees everything"
passes replay game.json --to 5
[[ $(grep -cE '^ +[0-9]+ ' <<<"$out") == 5 ]] || fault "--to 5 is not five events: $out"

passes verify game.json
says "verified: "
says "draws re-derived from the committed secret"

# A seat's record holds what the seat was shown, and is read as it is.
passes simulate outpost --seats random,random,random --seed 7 --record red.json --seat red
passes replay red.json
says "chance: draw_card ?"
[[ $out == *"draw_card militia"* || $out == *"draw_card storm"* || $out == *"draw_card ward"* || $out == *"draw_card caravan"* ]] ||
    fault "red does not know its own cards: $out"
passes replay red.json --to 3
[[ $(grep -cE '^ +[0-9]+ ' <<<"$out") == 3 ]] || fault "--to 3 is not three events: $out"
refuses 'red.json: this is what red saw' replay red.json --seat blue
refuses "red.json: this is one seat's record" verify red.json
refuses '--seat goes with --record' simulate outpost --seat red
refuses 'white' simulate outpost --record white.json --seat white

# forge FILE PYTHON: a copy of the record with `game` changed.
forge() {
    python3 -c "import json; game = json.load(open('game.json')); $2; json.dump(game, open('$1', 'w'))"
}
# fails_verifying PART FILE: exit code 1 and one line on stderr.
fails_verifying() {
    run verify "$2"
    ((code == 1)) && [[ $(wc -l <<<"$err") == 1 && $err == *"$1"* && -z $out ]] || fault "verify $2: exit $code, stderr: $err, stdout: $out"
}

# Another start seat is a legal draw, but not this secret's. It changes who acts, so that a later event is wrong too.
forge luck.json 'e = game["events"][0]; e["code"][1] = (e["code"][1] + 1) % 3; e["move"] = "start_seat " + ["red", "blue", "yellow"][e["code"][1]]'
fails_verifying 'luck.json: event ' luck.json
forge secret.json 'game["secret"] = "0" * 64'
fails_verifying 'secret.json: the secret is not the one' secret.json
forge unfinished.json 'del game["secret"]; del game["result"]; game["events"] = game["events"][:9]'
fails_verifying 'unfinished.json: ' unfinished.json
passes replay unfinished.json

forge result.json 'game["result"][0]["score"] += 1'
refuses 'result.json: result: red' replay result.json
forge illegal.json 'game["events"][1]["seat"] = "red"'
refuses "illegal.json: event 1: it is not red's turn" replay illegal.json
forge rules.json 'game["rules"] = 77'
refuses 'rules.json: it was played with version 77' replay rules.json
refuses 'rules.json: it was played with version 77' verify rules.json
forge edition.json 'game["edition"]["hash"] = "ab" * 32'
refuses 'edition.json: it was played with another edition' replay edition.json
forge other.json 'game["game"] = "chess"'
refuses 'other.json: there is no game "chess"' replay other.json
forge key.json 'game["events"][3]["mvoe"] = 1'
refuses 'key.json: events.3.mvoe' replay key.json

head -c 300 game.json >cut.json
refuses 'cut.json, line' replay cut.json
refuses 'cut.json, line' verify cut.json
refuses 'none.json' replay none.json
refuses 'none.json' verify none.json
echo '{}' >empty.json
refuses 'empty.json: this is not a record' replay empty.json
refuses 'white' replay game.json --seat white
refuses '--to 99999: the record has only' replay game.json --to 99999
refuses 'xx' replay game.json --lang xx

finish
