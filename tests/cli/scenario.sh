# Scenario files: exit codes, the report, and files that cannot be loaded.
source "$SOURCE/tests/cli/helpers.bash" || exit 1

# put FILE STEPS
put() {
    printf '{"name": "%s", "game": "outpost", "seats": 2, "given": {"turn": {"phase": "action", "seat": "red"}}, "steps": [%s]}\n' \
        "$1" "$2" >"$1"
}
put good.json '{"pending": ["red"]}'
put bad.json '{"expect": {"round": 3}}'
put unknown.json '{"expct": {}}'

passes scenario good.json good.json
says "ok   good.json"
says "2 passed, 0 failed"

run scenario good.json bad.json
((code == 1)) || fault "a failing scenario: exit $code"
says "FAIL bad.json"
says "steps.0: round is 1, expected 3"
says "1 passed, 1 failed"

run scenario unknown.json none.json good.json
((code == 2)) || fault "a scenario that cannot be loaded: exit $code"
[[ $(wc -l <<<"$err") == 2 && $err == *"unknown.json: steps.0.expct is not known here"* && $err == *none.json* ]] ||
    fault "not a line per file: $err"
says "ok   good.json"
says "1 passed, 0 failed, 2 not loaded"

# An edition is found from the scenario file.
mkdir sub
sed 's/"wood": 2, "ore": 1/"wood": 4, "ore": 1/' "$SOURCE/games/outpost/components.json" >sub/rich.json
put sub.json '{"expect": {"players.red.goods.wood": 4}}'
sed 's/"seats": 2/"seats": 2, "edition": "rich.json"/' sub.json >sub/rich_scenario.json
passes scenario sub/rich_scenario.json
says "1 passed"

finish
