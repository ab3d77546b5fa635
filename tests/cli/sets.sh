# A set at the terminal: Endeavor's salary, from a recorded game, in any order and with picks put back.
source "$SOURCE/tests/cli/helpers.bash" || exit 1
unset LANG LC_ALL LC_CTYPE NO_COLOR

# The game up to the moment when green pays two workers of several buildings.
python3 - "$SOURCE/games/endeavor/fixtures/0005_random_5p.json" <<'END'
import json, sys
game = json.load(open(sys.argv[1]))
events = game["events"]
at = next(i for i, e in enumerate(events) if e["move"].startswith("pay ") and events[i + 1]["move"].startswith("pay ") and e["move"] != events[i + 1]["move"])
assert events[at]["seat"] == "green"
game["events"] = events[:at]
game["host_secret"] = game.pop("secret")
game.pop("result", None)
json.dump(game, open("salary.json", "w"))
END
plays() {
    passes play endeavor --load salary.json --seats random,random,random,random,human "$@"
    [[ $out != *"‹"* ]] || fault "words are missing: $(grep -m3 "‹" <<<"$out")"
}

plays <<'END'
99
3
undo
2
1
save after.json
quit
quit
END
says "Pick 2 of these, in any order"
says "Picked so far: "
python3 - <<'END' || fault "the later one first lost something"
import json
moves = [e["move"] for e in json.load(open("after.json"))["events"] if e.get("seat") == "green"]
pays = [m for m in moves if m.startswith("pay ")][-2:]
assert pays[0] != pays[1], pays
END

# In one line, and as texts; both in the order of the rules at last.
plays --lang cs < <(printf '2 1\nsave line.json\nquit\nquit\n')
says "Vyber 2 z těchto možností"
plays < <(printf 'pay market\npay colonial_house\nsave texts.json\nquit\nquit\n')
python3 - <<'END' || fault "another order is another game"
import json
def pays(name):
    return [e["move"] for e in json.load(open(name))["events"] if e.get("seat") == "green" and e["move"].startswith("pay ")][-2:]
assert pays("line.json") == pays("texts.json") == pays("after.json") == ["pay colonial_house", "pay market"], (pays("line.json"), pays("texts.json"), pays("after.json"))
END
finish
