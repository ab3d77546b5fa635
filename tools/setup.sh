# Sourced by ./play and ./test, which set `root`: installs what is missing on Debian 12, configures and builds.
# A machine that has everything goes straight to the build and needs no network.

declare -A packages=(
    [g++]="the C++ compiler"
    [cmake]="configures the build"
    [ninja-build]="runs the build"
    [ccache]="makes rebuilding quick"
    [pkg-config]="finds libsodium"
    [libboost-json1.81-dev]="JSON files"
    [libboost1.81-dev]="the server's HTTP and WebSocket"
    [libssl-dev]="the server's TLS"
    [libspdlog-dev]="the server's logs"
    [prometheus-cpp-dev]="the server's figures at /metrics"
    [libsodium-dev]="the verifiable chance of a table"
    [libfmt-dev]="formatting of text"
    [libcli11-dev]="the command line"
    [libsqlitecpp-dev]="the store in a file"
    [libsqlite3-dev]="the store in a file"
    [libpqxx-dev]="the store in a PostgreSQL database"
    [postgresql]="a throw-away server for the tests of that store"
    [libgtest-dev]="the tests"
    [python3]="the checks in tools/"
    [clang-format]="the check of how the code is laid out"
)

fail() {
    echo "$(basename "$0"): $*" >&2
    exit 1
}

missing_packages() {
    local installed name
    installed=" $(dpkg-query -W -f '${db:Status-Status}:${Package} ' "${!packages[@]}" 2>/dev/null)"
    for name in "${!packages[@]}"; do
        [[ $installed == *" installed:$name "* ]] || echo "$name"
    done | sort
}

install_missing() {
    command -v dpkg-query >/dev/null && command -v apt-get >/dev/null ||
        fail "this is not Debian, so packages cannot be installed; get ${!packages[*]} your own way and use cmake --preset release."
    local missing as_root=() name log
    mapfile -t missing < <(missing_packages)
    ((${#missing[@]})) || return 0
    if ((EUID)); then
        command -v sudo >/dev/null && { [[ -t 0 ]] || sudo -n true 2>/dev/null; } ||
            fail "the packages ${missing[*]} are missing and cannot be installed without root or sudo."
        as_root=(sudo)
    fi
    echo "Installing the Debian packages that are missing:"
    for name in "${missing[@]}"; do echo "  $name - ${packages[$name]}"; done
    log=$(mktemp)
    if ! { "${as_root[@]}" apt-get -q update &&
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qy --no-install-recommends install "${missing[@]}"; } >"$log" 2>&1; then
        local reason
        reason=$(grep -m1 '^E:' "$log" || tail -n1 "$log")
        rm -f "$log"
        fail "apt-get could not install ${missing[*]}: ${reason:-no reason given}"
    fi
    rm -f "$log"
}

# configure PRESET: does nothing when it was done before. A build folder that came along with a copy starts anew.
configure() {
    local folder=$root/build/$1 log
    if [[ -f $folder/build.ninja ]] && grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt"; then
        return 0
    fi
    rm -rf "$folder"
    mkdir -p "$folder"
    log=$folder/configure.log
    if ! (cd "$root" && cmake --preset "$1") >"$log" 2>&1; then
        cat "$log" >&2
        fail "the build could not be configured (preset $1); the reason is above."
    fi
}

# build PRESET TARGET
build() {
    configure "$1"
    ninja --quiet -C "$root/build/$1" "$2" 2>&1 | sed '/^ninja: no work to do\.$/d; /^-- /d' >&2 ||
        fail "the build failed (preset $1); the reason is above."
}

# Another Node than Debian's may be there already.
need_web_packages() {
    command -v npm >/dev/null || packages+=([nodejs]="builds the web client" [npm]="fetches what the web client is built with")
}

# The client goes into the binary, so it is built first, and only if something changed.
build_web() {
    local web=$root/web log=$root/build/web.log
    if [[ -f $web/dist/index.html ]] &&
        [[ -z $(find "$web" \( -name node_modules -o -path "$web/dist" -o -path "$web/e2e" \) -prune -o -type f -newer "$web/dist/index.html" -print -quit) ]]; then
        return 0
    fi
    echo "Building the web client."
    mkdir -p "$root/build"
    (
        cd "$web" || exit 1
        if [[ ! -f node_modules/.package-lock.json || package-lock.json -nt node_modules/.package-lock.json ]]; then
            # Not `npm ci`: it wants optional packages of every platform in the lock file, and some registries lack them. The lock
            # file stays as it is: a checkout must be clean after ./play.
            npm install --no-save --no-audit --no-fund --omit-lockfile-registry-resolved || exit 1
        fi
        npm run build
    ) >"$log" 2>&1 && return 0
    tail -n 20 "$log" >&2
    echo "$(basename "$0"): the web client could not be built; the reason is above." >&2
    return 1
}
