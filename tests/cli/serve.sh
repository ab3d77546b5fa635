# The server as a process: where it says it is, what it answers, how it ends, and what it refuses to start with.
source "$SOURCE/tests/cli/helpers.bash" || exit 1

# get PATH: the body.
get() {
    python3 -c "import sys, urllib.request; print(urllib.request.urlopen(sys.argv[1] + sys.argv[2], timeout=5).read().decode())" "$address" "$1"
}

start --log-level info --log-format json
[[ $(get /healthz) == ok ]] || fault "not healthy"
[[ $(get /readyz) == ready ]] || fault "not ready"
out=$(get /api/v1/games)
json '"endeavor" in [g["slug"] for g in d["games"]]'
out=$(get /metrics)
says 'pentarchy_http_connections 1'
out=$(get /)
says '<title>'
port=${address##*:}
run serve --listen "127.0.0.1:$port" --store other.db
((code == 1)) && [[ $err == "pentarchy: 127.0.0.1:$port cannot be listened on: Address already in use" ]] || fault "port in use: exit $code, $err"
ends
out=$(head -n 1 err.txt)
json 'd["event"] == "listening" and d["address"].startswith("http://127.0.0.1:")'
out=$(tail -n 1 err.txt)
json 'd["event"] == "stopped"'

# Settings from the environment and from a file.
echo 'log-level = "debug"' >settings.toml
PENTARCHY_LOG_FORMAT=json start --config settings.toml
get /healthz >/dev/null
ends
grep -q '"event":"request"' err.txt || fault "no request in the log: $(cat err.txt)"

run serve --listen 127.0.0.1:0 --store games.db --tls-cert none.pem --tls-key none.pem
((code == 1)) && [[ $(wc -l <<<"$err") == 1 && $err == *none.pem* ]] || fault "no certificate: exit $code, $err"
refuses 'belong together' serve --tls-cert games.db
refuses 'not HOST:PORT' serve --listen 8080
refuses 'not an IP address' serve --proxy example.org
refuses 'none.toml' serve --config none.toml
refuses 'there is no setting "lisen"' serve --config <(echo 'lisen = "x"')
passes serve --help
says 'Examples:'

finish
