# The data of a server: tables in and out of a store, checks, backups.
source "$SOURCE/tests/cli/helpers.bash" || exit 1

passes store --help
says "Examples:"
says "pentarchy store"
for part in check export import backup copy; do
    says "pentarchy store $part"
done
for part in check export import backup copy; do
    passes store $part --help
    says "STORE"
done

# A finished game goes in and comes out the same.
passes simulate outpost --seats random,random,random --seed 7 --record game.json
passes store import games.db game.json
over=$out
[[ $over =~ ^[a-z2-7]{12}$ ]] || fault "not an id: $over"
passes store export games.db "$over" back.json
says "events written to back.json"
python3 -c "import json; assert json.load(open('game.json')) == json.load(open('back.json'))" || fault "the record came back changed"
passes verify back.json
says "verified: "
passes replay back.json
says "[start_seat "

# A running one keeps its secret to the host.
passes play endeavor --seed 3 --seats human,random,random < <(printf '1\n1\n1\nsave running.json\nquit\n')
passes store import games.db running.json
running=$out
passes store export games.db "$running" still.json
says "The game is not over"
python3 -c "
import json
before, after = json.load(open('running.json')), json.load(open('still.json'))
assert before == after and 'host_secret' in after and 'secret' not in after" || fault "the running game came back changed"
passes replay still.json

passes store check games.db
says "2 tables with "
says "all is well"

# Copies are stores of their own.
passes store backup games.db copy.db
passes store check copy.db
says "2 tables with "
passes store copy copy.db another.db
passes store export another.db "$over" again.json
cmp -s back.json again.json || fault "a copy holds another game"
refuses 'not empty' store copy games.db another.db

# Damage is found, and named.
python3 - "$over" <<'EOF'
import sqlite3
import sys
db = sqlite3.connect("copy.db")
table = sys.argv[1]
seq, = db.execute("SELECT seq FROM events WHERE table_id = ? AND body LIKE '%start_seat%' LIMIT 1", (table,)).fetchone()
db.execute("UPDATE events SET body = replace(body, 'start_seat', 'start_boat') WHERE table_id = ? AND seq = ?", (table, seq))
db.execute("UPDATE progress SET length = length + 1 WHERE table_id <> ?", (table,))
db.commit()
EOF
run store check copy.db
((code == 1)) || fault "a damaged store passes: exit $code"
says "table $over cannot be played again: table $over: "
says "table $running should have "
says "2 faults"

# A secret that nobody committed to is neither taken nor overlooked.
python3 - "$over" <<'EOF'
import json
import sqlite3
import sys
record = json.load(open("game.json"))
record["commitment"] = "0" * 64
json.dump(record, open("lie.json", "w"))
record = json.load(open("game.json"))
record["seats"][0] = "x" * 31
json.dump(record, open("long.json", "w"))
db = sqlite3.connect("another.db")
db.execute("UPDATE tables SET host = ? WHERE id = ?", (json.dumps({"secret": "0" * 64}), sys.argv[1]))
db.commit()
EOF
refuses 'lie.json: the secret is not the one that the commitment stands for' store import games.db lie.json
refuses 'long.json: seats: a name has from 1 to 30 bytes' store import games.db long.json
run store check another.db
((code == 1)) || fault "a secret that nobody committed to passes: exit $code"
says "table $over cannot be played again: table $over: host_secret is not the secret that the commitment stands for"

refuses 'none.db: there is no such store' store check none.db
refuses 'none.db: there is no such store' store export none.db abc file.json
refuses 'none.db: there is no such store' store backup none.db file.db
refuses 'there is no table abc' store export games.db abc file.json
refuses 'game.json: this is not a store' store check game.json
refuses 'copy.db: there is such a file already' store backup games.db copy.db
refuses 'none/copy.db: the copy cannot be written' store backup games.db none/copy.db
refuses 'none/file.json' store export games.db "$over" none/file.json
refuses 'none.json' store import games.db none.json
echo '{}' >empty.json
refuses 'empty.json: this is not a record' store import games.db empty.json
refuses 'empty.json: this is not a record' store import new.db empty.json
refuses 'the store cannot be opened: ' store check 'postgresql://anna:hush@/games?host=/none'
[[ $err != *hush* ]] || fault "a password is shown: $err"
refuses 'table is required' store export games.db
refuses 'subcommand' store

# The same on PostgreSQL.
coproc postgres { "$SOURCE/tools/throwaway_postgres"; }
read -r url <&"${postgres[0]}"
passes store copy games.db "$url"
passes store check "$url"
says "PostgreSQL "
says "2 tables with "
says "all is well"
passes store export "$url" "$over" elsewhere.json
cmp -s back.json elsewhere.json || fault "PostgreSQL holds another game"
passes store import "$url" game.json
passes store backup "$url" everything.db
passes store check everything.db
says "3 tables with "
exec {postgres[1]}>&-
wait

finish
