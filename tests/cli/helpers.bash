# Sourced by the black-box tests: PENTARCHY is the binary, SOURCE the source root. Tests run in an empty folder.
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
faults=0

fault() {
    echo "FAULT: $*"
    faults=$((faults + 1))
}

# run ARGUMENTS...: leaves $code, $out and $err.
run() {
    out=$("$PENTARCHY" "$@" 2>"$folder/.err")
    code=$?
    out=${out//$'\xc2\xa0'/ }  # tests are written with plain spaces
    err=$(<"$folder/.err")
    rm "$folder/.err"
}

# passes ARGUMENTS...: exit code 0 and nothing on stderr.
passes() {
    run "$@"
    ((code == 0)) && [[ -z $err ]] || fault "pentarchy $*: exit $code, stderr: $err, stdout: $out"
}

# refuses PART ARGUMENTS...: exit code 2, one line on stderr that contains PART, nothing on stdout, no file written.
refuses() {
    local part=$1 before
    shift
    before=$(ls -A)
    run "$@"
    ((code == 2)) || fault "pentarchy $*: exit $code instead of 2"
    [[ -n $err && $(wc -l <<<"$err") == 1 && $err == *"$part"* ]] || fault "pentarchy $*: stderr is not one line with '$part': $err"
    [[ -z $out ]] || fault "pentarchy $*: prints in spite of the error: $out"
    [[ $(ls -A) == "$before" ]] || fault "pentarchy $*: leaves files behind: $(ls -A)"
}

# says PART: the last output contains it.
says() {
    [[ $out == *"$1"* ]] || fault "'$1' is not in the output: $out"
}

# json EXPRESSION: true of `d`, the last output as JSON.
json() {
    python3 -c "import json, sys; d = json.loads(sys.argv[1]); sys.exit(0 if ($1) else 1)" "$out" || fault "$1 is not so in: $out"
}

# start ARGUMENTS...: a server; leaves $pid and $address.
start() {
    : >out.txt  # or the address of the server before would be read
    "$PENTARCHY" serve --listen 127.0.0.1:0 --store games.db "$@" >out.txt 2>err.txt &
    pid=$!
    for _ in {1..100}; do
        address=$(sed -n 's/^Pentarchy is at //p' out.txt)
        [[ -n $address ]] && return
        sleep 0.1
    done
    fault "pentarchy serve $*: no address: $(cat out.txt err.txt)"
}

# ends: the server goes within ten seconds of SIGTERM, with exit code 0.
ends() {
    local before=$SECONDS
    kill -TERM "$pid"
    wait "$pid" || fault "serve ends with exit code $?: $(cat err.txt)"
    ((SECONDS - before <= 10)) || fault "serve takes $((SECONDS - before)) seconds to end"
}

# The last line of every test.
finish() {
    exit $((faults > 0))
}
