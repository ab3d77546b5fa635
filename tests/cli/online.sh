# Programs that play over the network: the example bot for two people at a table by invitation, who then play again, and on two seats of
# one account. A server that is asked to end while it analyses a game does so in time.
source "$SOURCE/tests/cli/helpers.bash" || exit 1

start
server=${address#http://}

# people NAME...: accounts whose programs may play; leaves tokens in $token_NAME.
people() {
    for name in "$@"; do
        printf -v "token_$name" %s "$(ask "" POST accounts '{"name": "'"$name"'", "password": "long enough"}' 'd["token"]')"
    done
}

# ask TOKEN METHOD PATH BODY EXPRESSION: what the server answers, as EXPRESSION over `d`. A new account becomes a program's and has a token.
ask() {
    python3 - "$SOURCE/tools" "$server" "$@" <<'PY'
import json, sys
sys.path.insert(0, sys.argv[1])
sys.dont_write_bytecode = True
from serving.client import Person
server, token, method, path, body, expression = sys.argv[2:]
person = Person(server)
person.token = token
d = person.need(method, path, json.loads(body) if body else None)
if path == "accounts":
    person.need("PATCH", "me", {"bot": True})
    d = person.need("POST", "me/tokens", {"name": "bot"})
print(eval(expression))
PY
}

# plays TABLE TOKEN TOKEN: an example bot on each seat; both read the same result.
plays() {
    timeout 120 python3 "$SOURCE/docs/example_bot.py" "$server" "$2" "$1" 0 >first.txt 2>first.err &
    local first=$!
    timeout 120 python3 "$SOURCE/docs/example_bot.py" "$server" "$3" "$1" 1 >second.txt 2>second.err || fault "the second bot: $(tail -n 3 second.err)"
    wait "$first" || fault "the first bot: $(tail -n 3 first.err)"
    grep -q '"rank"' first.txt || fault "no result: $(cat first.txt)"
    cmp -s first.txt second.txt || fault "the bots read different results: $(cat first.txt second.txt)"
}

people Ada Bob
table=$(ask "$token_Ada" POST tables '{"game": "outpost", "options": {"deals": "off"}, "seats": ["me", "open"], "access": "invite"}' 'd["table"]["id"]')
invite=$(ask "$token_Ada" GET "tables/$table" "" 'd["table"]["invite"]')
ask "$token_Bob" POST "tables/$table/join" '{"invite": "'"$invite"'"}' '""' >/dev/null
ask "$token_Ada" POST "tables/$table/start" "" '""' >/dev/null
plays "$table" "$token_Ada" "$token_Bob"
again=$(ask "$token_Bob" POST "tables/$table/rematch" "" 'd["table"]["id"]')
out=$(ask "$token_Ada" POST "tables/$again/join" '{}' 'json.dumps(d["table"]["my_seats"])')
[[ $out == "[0]" || $out == "[1]" ]] || fault "whoever sat at the old table does not sit at the new one: $out"

table=$(ask "$token_Ada" POST tables '{"game": "outpost", "options": {"deals": "off"}, "seats": ["me", "here"]}' 'd["table"]["id"]')
plays "$table" "$token_Ada" "$token_Ada"

ask "$token_Ada" GET "tables/$table/analysis" "" '""' >/dev/null
sleep 1
ends
finish
